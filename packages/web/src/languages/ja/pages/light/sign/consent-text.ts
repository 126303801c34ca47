import type { Auth, Secure, Modes, text as Shape } from '../../../../zh-CN/pages/light/sign/consent-text.ts';
import { CONSENT } from '@countersign/contract/languages/ja/consent';

const modes: Modes = {
  sign: {
    title: '署名の確認',
    ...CONSENT.sign,
    working: ['ご本人であることを確認中…', '証明書を準備中…', '署名を書き込み中…', '保存中…'],
  },
  fill: {
    title: '入力内容の確認',
    ...CONSENT.fill,
    working: ['ご本人であることを確認中…', '保存中…'],
  },
  void: {
    title: '無効化の確認',
    ...CONSENT.void,
    working: ['ご本人であることを確認中…', '証明書を準備中…', '署名を書き込み中…', '保存中…'],
  },
};
const secure: Secure = {
  DISPOSABLE_CERT: '今回の署名専用の証明書を発行します。鍵は一度だけ署名に使用し、破棄します。',
  PERSONAL_CERT: '本人確認に基づいて発行された個人の長期証明書を使用します。',
  ENTERPRISE_CERT: '所属企業の長期証明書を使用します。',
  SHIELD_CERT: '鍵はご自身のスマートフォンの中にあります。次の手順でスマートフォンで承諾してください。',
};
const auth: Auth = {
  LOW: null,
  MEDIUM: '送信者が本人確認を求めています。',
  HIGH: '送信者が本人確認と、署名パスワードおよび認証コードの両方を求めています。',
};

export const text: typeof Shape = {
  modes,
  secure,
  auth,
  how: '署名を保護する方法',
  meaning: '署名の意味',
  prove: 'ご本人であることの確認方法',
  byPassword: '署名パスワード',
  byCode: '認証コード',
  passwordLabel: '署名パスワード',
  codeTo: (contact) => `認証コードの送信先：${contact}`,
  provedBy: (contact) => `${contact}は先ほど認証コードで確認済みのため、認証コードは不要です。`,
  noWay:
    'ご本人であることを確認する方法がありません。アカウントで署名パスワードを設定するか、連絡先を登録してください。',
  needsPassword: '署名パスワードを入力してください',
  needsCode: '認証コードを請求し、6桁の数字を入力してください',
  kept: '署名の処理中です。このページを開いたままお待ちください。',
};
