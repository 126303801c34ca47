import type { text as Shape } from '../../../zh-CN/parts/pdf-view/pdf-view.ts';

export const text: typeof Shape = {
  page: (page, of, name) => `${name}、${page} / ${of}ページ`,
  position: (page, of) => `${page} / ${of}ページ`,
  zoomIn: '拡大',
  zoomOut: '縮小',
  percent: (percent) => `${percent}%`,
};
