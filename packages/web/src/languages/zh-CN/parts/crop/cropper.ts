export const text = {
  stage: '裁剪头像',
  how: '拖动图片调整位置，滚轮或双指缩放；也可以用方向键移动，按 + 和 - 缩放。',
  zoom: '缩放',
  zoomIn: '放大',
  zoomOut: '缩小',
};
