import type { text as Shape } from '../../../../zh-CN/pages/light/sign/shield-sheet.ts';

export const text: typeof Shape = { title: 'Auf Ihrem Smartphone bestätigen', again: 'Erneut versuchen' };
