import type { text as Shape } from '../../../zh-CN/parts/code/captcha-field.ts';

export const text: typeof Shape = {
  label: 'Caracteres de la imagen',
  picture: 'Imagen con cuatro caracteres; pulse para cambiarla',
  failed: 'Pulse para reintentar',
  right: 'Los caracteres son correctos',
};
