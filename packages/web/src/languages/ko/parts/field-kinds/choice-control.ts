import type { text as Shape } from '../../../zh-CN/parts/field-kinds/choice-control.ts';

export const text: typeof Shape = { choose: '선택' };
