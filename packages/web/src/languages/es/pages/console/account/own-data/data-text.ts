import type { text as Shape } from '../../../../../zh-CN/pages/console/account/own-data/data-text.ts';

export const text: typeof Shape = {
  title: 'Mis datos',
  lead: 'Llévese todo lo que la plataforma guarda sobre usted o elimine su cuenta.',
  exportWhy:
    'Perfil, contactos, dispositivos, certificados, sellos, sus acciones y todos los contratos que puede ver con sus evidencias, en un archivo.',
  deleteTitle: 'Eliminar cuenta',
  deleteWhy: (days) =>
    `Se cierra la sesión en todos los dispositivos y la cuenta se elimina ${days} días después; si inicia sesión antes, se cancela.`,
  deleteAct: 'Eliminar cuenta',
  goes: 'Qué se elimina',
  goesPoints: [
    'Teléfono, correo electrónico, apodo, imagen, contraseñas, sesiones y mensajes',
    'Llaves de acceso, teléfonos de firma, firmas guardadas y sellos personales; sus certificados de larga duración se revocan y sus claves se destruyen',
    'Borradores, archivos subidos sin usar, etiquetas y exportaciones de sus propios datos',
    'Su condición de miembro y sus roles en empresas',
  ],
  stays: 'Qué debe conservarse',
  staysPoints: [
    'Los contratos firmados y sus evidencias: pertenecen a todos los que firmaron y contienen su nombre y contacto',
    'El registro de auditoría y los certificados emitidos: sin ellos no se podrían verificar las firmas de otras personas',
    'Los registros de comprobación de identidad y las facturas: la ley los exige',
    'Lo que una empresa ha registrado sobre sus miembros: la empresa es responsable de ello',
  ],
  blocked: 'Resuelva antes lo siguiente',
  and: ', ',
  obstacle: {
    OWNER: (count) => `Empresas de las que es propietario (${count}): traspase la propiedad`,
    RUNNING: (count) => `Contratos en curso que envió (${count}): complételos o retírelos`,
    TURN: (count) => `Contratos que le esperan (${count}): fírmelos o rechácelos`,
    MULTI_SEND: (count) => `Envíos masivos en curso (${count}): complételos o retírelos`,
  },
  confirmTitle: '¿Eliminar su cuenta?',
  confirmWhy: (days) =>
    `Se cierra enseguida la sesión en todos los dispositivos. A los ${days} días se eliminan la cuenta y los datos indicados, y no se podrán recuperar. Puede registrarse de nuevo con el mismo teléfono o correo electrónico, pero no recuperará los contratos actuales.`,
  password: 'Contraseña de acceso',
  passwordMissing: 'Introduzca la contraseña de acceso',
  needPassword: 'Aún no tiene contraseña de acceso. Cree una primero y elimine después la cuenta.',
  setPassword: 'Crear contraseña de acceso',
};
