import type { text as Shape } from '../../../zh-CN/parts/crop/cropper.ts';

export const text: typeof Shape = {
  stage: '裁切大頭貼',
  how: '拖曳圖片調整位置，滾輪或雙指縮放；也可以用方向鍵移動，按 + 和 - 縮放。',
  zoom: '縮放',
  zoomIn: '放大',
  zoomOut: '縮小',
};
