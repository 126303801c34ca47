import { FORM_LABELS } from '@countersign/contract/languages/zh-CN/labels';

export const text = {
  kinds: FORM_LABELS,
  palette: '要放置的内容',
  hint: '点选一种，再点页面上的位置；也可以直接拖到页面上。',
  armed: (kind: string) => `点一下页面，放置${kind}`,
  selected: '拖动可以移动，右下角可以改变大小',
  remove: (kind: string) => `删除这处${kind}`,
  onPage: (kind: string, page: number) => `${kind}，第 ${page} 页`,
  tooLate: '文档已有签名，只能再添加签名或印章。',
  saving: '正在保存…',
};
