import type { text as Shape } from '../../../zh-CN/parts/crop/cropper.ts';

export const text: typeof Shape = {
  stage: '사진 자르기',
  how: '사진을 끌어 위치를 맞추고 휠이나 두 손가락으로 확대·축소합니다. 화살표 키로 옮기고 +와 -로 확대·축소할 수도 있습니다.',
  zoom: '확대·축소',
  zoomIn: '확대',
  zoomOut: '축소',
};
