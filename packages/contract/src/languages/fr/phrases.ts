import type { phrases as Shape } from '../zh-CN/phrases.ts';

/** Phrases inside of other texts. */
export const phrases: typeof Shape = {
  wait: {
    short: '1 à 2 minutes',
    minutes: (count) => `${count} minutes`,
    hours: (count) => (count === 1 ? '1 heure' : `${count} heures`),
  },
  where: (page, name) => ` (${name === undefined ? '' : `« ${name} », `}page ${page})`,
  other: (page, name) => (name === undefined ? `le champ de la page ${page}` : `« ${name} » à la page ${page}`),
};
