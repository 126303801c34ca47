import { orMail } from '../../../../../text/channels.ts';
import type { text as Shape } from '../../../../zh-CN/pages/light/login/text.ts';
import { CODE_DIGITS } from '@countersign/domain';

export const text: typeof Shape = {
  login: 'ログイン',
  welcome: 'おかえりなさい',
  welcomeWhy: 'ログインして契約書の手続きを続けましょう。',
  ways: 'ログイン方法',
  byPassword: 'パスワード',
  byCode: '認証コード',
  account: orMail('電話番号またはメールアドレス', 'メールアドレス'),
  accountFault: {
    missing: orMail('電話番号またはメールアドレスを入力してください', 'メールアドレスを入力してください'),
    wrong: 'アカウントの入力に誤りがあります。ご確認ください',
  },
  accountTaken: 'このアカウントはすでに登録されています',
  password: 'パスワード',
  passwordMissing: 'パスワードを入力してください',
  captchaAsked: 'アカウントを保護するため、画像の文字も入力してください。',
  codeMissing: `${CODE_DIGITS}桁の認証コードを入力してください`,
  noAccount: 'アカウントをお持ちでない場合',
  toRegister: '新規登録',
  remember: 'アカウントを記憶する',
  forgot: 'パスワードを忘れた場合',
  register: '新規登録',
  createTitle: 'アカウントを作成',
  createWhy: orMail(
    '電話番号またはメールアドレスで登録し、最初の契約書を数分で送信できます。',
    'メールアドレスで登録し、最初の契約書を数分で送信できます。',
  ),
  nickname: '氏名またはニックネーム',
  newPassword: 'パスワード',
  create: '登録してログイン',
  haveAccount: 'アカウントをお持ちの場合',
  toLogin: 'ログイン',
};
