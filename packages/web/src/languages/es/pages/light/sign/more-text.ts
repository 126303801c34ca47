import { orMail } from '../../../../../text/channels.ts';
import type { text as Shape } from '../../../../zh-CN/pages/light/sign/more-text.ts';
import { ACT_LABELS } from '@countersign/contract/languages/es/labels';

export const text: typeof Shape = {
  handOn: ACT_LABELS.handOn,
  handOnHint: 'Otra persona actúa en su lugar',
  giveBack: ACT_LABELS.return,
  giveBackHint: 'Algo no está bien: el remitente lo corrige y lo envía de nuevo',
  reject: ACT_LABELS.reject,
  rejectHint: 'No está de acuerdo: el contrato termina',
  rejectVoid: 'No aceptar la anulación',
  rejectVoidHint: 'El contrato sigue en vigor',
  handing: {
    title: 'Reasignar a otra persona',
    text: 'Esa persona ocupa su lugar, con los campos preparados para usted. Después ya no podrá actuar en este contrato, y no se puede deshacer.',
    name: 'Nombre de la persona',
    contact: orMail('Teléfono o correo electrónico de la persona', 'Correo electrónico de la persona'),
    contactHint: 'El enlace al contrato se enviará a este contacto.',
    reason: 'Explicación',
    placeholder: 'Por ejemplo: ahora ella lleva este proyecto',
    button: 'Reasignar',
    needsName: 'Introduzca el nombre',
    needsContact: 'Introduzca un contacto',
    wrongContact: 'Este contacto no es válido',
  },
  returning: {
    title: '¿Devolverlo al remitente?',
    text: 'Esto pone fin al contrato. El remitente ve lo que escriba, y puede corregirlo y enviarlo de nuevo. No se puede deshacer.',
    reason: 'Qué hay que corregir',
    placeholder: 'Por ejemplo: el importe de la cláusula 3 debería ser 144.000',
    button: 'Devolver',
  },
  rejectingVoid: {
    title: '¿No aceptar la anulación?',
    text: 'La anulación necesita el acuerdo de todas las partes. Sin el suyo, esta anulación termina y el contrato sigue en vigor; los demás verán su motivo. No se puede deshacer.',
    reason: 'Su motivo',
    placeholder: 'Por ejemplo: el servicio aún se está prestando',
    button: 'No acepto',
  },
};
