import type { text as Shape } from '../../../../zh-CN/pages/console/prepare/bulk-review.ts';

export const text: typeof Shape = {
  send: (count) => `${count}名に送信`,
  starting: '送信の準備中…',
  started: '送信を開始しました',
  none: 'リストがまだ空です。先に入力してください。',
  good: (count) => `リストの${count}名それぞれに、個別の契約書を送信します。`,
  some: (valid, bad) => `リストの${valid}件に送信します。残りの${bad}件は修正が必要なため、送信されません。`,
  open: 'リストを表示',
};
