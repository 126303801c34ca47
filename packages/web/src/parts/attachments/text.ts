import { ATTACHMENT_KIND_HINTS } from '@countersign/contract';
import { defineText } from '../../text/text.ts';

export const useAttachmentText = defineText(
  {
    title: '提交附件',
    kinds: ATTACHMENT_KIND_HINTS['zh-CN'],
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
  },
  {
    title: 'Attach a file',
    kinds: ATTACHMENT_KIND_HINTS.en,
    takes: (kinds: string, size: string, most: number) =>
      `Send ${kinds}${most === 1 ? '' : `, at most ${most} files`}, each up to ${size}.`,
    why: 'The file is kept with the contract, and its parties can see it; your signature covers its fingerprint. Where and when a picture was taken is removed from it.',
    camera: 'Take a picture',
    choose: 'Choose a file',
    replace: 'Replace',
    remove: (name: string) => `Remove ${name}`,
    sending: (name: string) => `Sending ${name}`,
    done: 'Done',
    view: (name: string) => `View ${name}`,
  },
);
