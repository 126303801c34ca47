import type { text as Shape } from '../../../../zh-CN/pages/console/parts/exports-text.ts';

export const text: typeof Shape = {
  title: 'すべてのデータの書き出し',
  make: '書き出しを開始',
  list: 'データの書き出し',
  none: '書き出しはまだありません。',
  running: '作成中',
  ready: '完了',
  stopped: '停止',
  expired: '期限切れ',
  progress: (done, total) => `契約書を収集中 ${done} / ${total}件`,
  contents: (contracts, size) => `契約書${contracts}件、${size}`,
  until: (when) => `${when}までダウンロードできます`,
  from: (when) => `${when}に申請`,
  stoppedWhy: '申請した人の書き出しの権限がなくなりました。',
  download: 'ダウンロード',
  remove: '削除',
  removeTitle: 'この書き出しを削除しますか？',
  removeWhy: 'ファイルは削除され、ダウンロードできなくなります。契約書とその他のデータには影響しません。',
  removed: '書き出しを削除しました',
  made: '書き出しを開始しました。完了するとお知らせします。',
  firstDay: '契約書の作成日（開始）',
  lastDay: '終了',
  daysHint: (most) =>
    `すべての契約書を対象にするには、両方を空欄にしてください。1回の書き出しは${most}件までです。それ以上の場合は複数回に分けてください。`,
  period: (first, last) =>
    first === null
      ? `${last}までに作成された契約書`
      : `${first}${last === null ? '以降' : `〜${last}`}に作成された契約書`,
  verify: '含まれるすべての契約書はオフラインで検証できます：npm run verify -- FILE --trust root.pem',
};
