import type { text as Shape } from '../../../zh-CN/parts/attachments/text.ts';
import { ATTACHMENT_KIND_HINTS } from '@countersign/contract/languages/zh-TW/labels';

export const text: typeof Shape = {
  title: '上傳附件',
  kinds: ATTACHMENT_KIND_HINTS,
  takes: (kinds, size, most) => `請提供${kinds}，${most === 1 ? '' : `最多 ${most} 個，`}每個不超過 ${size}。`,
  why: '檔案與合約一併保存，簽署各方可以檢視；其指紋隨您的簽署寫入檔案。圖片中的拍攝地點和時間會被去除。',
  camera: '拍照',
  choose: '選擇檔案',
  replace: '更換',
  remove: (name) => `移除 ${name}`,
  sending: (name) => `正在上傳 ${name}`,
  done: '完成',
  view: (name) => `檢視 ${name}`,
};
