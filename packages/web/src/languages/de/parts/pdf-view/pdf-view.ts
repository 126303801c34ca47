import type { text as Shape } from '../../../zh-CN/parts/pdf-view/pdf-view.ts';

export const text: typeof Shape = {
  page: (page, of, name) => `${name}, Seite ${page} von ${of}`,
  position: (page, of) => `Seite ${page} von ${of}`,
  zoomIn: 'Vergrößern',
  zoomOut: 'Verkleinern',
  percent: (percent) => `${percent} %`,
};
