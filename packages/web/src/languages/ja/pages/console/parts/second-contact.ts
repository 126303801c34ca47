import type { text as Shape } from '../../../../zh-CN/pages/console/parts/second-contact.ts';

export const text: typeof Shape = {
  add: '2つ目の連絡先を追加',
  label: '2つ目の連絡先',
  hint: '電話番号に加えてメールアドレス、またはその逆',
  wrong: '別の種類の連絡先を入力してください',
  identifying: '本人であることを確認する連絡先',
  identifyingHint: '署名リンクと認証コードはここに届きます。もう一方には通知だけが届きます',
  kinds: { phone: '電話番号', email: 'メールアドレス' },
  byContact: (contact, other) => `${contact}で本人であることを確認し、${other}には通知のみ送信`,
};
