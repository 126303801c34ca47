import type { text as Shape } from '../../../../../zh-CN/pages/console/account/security/passwords-text.ts';

export const text: typeof Shape = {
  login: 'Contraseña de acceso',
  loginWhy: 'Para iniciar sesión, cambiar contactos y añadir llaves de acceso.',
  noLogin:
    'Aún no tiene contraseña de acceso e inicia sesión con un código o una llave de acceso. Si crea una, también podrá usarla.',
  setLogin: 'Crear contraseña de acceso',
  changeLogin: 'Cambiar contraseña de acceso',
  changeLoginWhy: 'Se cerrará la sesión en los demás dispositivos; en este seguirá abierta.',
  removeKeys:
    'Quitar también todas las llaves de acceso y teléfonos de firma (si alguien más puede haber usado su cuenta)',
  forgotLogin: 'He olvidado la contraseña de acceso',
  oldLogin: 'Contraseña de acceso actual',
  newLogin: 'Nueva contraseña de acceso',
  loginDone: 'Contraseña de acceso cambiada; sesión cerrada en los demás dispositivos',
  sign: 'Contraseña de firma',
  signWhy:
    'Se introduce al firmar, para confirmar que es usted. Es distinta de la contraseña de acceso; en su lugar puede usar un código.',
  isSet: 'Creada',
  notSet: 'Sin crear',
  setSign: 'Crear contraseña de firma',
  changeSign: 'Cambiar contraseña de firma',
  oldSign: 'Contraseña de firma actual',
  newSign: 'Nueva contraseña de firma',
  setDone: 'Contraseña de firma creada',
  changeDone: 'Contraseña de firma cambiada',
  forgot: 'He olvidado la contraseña de firma',
  retrieve: 'Restablecer la contraseña de firma',
  retrieveWhy: 'Confirme que es usted con un código enviado a su propio contacto y cree una nueva contraseña de firma.',
  sendTo: 'Enviar el código a',
  codeMissing: 'Introduzca el código de 6 dígitos',
  oldMissing: 'Introduzca la contraseña actual',
  unchanged: 'La nueva contraseña es igual que la actual; elija otra',
  save: 'Guardar',
};
