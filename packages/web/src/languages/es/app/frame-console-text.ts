import type { text as Shape } from '../../zh-CN/app/frame-console-text.ts';

export const text: typeof Shape = {
  accounts: 'Cuentas',
  switcher: 'Menú de cuentas',
  personal: 'Cuenta personal',
  waiting: (count) => (count >= 100 ? '99+ pendientes' : `${count === 1 ? '1 pendiente' : `${count} pendientes`}`),
  waitingElsewhere: 'Hay contratos pendientes en otra cuenta',
  switchTo: 'Cambiar de cuenta',
  search: 'Buscar una cuenta por nombre',
  removed: 'Su administrador le ha dado de baja',
  makeDefault: (name) => `Usar por defecto al iniciar sesión: ${name}`,
  makeDefaultShort: 'Usar por defecto al iniciar sesión',
  isDefault: 'Cuenta por defecto al iniciar sesión',
  defaultSet: 'Esta es ahora la cuenta por defecto al iniciar sesión',
  switched: (name) => `Ahora está en ${name}`,
  found: 'Crear una cuenta de empresa',
  settings: 'Cuenta y sellos',
};
