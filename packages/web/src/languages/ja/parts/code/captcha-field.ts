import type { text as Shape } from '../../../zh-CN/parts/code/captcha-field.ts';

export const text: typeof Shape = {
  label: '画像の文字',
  picture: '4文字の画像認証。クリックすると別の画像になります',
  failed: 'クリックして再試行',
  right: '画像の文字は正しく入力されています',
};
