import type { text as Shape } from '../../../../zh-CN/pages/console/detail/attached-files.ts';

export const text: typeof Shape = {
  title: 'Archivos adjuntos',
  by: (name: string, when: string) => `${name}, adjuntado al firmar: ${when}`,
  download: (name: string) => `Descargar ${name}`,
};
