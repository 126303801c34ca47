import { orMail } from '../../../../../text/channels.ts';
import type { text as Shape } from '../../../../zh-CN/pages/light/landing/text.ts';

export const text: typeof Shape = {
  title: 'A dónde va',
  kicker: 'Ha abierto un enlace',
  asideTitle: 'Compruebe a dónde lleva el enlace',
  asideText:
    'Esta página solo lleva a páginas de este sitio. Nunca le envía a otro sitio ni hace nada en su nombre.',
  sign: 'Firmar un contrato',
  signWhy:
    'El contrato se abre en la página siguiente. Si no ha iniciado sesión, antes un código confirma que el contacto es suyo.',
  sentTo: 'Este enlace se envió a',
  notYou: '¿No es usted? Deténgase aquí y avise a la persona que lo envió.',
  login: 'Iniciar sesión',
  loginWhy: 'Después de iniciar sesión irá a su página.',
  register: 'Registrarse',
  registerWhy: orMail('Con su teléfono o correo, en unos minutos.', 'Con su correo, en unos minutos.'),
  page: (name) => `Ir a: ${name}`,
  pages: {
    '/wesign': 'su página de inicio',
    '/envelopes': 'la lista de contratos',
    '/envelope-detail': 'uno de sus contratos',
    '/account': 'los ajustes de su cuenta',
    '/verify': 'la verificación de un archivo',
    '/manual': 'el manual de usuario',
    '/invitation': 'una invitación de una empresa',
    '/join': 'el enlace de invitación de una empresa',
  },
  otherPage: 'la página que ha pedido',
  pageWhyOpen: 'Esta página no requiere iniciar sesión.',
  pageWhyMember: 'Ha iniciado sesión y puede abrirla ya.',
  pageWhyStranger: 'Esta página requiere iniciar sesión; se abrirá justo después.',
  address: 'Dirección',
  actSign: 'Abrir el contrato',
  actLogin: 'Iniciar sesión',
  actRegister: 'Registrarse',
  actPage: 'Abrir',
  actPageStranger: 'Iniciar sesión y continuar',
  nowhere: 'Este enlace está incompleto',
  nowhereWhy:
    'No indica a dónde ir o no es una dirección de este sitio. Ábralo de nuevo desde el mensaje o pregunte a la persona que lo envió.',
  home: 'Ir a la página de inicio',
  wechat: 'Ábralo en un navegador',
  wechatWhy:
    'Dentro de WeChat no se puede descargar un contrato ni funcionan las llaves de acceso. Pulse ⋯ arriba a la derecha y elija el navegador.',
  copy: 'Copiar el enlace',
  copied: 'Copiado: péguelo en un navegador',
  copyFailed: 'No se ha podido copiar: mantenga pulsada la dirección',
  stay: 'Seguir en WeChat',
};
