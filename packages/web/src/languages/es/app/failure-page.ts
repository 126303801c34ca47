import type { text as Shape } from '../../zh-CN/app/failure-page.ts';

export const text: typeof Shape = {
  failed: 'Se ha producido un error en esta página',
  notFound: 'Esta página no existe',
  notFoundWhy: 'Puede que la dirección esté mal escrita o que el contenido se haya movido.',
  home: 'Ir a la página de inicio',
};
