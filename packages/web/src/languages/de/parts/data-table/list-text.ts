import type { text as Shape } from '../../../zh-CN/parts/data-table/list-text.ts';

export const text: typeof Shape = {
  count: (total) => (total === 1 ? '1 Eintrag' : `${total} Einträge`),
  nothingFound: 'Keine Treffer',
  nothingFoundWhy: 'Versuchen Sie einen anderen Filter oder setzen Sie alle zurück.',
  clear: 'Filter zurücksetzen',
  dense: 'Kompakte Tabellen',
  comfortable: 'Großzügige Tabellen',
};
