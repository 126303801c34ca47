import type { text as Shape } from '../../../zh-CN/parts/crop/cropper.ts';

export const text: typeof Shape = {
  stage: 'Bild zuschneiden',
  how: 'Ziehen Sie das Bild zurecht und zoomen Sie mit dem Mausrad oder zwei Fingern; oder verschieben Sie es mit den Pfeiltasten und zoomen Sie mit + und -.',
  zoom: 'Zoom',
  zoomIn: 'Vergrößern',
  zoomOut: 'Verkleinern',
};
