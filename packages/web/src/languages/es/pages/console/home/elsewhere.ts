import type { text as Shape } from '../../../../zh-CN/pages/console/home/elsewhere.ts';

export const text: typeof Shape = {
  title: 'Pendientes en sus otras cuentas',
  personal: 'Cuenta personal',
  count: (count) => (count >= 100 ? '99+ pendientes' : `${count === 1 ? '1 pendiente' : `${count} pendientes`}`),
  open: (account) => `Cambiar a ${account} y abrir`,
  more: (count) => `${count} más: cambiar y ver`,
};
