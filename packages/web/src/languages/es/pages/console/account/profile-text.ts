import { orMail } from '../../../../../text/channels.ts';
import type { text as Shape } from '../../../../zh-CN/pages/console/account/profile-text.ts';
import { IDENTITY_LABELS } from '@countersign/contract';

export const text: typeof Shape = {
  title: 'Perfil',
  details: 'Datos',
  lead: 'Cómo le ven los participantes y colegas.',
  picture: 'Imagen',
  pictureOf: (name) => `Imagen de ${name}`,
  change: 'Cambiar imagen',
  add: 'Subir una imagen',
  remove: 'Quitar imagen',
  removeTitle: '¿Quitar la imagen?',
  removeWhy: 'En su lugar se mostrarán sus iniciales.',
  removed: 'Imagen quitada',
  crop: 'Ajustar la imagen',
  use: 'Usar esta imagen',
  pictureDone: 'Imagen cambiada',
  unreadable: 'Esta imagen no se puede usar. Elija un PNG o un JPEG.',
  identity: 'Identidad',
  verify: 'Verificarla',
  identityOf: IDENTITY_LABELS.en,
  nickname: 'Apodo',
  nicknameMissing: 'Introduzca un apodo',
  nameRule: (name) =>
    `Los demás ven «${name}». Con la identidad verificada es su nombre real; hasta entonces, su apodo o, si no lo tiene, su ${orMail('teléfono o su correo electrónico', 'correo electrónico')}.`,
  verifiedRule: (name) =>
    `Su identidad está verificada: los demás ven su nombre real, «${name}», y ya no el apodo.`,
  sex: 'Sexo',
  sexes: { '': 'Sin indicar', MALE: 'Hombre', FEMALE: 'Mujer' },
  language: 'Idioma de los avisos',
  languageHint: orMail(
    'Para SMS, correos y llamadas. El idioma de las páginas se elige aparte.',
    'Para correos. El idioma de las páginas se elige aparte.',
  ),
  languages: { 'zh-CN': '中文', en: 'English' },
  save: 'Guardar cambios',
  saved: 'Perfil guardado',
  look: 'Apariencia',
  lookWhy: 'Solo para este navegador.',
  account: 'Cuenta',
  userId: 'Id. de usuario',
  copyId: 'Copiar el id. de usuario',
  registered: 'Registro',
  lastLogin: 'Último acceso',
  lastLoginFrom: (when, ip) => `${when}, IP ${ip}`,
  never: 'ninguno conocido',
};
