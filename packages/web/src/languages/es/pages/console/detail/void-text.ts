import { isolate } from '../../../../../text/isolate.ts';
import type { text as Shape } from '../../../../zh-CN/pages/console/detail/void-text.ts';
import { CHANNEL_LABELS } from '@countersign/contract/languages/es/labels';

export const text: typeof Shape = {
  voided: (when) => `Contrato anulado de mutuo acuerdo desde: ${when}`,
  because: (reason) => `Motivo: ${reason}`,
  running:
    'Un acuerdo de anulación espera la confirmación de todos. Hasta entonces, este contrato sigue siendo válido.',
  seeAgreement: 'Ver el acuerdo',
  voids: (title) => `Este es un acuerdo de anulación. Cuando todos hayan confirmado, «${title}» quedará anulado.`,
  voidsUnnamed: 'Este es un acuerdo de anulación. Cuando todos hayan confirmado, el contrato quedará anulado.',
  seeContract: 'Ver el contrato',
  done: 'El acuerdo está completado; el contrato queda anulado.',
  ended: 'No se acordó la anulación; el contrato sigue siendo válido.',
  branch: 'Anulación',
  reason: 'Motivo de la anulación',
  related: 'Contratos relacionados',
  relation: {
    CANCELLED_BY: 'Acuerdo de anulación',
    CANCELS: 'Contrato que se anula',
    COPIED_FROM: 'Copiado de',
    COPY: 'Copia enviada de nuevo',
    SIBLING: 'Del mismo envío masivo',
    MULTI_SEND: 'Borrador del envío masivo',
  } as Record<string, string>,
  undelivered: 'Avisos que no han llegado',
  undeliveredWords: 'Compruebe los datos de contacto, o copie el enlace de firma y envíelo usted.',
  channel: CHANNEL_LABELS,
  toWhom: (name, channel) => `${isolate(name)} · ${channel}`,
  tries: (count) => (count === 1 ? 'un intento' : `${count} intentos`),
  failure: {
    FAILED: 'el proveedor no pudo entregarlo',
    BOUNCED: 'el correo se devolvió: puede que la dirección sea errónea o esté cerrada',
    UNDELIVERED: 'la red no pudo entregarlo',
    COMPLAINED: 'el destinatario no quiere estos avisos',
    '100500205': 'el número está bloqueado',
    '100500208': 'envíos demasiado frecuentes',
    '100500210': 'supera el límite del proveedor',
  } as Record<string, string>,
  retry: 'Reintentar',
  retried: 'Se está enviando de nuevo',
};
