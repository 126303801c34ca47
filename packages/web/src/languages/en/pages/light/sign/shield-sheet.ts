import type { text as Shape } from '../../../../zh-CN/pages/light/sign/shield-sheet.ts';

export const text: typeof Shape = { title: 'Confirm on your phone', again: 'Try again' };
