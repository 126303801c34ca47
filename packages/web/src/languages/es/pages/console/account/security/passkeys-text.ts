import type { text as Shape } from '../../../../../zh-CN/pages/console/account/security/passkeys-text.ts';
import { PASSKEYS_MAX } from '@countersign/domain';

export const text: typeof Shape = {
  title: 'Llaves de acceso',
  why: 'Inicie sesión con su huella dactilar, su rostro o el bloqueo de pantalla: sin contraseña que recordar y a salvo del phishing. Una llave de acceso solo sustituye al inicio de sesión, no a la contraseña de firma.',
  add: 'Añadir llave de acceso',
  none: 'Aún no hay llaves de acceso',
  list: 'Sus llaves de acceso',
  unsupported:
    'Este navegador no puede usar llaves de acceso. Requieren una versión reciente de Chrome, Edge, Safari o Firefox, este sitio abierto por https y un dispositivo con bloqueo de pantalla, huella o rostro.',
  limit: `Como máximo ${PASSKEYS_MAX} llaves de acceso; elimine una antes de añadir otra.`,
  name: 'Nombre',
  nameHint: 'Para reconocer después su dispositivo',
  nameMissing: 'Introduzca un nombre',
  nameOn: (browser, system) => `${browser} en ${system}`,
  nameDefault: 'Mi llave de acceso',
  password: 'Contraseña de acceso',
  passwordMissing: 'Introduzca la contraseña de acceso',
  addWhy:
    'Tras la contraseña de acceso, el navegador le pide la huella, el rostro o el bloqueo de pantalla para crear la llave de acceso.',
  addWhyBare: 'El navegador le pide la huella, el rostro o el bloqueo de pantalla para crear la llave de acceso.',
  goOn: 'Continuar',
  addDone: 'Llave de acceso añadida',
  fault: {
    refused: 'No se ha creado ninguna llave de acceso: se canceló o se agotó el tiempo. Puede volver a intentarlo.',
    known: 'Este dispositivo ya tiene una llave de acceso para esta cuenta.',
    unfit:
      'Este dispositivo no puede crear una llave de acceso para este sitio. Abra el sitio por https, en un dispositivo con bloqueo de pantalla.',
  },
  made: (when) => `añadida: ${when}`,
  used: (when) => `usada: ${when}`,
  unused: 'aún sin usar',
  remove: 'Eliminar',
  removeOf: (name) => `Eliminar la llave de acceso ${name}`,
  removeTitle: (name) => `¿Eliminar «${name}»?`,
  removeWhy:
    'Ya no podrá iniciar sesión con ella. Elimine aparte la copia de su dispositivo en su gestor de contraseñas.',
  removed: 'Llave de acceso eliminada',
};
