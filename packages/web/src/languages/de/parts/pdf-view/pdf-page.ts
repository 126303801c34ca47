import type { text as Shape } from '../../../zh-CN/parts/pdf-view/pdf-page.ts';

export const text: typeof Shape = { failed: 'Diese Seite konnte nicht geladen werden.', retry: 'Erneut versuchen' };
