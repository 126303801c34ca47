import type { text as Shape } from '../../../zh-CN/parts/pdf-view/pdf-page.ts';

export const text: typeof Shape = { failed: '이 페이지를 불러오지 못했습니다.', retry: '다시 시도' };
