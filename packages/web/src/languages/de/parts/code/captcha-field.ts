import type { text as Shape } from '../../../zh-CN/parts/code/captcha-field.ts';

export const text: typeof Shape = {
  label: 'Zeichen im Bild',
  picture: 'Bild mit vier Zeichen; für ein anderes klicken',
  failed: 'Für neuen Versuch klicken',
  right: 'Die Zeichen sind richtig',
};
