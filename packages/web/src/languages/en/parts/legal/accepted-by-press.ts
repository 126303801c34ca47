import type { text as Shape } from '../../../zh-CN/parts/legal/accepted-by-press.ts';

export const text: typeof Shape = { before: (act) => `By pressing “${act}” you accept the`, and: 'and the' };
