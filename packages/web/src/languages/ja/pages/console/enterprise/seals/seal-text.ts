import { isolate } from '../../../../../../text/isolate.ts';
import type { text as Shape } from '../../../../../zh-CN/pages/console/enterprise/seals/seal-text.ts';

export const text: typeof Shape = {
  acts: (name) => `印鑑「${name}」の操作`,
  pictureOf: (name) => `印鑑「${name}」の印影`,
  authorize: 'メンバーに使用を許可',
  authorizations: '使用を許可されたメンバー',
  uses: '使用記録',
  kind: '種類',
  size: '大きさ',
  group: 'グループ',
  author: '作成者',
  authorOn: (name, day) => `${isolate(name)}、${day}`,
  useCount: '使用回数',
  times: (count) => String(count),
  lastUse: '最終使用',
  never: '未使用',
  companyName: '印影の名称',
  notCompared: 'アップロード済み、未照合',
  approval: '承認',
  selfApproved: 'ほかに承認担当者がいないため、作成者本人が承認',
  comparing: '企業はこの印鑑を承認しました。認証局が印影を確認済みの名称と照合したあと、メンバーに使用を許可できます。',
  outdated:
    'この印鑑の印影は、企業の現在の確認済みの名称と異なります。署名には使用できないため、作成し直してください。',
  waiting: 'この印鑑は審査待ちです。審査後、メンバーに使用を許可できます。',
  refused: (reason) => (reason === '' ? '審査で却下されました。' : `審査で却下されました：${reason}`),
  abandoned: (when) => `この印鑑は${when}に廃止され、使用できません。`,
};
