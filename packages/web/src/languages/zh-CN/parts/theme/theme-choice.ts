import type { Theme } from '../../../../parts/theme/kept-theme.ts';

export type Names = Readonly<Record<Theme, string>>;
const names: Names = { system: '跟随系统', light: '浅色', dark: '深色' };

export const text = { label: '外观', names };
