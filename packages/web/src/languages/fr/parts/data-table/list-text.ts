import type { text as Shape } from '../../../zh-CN/parts/data-table/list-text.ts';

export const text: typeof Shape = {
  count: (total) => (total < 2 ? `${total} entrée` : `${total} entrées`),
  nothingFound: 'Aucun résultat',
  nothingFoundWhy: 'Essayez un autre filtre, ou effacez-les tous.',
  clear: 'Effacer les filtres',
  dense: 'Tableaux compacts',
  comfortable: 'Tableaux aérés',
};
