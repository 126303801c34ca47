import type { text as Shape } from '../../../zh-CN/parts/pdf-view/pdf-view.ts';

export const text: typeof Shape = {
  page: (page, of, name) => `${name}, página ${page} de ${of}`,
  position: (page, of) => `Página ${page} de ${of}`,
  zoomIn: 'Ampliar',
  zoomOut: 'Reducir',
  percent: (percent) => `${percent}%`,
};
