import type { text as Shape } from '../../../zh-CN/parts/pdf-view/pdf-page.ts';

export const text: typeof Shape = { failed: 'このページを読み込めませんでした。', retry: '再試行' };
