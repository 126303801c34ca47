import { orMail } from '../../../../../text/channels.ts';
import { supportContact } from '../../../../../text/support.ts';
import type { text as Shape } from '../../../../zh-CN/pages/light/report/text.ts';

export const text: typeof Shape = {
  title: '通報・お問い合わせ',
  why: '請求していない認証コードや通知が届いた、または認証コードが届かない場合は、内容をお書きください。担当者が調査し、必要に応じてその番号への送信を停止します。',
  contact: orMail('電話番号またはメールアドレス', 'メールアドレス'),
  contactFault: {
    missing: orMail('電話番号またはメールアドレスを入力してください', 'メールアドレスを入力してください'),
    wrong: '連絡先の形式が正しくありません',
  },
  text: '発生した内容',
  textHint: '例：いつ、どのような内容を受け取ったか',
  textMissing: '発生した内容を入力してください',
  left: (count) => `残り${count}文字`,
  send: '送信',
  doneTitle: '受け付けました',
  doneWhy: '担当者が速やかに調査します。ご連絡ありがとうございました。',
  phone: `お急ぎの場合はサポートへお問い合わせください：${supportContact()}`,
  back: 'ログインに戻る',
};
