import type { text as Shape } from '../../../zh-CN/parts/password/file-password.ts';

export const text: typeof Shape = {
  label: (name) => `「${name}」のパスワード`,
  placeholder: 'ファイルのパスワード',
  hint: '今回だけ使用し、保存しません。',
  open: 'ファイルを開く',
};
