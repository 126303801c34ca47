import type { text as Shape } from '../../../zh-CN/parts/pdf-view/pdf-view.ts';

export const text: typeof Shape = {
  page: (page, of, name) => `${name}, page ${page} of ${of}`,
  position: (page, of) => `Page ${page} of ${of}`,
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  percent: (percent) => `${percent}%`,
};
