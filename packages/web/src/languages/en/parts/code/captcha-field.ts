import type { text as Shape } from '../../../zh-CN/parts/code/captcha-field.ts';

export const text: typeof Shape = {
  label: 'Characters in the picture',
  picture: 'Picture of four characters; click for another',
  failed: 'Click to retry',
  right: 'The characters are right',
};
