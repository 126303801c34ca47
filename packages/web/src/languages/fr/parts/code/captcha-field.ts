import type { text as Shape } from '../../../zh-CN/parts/code/captcha-field.ts';

export const text: typeof Shape = {
  label: 'Caractères de l’image',
  picture: 'Image de quatre caractères ; cliquez pour en changer',
  failed: 'Cliquez pour réessayer',
  right: 'Les caractères sont corrects',
};
