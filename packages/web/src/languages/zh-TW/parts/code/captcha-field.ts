import type { text as Shape } from '../../../zh-CN/parts/code/captcha-field.ts';

export const text: typeof Shape = {
  label: '圖形驗證碼',
  picture: '圖形驗證碼，點選換一張',
  failed: '點選重試',
  right: '圖形驗證碼正確',
};
