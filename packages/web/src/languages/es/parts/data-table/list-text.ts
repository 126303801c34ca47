import type { text as Shape } from '../../../zh-CN/parts/data-table/list-text.ts';

export const text: typeof Shape = {
  count: (total) => (total === 1 ? '1 registro' : `${total} registros`),
  nothingFound: 'Sin resultados',
  nothingFoundWhy: 'Pruebe otro filtro o quítelos todos.',
  clear: 'Quitar filtros',
  dense: 'Tablas compactas',
  comfortable: 'Tablas amplias',
};
