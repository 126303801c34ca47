import type { text as Shape } from '../../../zh-CN/parts/pdf-view/pdf-view.ts';

export const text: typeof Shape = {
  page: (page, of, name) => `${name}, ${page}/${of}쪽`,
  position: (page, of) => `${page}/${of}쪽`,
  zoomIn: '확대',
  zoomOut: '축소',
  percent: (percent) => `${percent}%`,
};
