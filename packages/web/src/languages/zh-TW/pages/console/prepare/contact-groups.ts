import type { text as Shape } from '../../../../zh-CN/pages/console/prepare/contact-groups.ts';

export const text: typeof Shape = {
  groups: '聯絡人群組',
  none: '還沒有群組。把常一起簽約的人存成一個群組，下次一點即可加入。',
  howTo: '先填寫參與人，再把他們存成一個群組。',
  failed: '無法載入聯絡人群組。',
  comma: '、',
  save: (count) => `將目前 ${count} 位參與人存為群組`,
  saveAct: '儲存',
  saved: (name) => `已儲存群組「${name}」`,
  namePlaceholder: '例如：年度供貨',
  nameMissing: '請填寫群組名稱',
  rename: '群組名稱',
  replace: (count) => `改為目前 ${count} 位`,
  change: (name) => `修改群組「${name}」`,
  remove: (name) => `刪除群組「${name}」`,
  removed: (name) => `已刪除群組「${name}」`,
  undo: '復原',
};
