import type { text as Shape } from '../../../zh-CN/parts/password/file-password.ts';

export const text: typeof Shape = {
  label: (name) => `Mot de passe de « ${name} »`,
  placeholder: 'Mot de passe du fichier',
  hint: 'Il ne sert que cette fois et n’est pas conservé.',
  open: 'Ouvrir le fichier',
};
