import type { phrases as Shape } from '../zh-CN/phrases.ts';

/** Phrases inside of other texts. */
export const phrases: typeof Shape = {
  wait: {
    short: 'de 1 a 2 minutos',
    minutes: (count) => `${count} minutos`,
    hours: (count) => (count === 1 ? '1 hora' : `${count} horas`),
  },
  where: (page, name) => ` (${name === undefined ? '' : `«${name}», `}página ${page})`,
  other: (page, name) => (name === undefined ? `el campo de la página ${page}` : `«${name}» en la página ${page}`),
};
