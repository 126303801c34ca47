import type { Names, text as Shape } from '../../../zh-CN/parts/theme/theme-choice.ts';

const names: Names = { system: '跟隨系統', light: '淺色', dark: '深色' };

export const text: typeof Shape = { label: '外觀', names };
