import type { text as Shape } from '../../../../zh-CN/pages/console/prepare/suggested-places.ts';

export const text: typeof Shape = {
  title: 'Emplacements suggérés',
  found: (count) => (count < 2 ? `${count} champ suggéré` : `${count} champs suggérés`),
  placeAll: (count) => (count === 1 ? 'Le placer' : `Placer les ${count}`),
  next: 'Voir le suivant',
  dismiss: 'Sans suggestions, merci',
  placed: (count) => `${count < 2 ? `${count} champ placé` : `${count} champs placés`} ; vous pouvez annuler`,
  place: (type, name, label) => `Placer ${type} pour ${name} à « ${label} »`,
};
