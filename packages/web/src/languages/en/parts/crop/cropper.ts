import type { text as Shape } from '../../../zh-CN/parts/crop/cropper.ts';

export const text: typeof Shape = {
  stage: 'Crop the picture',
  how: 'Drag the picture into place, zoom with the wheel or two fingers; or move it with the arrow keys, zoom with + and -.',
  zoom: 'Zoom',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
};
