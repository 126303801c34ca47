import type { text as Shape } from '../../zh-CN/app/account-watch.ts';

export const text: typeof Shape = {
  newDevice: 'Se acaba de iniciar sesión en su cuenta desde un dispositivo nuevo.',
  signOut: '¿No ha sido usted? Cierre esa sesión',
};
