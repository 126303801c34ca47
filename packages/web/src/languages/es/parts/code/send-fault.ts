import type { FaultWords } from '../../../../parts/code/send-fault.ts';
import { supportContact } from '../../../../text/support.ts';

export const text: FaultWords = {
  CONTACT: 'El formato del contacto no es válido',
  BUSY: 'Demasiados envíos seguidos; espere a que termine la cuenta atrás',
  TIMEOUT: 'El envío no ha respondido a tiempo',
  FREQUENT: 'Demasiadas solicitudes; espere {wait}',
  AMOUNT: 'Ha alcanzado el límite diario de códigos; inténtelo mañana',
  BLACKLISTED: `Este número no puede recibir códigos; contacte con atención al cliente: ${supportContact()}`,
  LOCKED: 'Demasiados intentos con el código; vuelva a intentarlo dentro de una hora',
  LOCKED_LOGIN: 'Demasiados intentos con el código; vuelva a iniciar sesión dentro de una hora',
  CAPTCHA: 'Cargue una nueva imagen con caracteres',
  NETWORK: '',
  FAILED: 'No se ha podido enviar',
};
