import { orMail } from '../../../../../text/channels.ts';
import { supportContact } from '../../../../../text/support.ts';
import type { text as Shape } from '../../../../zh-CN/pages/light/report/text.ts';

export const text: typeof Shape = {
  title: 'Denunciar o pedir ayuda',
  why: '¿Ha recibido códigos o avisos que no pidió, o no le llegan los códigos? Cuéntenoslo: nuestro personal lo examinará y, si hace falta, dejará de enviar mensajes a ese número.',
  contact: orMail('Su teléfono o correo electrónico', 'Su correo electrónico'),
  contactFault: {
    missing: orMail('Introduzca un teléfono o un correo electrónico', 'Introduzca un correo electrónico'),
    wrong: 'El formato del contacto no es válido',
  },
  text: 'Qué ha pasado',
  textHint: 'Por ejemplo, cuándo fue y qué decía el mensaje',
  textMissing: 'Describa lo que ha pasado',
  left: (count) => (count === 1 ? 'Queda 1 carácter' : `Quedan ${count} caracteres`),
  send: 'Enviar',
  doneTitle: 'Mensaje recibido',
  doneWhy: 'Nuestro personal lo examinará pronto. Gracias por avisarnos.',
  phone: `Si es urgente, contacte con atención al cliente: ${supportContact()}`,
  back: 'Volver al inicio de sesión',
};
