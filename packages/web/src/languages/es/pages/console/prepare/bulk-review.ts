import type { text as Shape } from '../../../../zh-CN/pages/console/prepare/bulk-review.ts';

export const text: typeof Shape = {
  send: (count) => (count === '1' ? 'Enviar a 1 persona' : `Enviar a ${count} personas`),
  starting: 'Preparando el envío…',
  started: 'El envío ha comenzado',
  none: 'La lista aún está vacía. Complétela primero.',
  good: (count) =>
    count === '1'
      ? 'La persona de la lista recibe un contrato.'
      : `Cada una de las ${count} personas de la lista recibe su propio contrato.`,
  some: (valid, bad) => `Se envía a ${valid} de la lista; las demás (${bad}) necesitan corrección y quedan fuera.`,
  open: 'Mostrar la lista',
};
