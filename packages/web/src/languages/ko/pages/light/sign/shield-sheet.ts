import type { text as Shape } from '../../../../zh-CN/pages/light/sign/shield-sheet.ts';

export const text: typeof Shape = { title: '휴대전화에서 확인', again: '다시 시도' };
