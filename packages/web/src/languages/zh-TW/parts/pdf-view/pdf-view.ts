import type { text as Shape } from '../../../zh-CN/parts/pdf-view/pdf-view.ts';

export const text: typeof Shape = {
  page: (page, of, name) => `${name}，第 ${page} 頁，共 ${of} 頁`,
  position: (page, of) => `第 ${page} / ${of} 頁`,
  zoomIn: '放大',
  zoomOut: '縮小',
  percent: (percent) => `${percent}%`,
};
