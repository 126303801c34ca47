import type { text as Shape } from '../../../zh-CN/parts/legal/accepted-by-press.ts';

export const text: typeof Shape = { before: (act) => `Mit „${act}“ akzeptieren Sie die`, and: 'und die' };
