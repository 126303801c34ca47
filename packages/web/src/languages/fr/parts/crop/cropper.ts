import type { text as Shape } from '../../../zh-CN/parts/crop/cropper.ts';

export const text: typeof Shape = {
  stage: 'Recadrer l’image',
  how: 'Faites glisser l’image, zoomez avec la molette ou deux doigts ; ou déplacez-la avec les flèches et zoomez avec + et -.',
  zoom: 'Zoom',
  zoomIn: 'Agrandir',
  zoomOut: 'Réduire',
};
