import type { Auth, Secure, Modes, text as Shape } from '../../../../zh-CN/pages/light/sign/consent-text.ts';
import { CONSENT } from '@countersign/contract/languages/es/consent';

const modes: Modes = {
  sign: {
    title: 'Confirme su firma',
    ...CONSENT.sign,
    working: ['Verificando su identidad…', 'Preparando su certificado…', 'Incorporando su firma…', 'Guardando…'],
  },
  fill: {
    title: 'Confirme lo que ha rellenado',
    ...CONSENT.fill,
    working: ['Verificando su identidad…', 'Guardando…'],
  },
  void: {
    title: 'Confirmar la anulación',
    ...CONSENT.void,
    working: ['Verificando su identidad…', 'Preparando su certificado…', 'Incorporando su firma…', 'Guardando…'],
  },
};
const secure: Secure = {
  DISPOSABLE_CERT: 'Se emite un certificado para esta única firma: su clave firma una vez y se destruye.',
  PERSONAL_CERT: 'Se usa su certificado personal de larga duración, emitido a su identidad verificada.',
  ENTERPRISE_CERT: 'Se usa el certificado de larga duración de la empresa por la que actúa.',
  SHIELD_CERT: 'La clave está en su propio teléfono, donde confirmará en el paso siguiente.',
};
const auth: Auth = {
  LOW: null,
  MEDIUM: 'El remitente pide una identidad verificada.',
  HIGH: 'El remitente pide una identidad verificada, y tanto la contraseña de firma como un código.',
};

export const text: typeof Shape = {
  modes,
  secure,
  auth,
  how: 'Cómo se protege esta firma',
  meaning: 'Qué significa su firma',
  prove: 'Cómo confirma que es usted',
  byPassword: 'Con contraseña de firma',
  byCode: 'Con un código',
  passwordLabel: 'Contraseña de firma',
  codeTo: (contact) => `Se enviará un código a ${contact}`,
  provedBy: (contact) => `Acaba de confirmar ${contact} con un código; no hace falta otro.`,
  noWay: 'No hay forma de confirmar que es usted. Cree una contraseña de firma en su cuenta o vincule un contacto.',
  needsPassword: 'Introduzca su contraseña de firma',
  needsCode: 'Pida el código e introduzca sus 6 dígitos',
  kept: 'La firma está en curso. Mantenga abierta esta página.',
};
