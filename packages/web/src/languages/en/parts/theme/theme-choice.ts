import type { Names, text as Shape } from '../../../zh-CN/parts/theme/theme-choice.ts';

const names: Names = { system: 'as the system', light: 'light', dark: 'dark' };

export const text: typeof Shape = { label: 'Appearance', names };
