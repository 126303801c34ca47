import { byLevel } from '../../../../../text/level.ts';
import type { Kinds, text as Shape } from '../../../../zh-CN/pages/light/sign/done-text.ts';

const kinds: Kinds = {
  kinds: {
    signed: [
      'Ha firmado',
      byLevel({
        'B-LTA': 'Su firma está en el contrato, protegida con un sello de tiempo.',
        'B-B': 'Su firma está en el contrato.',
      }),
    ],
    filled: ['Ha enviado sus datos', 'Lo que ha rellenado está en el contrato.'],
    checked: ['Lo ha aprobado', 'Su decisión ha quedado registrada.'],
    rejected: ['Lo ha rechazado', 'Avisaremos al remitente con su motivo. No tiene que hacer nada más.'],
    refused: [
      'No lo ha aprobado; el contrato ha terminado',
      'Avisaremos al remitente con su motivo. No tiene que hacer nada más.',
    ],
    handedOn: [
      'Lo ha reasignado',
      'La otra persona recibe el enlace al contrato y actúa en su lugar. No tiene que hacer nada más.',
    ],
    returned: [
      'Lo ha devuelto',
      'El remitente ve lo que ha escrito, y puede corregirlo y enviarlo de nuevo. No tiene que hacer nada más.',
    ],
  },
  voiding: {
    signed: [
      'Ha confirmado la anulación',
      'Su confirmación está en el acuerdo de anulación. Cuando todos hayan confirmado, el contrato quedará anulado.',
    ],
    checked: [
      'Ha aprobado la anulación',
      'Su decisión ha quedado registrada. Cuando todos hayan confirmado, el contrato quedará anulado.',
    ],
    rejected: [
      'No ha aceptado la anulación',
      'Esta anulación ha terminado y el contrato sigue en vigor. Los demás verán su motivo.',
    ],
    refused: [
      'No ha aprobado la anulación',
      'Esta anulación ha terminado y el contrato sigue en vigor. Los demás verán su motivo.',
    ],
  },
};

export const text: typeof Shape = {
  ...kinds,
  waiting: (names) => `A continuación: ${names}. Cuando todos terminen, podrá descargar el contrato.`,
  voidWaiting: (names) => `Falta que confirmen la anulación: ${names}.`,
  waitingOthers: 'Ahora les toca a otros. Cuando todos terminen, podrá descargar el contrato.',
  sealing:
    'Todos han completado su parte. Se están añadiendo al contrato los datos de validación a largo plazo; tarda unos segundos…',
  finished: 'Todos han completado su parte. El contrato está completado.',
  voided: 'Todos han confirmado. El contrato queda anulado.',
  original: 'Ver el contrato anulado',
  download: 'Descargar el contrato',
  downloadOf: (name) => `Descargar ${name}`,
  evidence: 'Descargar las evidencias',
  verify: 'Verificar este archivo',
  list: 'Ver mis contratos',
  notify: (contact) => `Escribiremos a ${contact} cuando se complete. Puede cerrar esta página.`,
  returnHere: 'El mismo enlace le trae aquí cuando quiera.',
  register: 'Iniciar sesión para ver mis contratos',
  people: 'Quién ha actuado',
  you: 'usted',
};
