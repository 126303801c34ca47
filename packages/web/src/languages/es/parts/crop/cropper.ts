import type { text as Shape } from '../../../zh-CN/parts/crop/cropper.ts';

export const text: typeof Shape = {
  stage: 'Recortar la imagen',
  how: 'Arrastre la imagen hasta su sitio y amplíe con la rueda o con dos dedos; o muévala con las flechas y amplíe o reduzca con + y -.',
  zoom: 'Zoom',
  zoomIn: 'Ampliar',
  zoomOut: 'Reducir',
};
