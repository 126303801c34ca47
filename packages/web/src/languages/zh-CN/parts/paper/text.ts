import type { Tone } from '../../../../parts/paper/tones.ts';

const tones: Record<Tone, string> = { COLOUR: '彩色', GREY: '灰度', BLACK_WHITE: '黑白' };

export const text = {
  scan: '用相机扫描',
  title: '用相机扫描',
  lead: '给纸张拍照，每张照片会成为一页。',
  unreadable: (name: string) => `无法读取图片“${name}”`,
  fileName: (day: string) => `扫描件 ${day}`,
  failed: '无法生成文件，请重试。',
  make: (count: number) => (count === 0 ? '生成文件' : `生成 ${count} 页的文件`),
  reading: '正在查找纸张边缘…',
  making: (page: number, count: number) => `正在处理第 ${page} 页，共 ${count} 页`,
  notFound: '有照片没有找到纸张边缘，已使用整张照片。请检查并调整。',
  tone: '颜色',
  tones,
  private: '照片只在此浏览器中处理，只上传生成的文件。',
  take: '拍照',
  choose: '选择图片',
  pages: '页面',
  page: (page: number) => `第 ${page} 页`,
  edges: '调整边缘',
  edgesOf: (page: number) => `调整第 ${page} 页的边缘`,
  turn: (page: number) => `旋转第 ${page} 页`,
  up: (page: number) => `上移第 ${page} 页`,
  down: (page: number) => `下移第 ${page} 页`,
  remove: (page: number) => `删除第 ${page} 页`,
  use: '使用',
  photograph: '照片',
  corner: (at: number, x: number, y: number) => `第 ${at} 个角：从左 ${x}%，从上 ${y}%`,
  how: '把四个角拖到纸张的角上，或选中后用方向键移动（按住 Shift 移动得更远）。',
};
