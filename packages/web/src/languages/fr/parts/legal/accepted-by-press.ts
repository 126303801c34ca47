import type { text as Shape } from '../../../zh-CN/parts/legal/accepted-by-press.ts';

export const text: typeof Shape = { before: (act) => `En appuyant sur « ${act} », vous acceptez :`, and: 'et' };
