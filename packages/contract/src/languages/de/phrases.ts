import type { phrases as Shape } from '../zh-CN/phrases.ts';

/** Phrases inside of other texts. */
export const phrases: typeof Shape = {
  wait: {
    short: '1 bis 2 Minuten',
    minutes: (count) => (count === 1 ? '1 Minute' : `${count} Minuten`),
    hours: (count) => (count === 1 ? '1 Stunde' : `${count} Stunden`),
  },
  where: (page, name) => ` (${name === undefined ? '' : `„${name}“, `}Seite ${page})`,
  other: (page, name) => (name === undefined ? `Feld auf Seite ${page}` : `„${name}“ auf Seite ${page}`),
};
