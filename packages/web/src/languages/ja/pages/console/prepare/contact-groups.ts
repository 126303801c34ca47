import type { text as Shape } from '../../../../zh-CN/pages/console/prepare/contact-groups.ts';

export const text: typeof Shape = {
  groups: '連絡先グループ',
  none: 'グループはまだありません。よく一緒に署名する人をグループとして保存すると、次回はワンタップで追加できます。',
  howTo: '先に参加者を入力してから、グループとして保存してください。',
  failed: '連絡先グループを読み込めませんでした。',
  comma: '、',
  save: (count) => `現在の参加者${count}名をグループとして保存`,
  saveAct: '保存',
  saved: (name) => `グループ「${name}」を保存しました`,
  namePlaceholder: '例：年間供給契約',
  nameMissing: 'グループ名を入力してください',
  rename: 'グループ名',
  replace: (count) => `現在の参加者${count}名に置き換える`,
  change: (name) => `グループ「${name}」を変更`,
  remove: (name) => `グループ「${name}」を削除`,
  removed: (name) => `グループ「${name}」を削除しました`,
  undo: '元に戻す',
};
