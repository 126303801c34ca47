import type { Names, text as Shape } from '../../../zh-CN/parts/theme/theme-choice.ts';

const names: Names = { system: 'システムに合わせる', light: 'ライト', dark: 'ダーク' };

export const text: typeof Shape = { label: '外観', names };
