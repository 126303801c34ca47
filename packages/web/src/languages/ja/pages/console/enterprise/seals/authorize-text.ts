import type { text as Shape } from '../../../../../zh-CN/pages/console/enterprise/seals/authorize-text.ts';
import { SEAL_SCOPE_LABELS } from '@countersign/contract/languages/ja/labels';

export const text: typeof Shape = {
  title: (name) => `「${name}」の使用を許可`,
  why: '許可されたメンバーは、企業のために署名するときにこの印鑑を使用できます。新しい使用許可は以前のものに代わります。',
  membersMissing: 'メンバーを選択してください',
  membersMany: (most) => `一度に${most}名までです`,
  scope: '範囲',
  scopes: SEAL_SCOPE_LABELS,
  envelopesMissing: '契約書を選択してください',
  templatesMissing: 'テンプレートを選択してください',
  hints: { endDay: '期限なしの場合は空欄', times: '制限なしの場合は空欄' },
  act: '許可',
  done: (count) => `${count}名の使用を許可しました`,
  heading: '使用を許可されたメンバー',
  none: '使用を許可されたメンバーはいません。企業の所有者に許可は不要です。',
  until: (when) => `${when}まで`,
  noEnd: '期限なし',
  used: (used, count) => (count === null ? `${used}回使用` : `${count}回中${used}回使用`),
  since: (when) => `${when}に許可`,
  revoke: '取り消す',
  revokeWhom: (name) => `${name}の使用許可を取り消す`,
  revokeTitle: (name) => `${name}の使用許可を取り消しますか？`,
  revokeWhy: 'すぐに反映され、この印鑑による進行中の署名も拒否されます。署名済みの契約書には影響しません。',
  revoked: '使用許可を取り消しました',
  count: (count) => `全${count}件`,
};
