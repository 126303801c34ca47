import type { text as Shape } from '../../../zh-CN/parts/pdf-view/pdf-page.ts';

export const text: typeof Shape = { failed: 'This page could not be loaded.', retry: 'Try again' };
