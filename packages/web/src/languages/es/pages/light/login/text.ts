import { orMail } from '../../../../../text/channels.ts';
import type { text as Shape } from '../../../../zh-CN/pages/light/login/text.ts';
import { CODE_DIGITS } from '@countersign/domain';

export const text: typeof Shape = {
  login: 'Iniciar sesión',
  welcome: 'Le damos la bienvenida',
  welcomeWhy: 'Inicie sesión para continuar con sus contratos.',
  ways: 'Modo de acceso',
  byPassword: 'Contraseña',
  byCode: 'Código de un solo uso',
  account: orMail('Teléfono o correo electrónico', 'Correo electrónico'),
  accountFault: {
    missing: orMail('Introduzca su teléfono o correo electrónico', 'Introduzca su correo electrónico'),
    wrong: 'Cuenta no válida: compruébela',
  },
  accountTaken: 'Esta cuenta ya está registrada',
  password: 'Contraseña',
  passwordMissing: 'Introduzca su contraseña',
  captchaAsked: 'Para proteger la cuenta, introduzca también los caracteres de la imagen.',
  codeMissing: `Introduzca el código de ${CODE_DIGITS} dígitos`,
  noAccount: '¿Aún no tiene cuenta?',
  toRegister: 'Registrarse',
  remember: 'Recordar mi cuenta',
  forgot: '¿Ha olvidado la contraseña?',
  register: 'Registrarse',
  createTitle: 'Crear una cuenta',
  createWhy: orMail(
    'Regístrese con su teléfono o correo y envíe su primer contrato en minutos.',
    'Regístrese con su correo y envíe su primer contrato en minutos.',
  ),
  nickname: 'Nombre o apodo',
  newPassword: 'Contraseña',
  create: 'Registrarse y entrar',
  haveAccount: '¿Ya tiene cuenta?',
  toLogin: 'Iniciar sesión',
};
