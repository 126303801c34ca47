import type { text as Shape } from '../../../zh-CN/parts/password/file-password.ts';

export const text: typeof Shape = {
  label: (name) => `Passwort von „${name}“`,
  placeholder: 'Passwort der Datei',
  hint: 'Es wird nur dieses eine Mal verwendet und nicht gespeichert.',
  open: 'Datei öffnen',
};
