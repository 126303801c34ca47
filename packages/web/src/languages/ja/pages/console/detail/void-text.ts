import { isolate } from '../../../../../text/isolate.ts';
import type { text as Shape } from '../../../../zh-CN/pages/console/detail/void-text.ts';
import { CHANNEL_LABELS } from '@countersign/contract/languages/ja/labels';

export const text: typeof Shape = {
  voided: (when) => `この契約書は${when}以降、合意により無効です`,
  because: (reason) => `理由：${reason}`,
  running: '無効化合意書の承諾待ちです。全員が承諾するまで、この契約書は有効です。',
  seeAgreement: '合意書を見る',
  voids: (title) => `これは無効化合意書です。全員が承諾すると、「${title}」は無効になります。`,
  voidsUnnamed: 'これは無効化合意書です。全員が承諾すると、契約書は無効になります。',
  seeContract: '契約書を見る',
  done: '合意書が完了し、契約書は無効になりました。',
  ended: '無効化は合意に至らず、契約書は引き続き有効です。',
  branch: '無効化',
  reason: '無効化の理由',
  related: '関連する契約書',
  relation: {
    CANCELLED_BY: '無効化合意書',
    CANCELS: '無効化の対象の契約書',
    COPIED_FROM: 'コピー元',
    COPY: '再送したコピー',
    SIBLING: '同じ一括送信の契約書',
    MULTI_SEND: '一括送信の下書き',
  } as Record<string, string>,
  undelivered: '届かなかった通知',
  undeliveredWords: '連絡先を確認するか、署名リンクをコピーしてご自身で送信してください。',
  channel: CHANNEL_LABELS,
  toWhom: (name, channel) => `${isolate(name)}・${channel}`,
  tries: (count) => `${count}回試行`,
  failure: {
    FAILED: '事業者が配信できませんでした',
    BOUNCED: 'メールが戻ってきました。アドレスに誤りがあるか、廃止された可能性があります',
    UNDELIVERED: '通信事業者が配信できませんでした',
    COMPLAINED: '受信者が通知を希望していません',
    '100500205': '番号がブラックリストに登録されています',
    '100500208': '送信回数が多すぎます',
    '100500210': '事業者の上限を超えました',
  } as Record<string, string>,
  retry: '再試行',
  retried: '再送しています',
};
