import type { text as Shape } from '../../../../zh-CN/pages/light/verify/record-panel.ts';

export const text: typeof Shape = {
  title: '這個連結所指的合約',
  number: '編號',
  completed: '完成於',
  state: '狀態',
  force: '有效',
  voided: (time) => `已由各方協議作廢，自 ${time} 起`,
  documents: '文件',
  documentsAre: (count) => `${count} 份`,
  next: '放入您收到的檔案，即可知道它是不是這份合約的檔案。這裡不顯示合約的名稱和內容。',
  is: (at, of) => `這份檔案與這份合約完成時的第 ${at} 份檔案（共 ${of} 份）逐位元組相同。`,
  isNot: '這份檔案不是這份合約完成時的檔案：它可能被變更過、是未完成的版本，或者屬於另一份合約。',
  none: '沒有這個編號的已完成合約。',
};
