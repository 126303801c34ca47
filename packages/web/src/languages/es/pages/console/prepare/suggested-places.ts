import type { text as Shape } from '../../../../zh-CN/pages/console/prepare/suggested-places.ts';

export const text: typeof Shape = {
  title: 'Lugares sugeridos',
  found: (count) => (count === 1 ? '1 campo sugerido' : `${count} campos sugeridos`),
  placeAll: (count) => (count === 1 ? 'Colocarlo' : `Colocar los ${count}`),
  next: 'Mostrar el siguiente',
  dismiss: 'Sin sugerencias, gracias',
  placed: (count) =>
    count === 1 ? '1 campo colocado; puede deshacerlo' : `${count} campos colocados; puede deshacerlo`,
  place: (type, name, label) => `Colocar ${type} para ${name} en «${label}»`,
};
