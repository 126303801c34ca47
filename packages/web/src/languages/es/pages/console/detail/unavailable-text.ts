import type { Sentences, text as Shape } from '../../../../zh-CN/pages/console/detail/unavailable-text.ts';

const of: Sentences = {
  LEFT: 'Ya no puede actuar y los recordatorios no le llegan. El remitente puede sustituir a esta persona, o su empresa puede traspasar sus tareas a un colega en «Miembros desactivados».',
  DISABLED: 'Ya no puede actuar y los recordatorios no le llegan. El remitente puede sustituir a esta persona.',
  ROLE_EMPTY:
    'Ahora mismo nadie puede actuar y no se envía ningún recordatorio. Su empresa puede asignar un miembro al rol, o el remitente puede sustituir al participante.',
};
const ofVoid: Sentences = {
  LEFT: 'El acuerdo de anulación espera a esta persona. Su empresa puede traspasar sus tareas en «Miembros desactivados» a un colega, que confirmará en su lugar.',
  DISABLED:
    'El acuerdo de anulación espera a esta persona y no se puede confirmar hasta que se restablezca la cuenta. El remitente puede retirar el acuerdo de anulación.',
  ROLE_EMPTY: 'El acuerdo de anulación espera a este participante. Su empresa puede asignar un miembro al rol.',
};

export const text: typeof Shape = {
  who: (name, why) => `${name}: ${why}`,
  of,
  ofVoid,
  handOver: 'Traspasar',
  bind: 'Asignar un miembro',
};
