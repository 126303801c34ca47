import { ATTACHMENT_KIND_HINTS } from '@countersign/contract/languages/zh-CN/labels';

export const text = {
  title: '提交附件',
  kinds: ATTACHMENT_KIND_HINTS,
  takes: (kinds: string, size: string, most: number) =>
    `请提供${kinds}，${most === 1 ? '' : `最多 ${most} 个，`}每个不超过 ${size}。`,
  why: '文件与合同一同保存，签署各方可以查看；其指纹随您的签署写入文件。图片中的拍摄地点和时间会被去除。',
  camera: '拍照',
  choose: '选择文件',
  replace: '更换',
  remove: (name: string) => `移除 ${name}`,
  sending: (name: string) => `正在上传 ${name}`,
  done: '完成',
  view: (name: string) => `查看 ${name}`,
};
