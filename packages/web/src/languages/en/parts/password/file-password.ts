import type { text as Shape } from '../../../zh-CN/parts/password/file-password.ts';

export const text: typeof Shape = {
  label: (name) => `Password of “${name}”`,
  placeholder: 'Password of the file',
  hint: 'It is used only this once and not stored.',
  open: 'Open the file',
};
