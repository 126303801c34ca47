import type { text as Shape } from '../../../zh-CN/parts/password/file-password.ts';

export const text: typeof Shape = {
  label: (name) => `Contraseña de «${name}»`,
  placeholder: 'Contraseña del archivo',
  hint: 'Solo se usa esta vez y no se guarda.',
  open: 'Abrir el archivo',
};
