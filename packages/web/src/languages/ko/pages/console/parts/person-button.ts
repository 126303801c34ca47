import type { text as Shape } from '../../../../zh-CN/pages/console/parts/person-button.ts';

export const text: typeof Shape = { add: '추가', isIn: '추가됨' };
