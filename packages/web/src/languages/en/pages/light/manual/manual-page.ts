import type { text as Shape } from '../../../../zh-CN/pages/light/manual/manual-page.ts';

export const text: typeof Shape = {
  download: 'Download as PDF',
  top: 'Back to the contents',
  link: (title) => `Link to “${title}”`,
};
