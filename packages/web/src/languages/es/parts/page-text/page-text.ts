import type { text as Shape } from '../../../zh-CN/parts/page-text/page-text.ts';

export const text: typeof Shape = {
  label: 'Modo de lectura',
  says: 'El texto se adapta a su pantalla. Lo que vale es la página original. Donde texto y página difieren, verá una imagen de la página.',
  page: (page, of) => `Página ${page} de ${of}`,
  see: 'Ver la página',
  picture: 'Parte de la página, mostrada como imagen',
  empty: 'Esta página está vacía.',
  failed: 'No se ha podido cargar esta página.',
  retry: 'Reintentar',
  loading: 'Leyendo esta página…',
};
