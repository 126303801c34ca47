import type { text as Shape } from '../../../zh-CN/parts/pdf-view/pdf-view.ts';

export const text: typeof Shape = {
  page: (page, of, name) => `${name}, page ${page} sur ${of}`,
  position: (page, of) => `Page ${page} sur ${of}`,
  zoomIn: 'Agrandir',
  zoomOut: 'Réduire',
  percent: (percent) => `${percent} %`,
};
