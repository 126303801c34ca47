import type { text as Shape } from '../../../../zh-CN/pages/light/manual/manual-page.ts';

export const text: typeof Shape = {
  download: 'Als PDF herunterladen',
  top: 'Zurück zum Inhalt',
  link: (title) => `Link zu „${title}“`,
};
