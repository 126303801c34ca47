import type { Names, text as Shape } from '../../../zh-CN/parts/theme/theme-choice.ts';

const names: Names = { system: 'wie das System', light: 'hell', dark: 'dunkel' };

export const text: typeof Shape = { label: 'Darstellung', names };
