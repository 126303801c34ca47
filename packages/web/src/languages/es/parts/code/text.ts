import { text as faults } from './send-fault.ts';
import type { text as Shape } from '../../../zh-CN/parts/code/text.ts';
import { CODE_DIGITS } from '@countersign/domain';

export const text: typeof Shape = {
  needCaptcha: 'Introduzca los caracteres de la imagen',
  badCaptcha: 'Introduzca caracteres válidos de la imagen',
  otherContact: 'Ha cambiado la cuenta: introduzca los caracteres de la nueva imagen',
  send: 'Enviar código',
  sendVoice: 'Recibir código por llamada',
  sending: 'Enviando…',
  sent: ['Código enviado a ', ''],
  calling: ['Llamando a ', ', responda a la llamada'],
  timedOut: `${faults.TIMEOUT}; si aun así llega un código, puede introducirlo`,
  resend: (seconds) => `Reenviar en ${seconds} s`,
  again: 'Volver a enviar',
  code: `Código de ${CODE_DIGITS} dígitos`,
  voice: '¿No llega el SMS? Reciba una llamada',
  sms: 'Usar un SMS',
  late: '¿No llega? Mire los mensajes bloqueados y el correo no deseado, o vuelva a enviarlo.',
  help: '¿No recibe el código?',
  helpTitle: 'No recibo el código de verificación',
  helpPhone: [
    '¿Está el teléfono operativo y con cobertura?',
    '¿Alguna aplicación de seguridad del teléfono ha bloqueado el mensaje?',
  ],
  helpEmail: ['¿Está el mensaje en la carpeta de correo no deseado?', '¿Está bien escrita la dirección?'],
  bindEmail: 'Puede vincular un correo electrónico en los ajustes de la cuenta.',
  service: '¿Sigue sin llegar? Contacte con atención al cliente: ',
  gotIt: 'Entendido',
};
