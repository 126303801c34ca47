import { text as faults } from './send-fault.ts';
import type { text as Shape } from '../../../zh-CN/parts/code/text.ts';
import { CODE_DIGITS } from '@countersign/domain';

export const text: typeof Shape = {
  needCaptcha: '画像の文字を入力してください',
  badCaptcha: '画像の文字を正しく入力してください',
  otherContact: 'アカウントが変更されました。新しい画像の文字を入力してください',
  send: 'コードを送信',
  sendVoice: '音声通話でコードを受け取る',
  sending: '送信中…',
  sent: ['認証コードの送信先：', ''],
  calling: ['発信中：', '（電話に出てください）'],
  timedOut: `${faults.TIMEOUT}。あとから届いた認証コードは入力できます`,
  resend: (seconds) => `${seconds}秒後に再送信できます`,
  again: '再送信',
  code: `${CODE_DIGITS}桁の認証コード`,
  voice: 'SMSが届かない場合は音声通話で受け取る',
  sms: 'SMSで受け取る',
  late: '届かない場合は、ブロックされたSMSや迷惑メールを確認するか、再送信してください。',
  help: '認証コードが届かない場合',
  helpTitle: '認証コードが届かない場合',
  helpPhone: ['電話が利用可能で、電波の届く場所にありますか', 'セキュリティアプリがSMSをブロックしていませんか'],
  helpEmail: ['迷惑メールフォルダーに入っていませんか', 'メールアドレスに誤りはありませんか'],
  bindEmail: 'アカウント設定でメールアドレスを登録して受け取ることもできます。',
  service: '解決しない場合はサポートへお問い合わせください：',
  gotIt: '閉じる',
};
