import type { text as Shape } from '../../../../zh-CN/pages/console/parts/person-button.ts';

export const text: typeof Shape = { add: '追加', isIn: '追加済み' };
