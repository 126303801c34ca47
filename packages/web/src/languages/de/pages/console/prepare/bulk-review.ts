import type { text as Shape } from '../../../../zh-CN/pages/console/prepare/bulk-review.ts';

export const text: typeof Shape = {
  send: (count) => (count === '1' ? 'An 1 Person senden' : `An ${count} Personen senden`),
  starting: 'Versand wird vorbereitet…',
  started: 'Der Versand hat begonnen',
  none: 'Die Liste ist noch leer. Füllen Sie sie zuerst aus.',
  good: (count) =>
    count === '1'
      ? 'Die Person auf der Liste erhält einen Vertrag.'
      : `Jede der ${count} Personen auf der Liste erhält einen eigenen Vertrag.`,
  some: (valid, bad) =>
    `Gesendet wird an ${valid === '1' ? '1 Person' : `${valid} Personen`} der Liste; die übrigen (${bad}) sind zu korrigieren und werden ausgelassen.`,
  open: 'Liste anzeigen',
};
