import type { text as Shape } from '../../../zh-CN/parts/password/file-password.ts';

export const text: typeof Shape = {
  label: (name) => `「${name}」的密碼`,
  placeholder: '檔案密碼',
  hint: '只用於這一次，不會儲存。',
  open: '開啟檔案',
};
