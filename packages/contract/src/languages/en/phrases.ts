import type { phrases as Shape } from '../zh-CN/phrases.ts';

/** Phrases inside of other texts. */
export const phrases: typeof Shape = {
  wait: {
    short: '1 to 2 minutes',
    minutes: (count) => `${count} minutes`,
    hours: (count) => (count === 1 ? '1 hour' : `${count} hours`),
  },
  where: (page, name) => ` (${name === undefined ? '' : `“${name}”, `}page ${page})`,
  other: (page, name) => (name === undefined ? `the field on page ${page}` : `“${name}” on page ${page}`),
};
