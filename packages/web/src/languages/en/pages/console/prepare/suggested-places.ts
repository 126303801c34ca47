import type { text as Shape } from '../../../../zh-CN/pages/console/prepare/suggested-places.ts';

export const text: typeof Shape = {
  title: 'Suggested places',
  found: (count) => (count === 1 ? '1 suggested field' : `${count} suggested fields`),
  placeAll: (count) => (count === 1 ? 'Place it' : `Place all ${count}`),
  next: 'Show the next one',
  dismiss: 'No suggestions, thanks',
  placed: (count) => (count === 1 ? 'Placed 1 field; you can undo it' : `Placed ${count} fields; you can undo it`),
  place: (type, name, label) => `Place ${type} for ${name} at “${label}”`,
};
