import type { text as Shape } from '../../../../zh-CN/pages/light/sign/placing-text.ts';
import { FORM_LABELS } from '@countersign/contract/languages/zh-TW/labels';

export const text: typeof Shape = {
  kinds: FORM_LABELS,
  palette: '要放置的內容',
  hint: '點選一種，再點頁面上的位置；也可以直接拖到頁面上。',
  armed: (kind) => `點一下頁面，放置${kind}`,
  selected: '拖曳可以移動，右下角可以改變大小',
  remove: (kind) => `刪除這處${kind}`,
  onPage: (kind, page) => `${kind}，第 ${page} 頁`,
  tooLate: '文件已有簽章，只能再新增簽名或印章。',
  saving: '正在儲存…',
};
