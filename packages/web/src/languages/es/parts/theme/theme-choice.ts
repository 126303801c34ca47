import type { Names, text as Shape } from '../../../zh-CN/parts/theme/theme-choice.ts';

const names: Names = { system: 'según el sistema', light: 'claro', dark: 'oscuro' };

export const text: typeof Shape = { label: 'Apariencia', names };
