import { orMail } from '../../../../../text/channels.ts';
import type { text as Shape } from '../../../../zh-CN/pages/console/detail/replace-sheet.ts';

export const text: typeof Shape = {
  title: (name) => `Sustituir a ${name}`,
  why: 'El nuevo participante ocupa su lugar; el orden de firma, los campos y los requisitos de verificación no cambian. El enlace del participante anterior deja de funcionar enseguida y se le avisa.',
  name: 'Nombre de la nueva persona',
  contact: orMail('Teléfono o correo electrónico de la nueva persona', 'Correo electrónico de la nueva persona'),
  hint: 'El enlace se envía allí cuando sea su turno.',
  reason: 'Motivo de la sustitución',
  placeholder: 'Por ejemplo: el anterior responsable se ha marchado',
  act: 'Sustituir',
  done: 'Participante sustituido',
  needsName: 'Introduzca un nombre',
  needsContact: orMail('No es un teléfono ni un correo electrónico válido', 'No es un correo electrónico válido'),
  needsReason: 'Indique el motivo',
};
