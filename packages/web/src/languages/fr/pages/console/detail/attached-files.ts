import type { text as Shape } from '../../../../zh-CN/pages/console/detail/attached-files.ts';

export const text: typeof Shape = {
  title: 'Fichiers joints',
  by: (name: string, when: string) => `${name}, signé avec (${when})`,
  download: (name: string) => `Télécharger ${name}`,
};
