import type { text as Shape } from '../../../zh-CN/parts/pdf-view/pdf-page.ts';

export const text: typeof Shape = { failed: 'Cette page n’a pas pu être chargée.', retry: 'Réessayer' };
