import type { text as Shape } from '../../../zh-CN/parts/legal/accepted-by-press.ts';

export const text: typeof Shape = { before: (act) => `點選「${act}」，即表示您同意`, and: '和' };
