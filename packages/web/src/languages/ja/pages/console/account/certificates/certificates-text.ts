import type { text as Shape } from '../../../../../zh-CN/pages/console/account/certificates/certificates-text.ts';
import { CERTIFICATE_LABELS } from '@countersign/contract/languages/ja/labels';

export const text: typeof Shape = {
  title: '自分の証明書',
  lead: '署名の際に発行された電子証明書です。',
  what: 'これらの証明書について',
  whatWords:
    '契約書に署名するたびに、認証局がその署名専用の新しい証明書を発行します。鍵はその署名のために生成され、一度だけ使用して破棄されます。再び使用されることはないため、保管の必要も盗まれる心配もありません。証明書が期限切れになったり失効したりしても、有効な間に署名された契約書は引き続き有効です。',
  root: 'ルート証明書をダウンロード',
  rootWhy: 'ルート証明書を信頼すると、PDFリーダーでこれらの署名を検証できます。',
  none: '証明書はまだありません',
  noneWhy: '最初の契約書に署名すると、その証明書がここに表示されます。',
  subject: '主体者',
  serial: 'シリアル番号',
  validity: '有効期間',
  issued: '発行日時',
  envelope: '使用先',
  untitled: '無題の契約書',
  noEnvelope: '契約書に使用されていません',
  copySerial: (serial) => `シリアル番号 ${serial} をコピー`,
  from: (when) => `${when}から`,
  until: (when) => `${when}まで`,
  state: CERTIFICATE_LABELS,
  revokedOn: (when, why) => `${when}に失効：${why}`,
  reasons: {
    unspecified: '理由の記載なし',
    keyCompromise: '鍵が漏えいしたおそれ',
    cACompromise: '認証局の鍵が漏えいしたおそれ',
    affiliationChanged: '所有者の所属の変更',
    superseded: '新しい証明書への交代',
    cessationOfOperation: '使用の終了',
    privilegeWithdrawn: '使用資格の取り消し',
    aACompromise: '属性認証局の鍵が漏えいしたおそれ',
  } as Record<string, string>,
  list: '証明書',
  count: (total) => `全${total}件`,
};
