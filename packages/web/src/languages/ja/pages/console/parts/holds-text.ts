import { isolate } from '../../../../../text/isolate.ts';
import type { text as Shape } from '../../../../zh-CN/pages/console/parts/holds-text.ts';

export const text: typeof Shape = {
  title: 'リーガルホールド',
  why: 'ホールド中は、ポリシー、アカウントの削除、クリーンアップのいずれによっても対象は削除されません。ほかの当事者には表示されません。',
  whyOne: 'ホールド中は、この契約書の内容は何も削除されません。ほかの当事者には表示されません。',
  none: 'リーガルホールドはありません',
  place: 'ホールドを設定',
  placeAll: '企業全体をホールド',
  placeTitle: 'リーガルホールドを設定',
  placeWhy: 'すぐに有効になり、解除するまで続きます。設定と解除は監査ログに記録されます。',
  placed: 'リーガルホールドを設定しました',
  reference: '参照番号',
  referenceHint: 'あとで探せるように、事件番号などを入力します',
  reason: '理由',
  missing: '入力してください',
  release: '解除',
  releaseTitle: 'リーガルホールドを解除',
  releaseWhy: 'ほかに有効なホールドがなければ、再び保存ポリシーが適用されます。',
  wasReleased: 'リーガルホールドを解除しました',
  active: '有効',
  released: '解除済み',
  whole: '企業全体',
  contract: '契約書',
  by: (name: string, when: string) => `${isolate(name)}が設定、${when}`,
  endedBy: (name: string, when: string) => `${isolate(name)}が解除、${when}`,
};
