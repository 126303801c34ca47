import type { Names, text as Shape } from '../../../zh-CN/parts/theme/theme-choice.ts';

const names: Names = { system: '시스템 설정', light: '밝게', dark: '어둡게' };

export const text: typeof Shape = { label: '화면 모드', names };
