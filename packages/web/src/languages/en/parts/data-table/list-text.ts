import type { text as Shape } from '../../../zh-CN/parts/data-table/list-text.ts';

export const text: typeof Shape = {
  count: (total) => (total === 1 ? '1 record' : `${total} records`),
  nothingFound: 'Nothing matches',
  nothingFoundWhy: 'Try another filter, or clear them all.',
  clear: 'Clear filters',
  dense: 'Dense tables',
  comfortable: 'Comfortable tables',
};
