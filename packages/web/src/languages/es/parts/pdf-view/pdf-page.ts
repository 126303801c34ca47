import type { text as Shape } from '../../../zh-CN/parts/pdf-view/pdf-page.ts';

export const text: typeof Shape = { failed: 'No se ha podido cargar esta página.', retry: 'Reintentar' };
