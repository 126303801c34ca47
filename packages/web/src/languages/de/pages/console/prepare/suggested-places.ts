import type { text as Shape } from '../../../../zh-CN/pages/console/prepare/suggested-places.ts';

export const text: typeof Shape = {
  title: 'Vorgeschlagene Stellen',
  found: (count) => (count === 1 ? '1 vorgeschlagenes Feld' : `${count} vorgeschlagene Felder`),
  placeAll: (count) => (count === 1 ? 'Platzieren' : `Alle ${count} platzieren`),
  next: 'Nächste zeigen',
  dismiss: 'Keine Vorschläge, danke',
  placed: (count) => `${count === 1 ? '1 Feld' : `${count} Felder`} platziert; Sie können es rückgängig machen`,
  place: (type, name, label) => `${type} für ${name} bei „${label}“ platzieren`,
};
