import type { text as Shape } from '../../../zh-CN/parts/crop/cropper.ts';

export const text: typeof Shape = {
  stage: '画像を切り抜く',
  how: '画像をドラッグして位置を合わせ、ホイールまたは2本の指で拡大・縮小します。矢印キーで移動、+ と - で拡大・縮小することもできます。',
  zoom: '拡大・縮小',
  zoomIn: '拡大',
  zoomOut: '縮小',
};
