import type { Names, text as Shape } from '../../../zh-CN/parts/theme/theme-choice.ts';

const names: Names = { system: 'comme le système', light: 'clair', dark: 'sombre' };

export const text: typeof Shape = { label: 'Apparence', names };
