import type { text as Shape } from '../../../../zh-CN/pages/console/detail/attached-files.ts';

export const text: typeof Shape = {
  title: 'Beigefügte Dateien',
  by: (name: string, when: string) => `${name}, mit unterzeichnet: ${when}`,
  download: (name: string) => `${name} herunterladen`,
};
