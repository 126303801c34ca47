import { orMail } from '../../../../../text/channels.ts';
import type { text as Shape } from '../../../../zh-CN/pages/light/landing/text.ts';

export const text: typeof Shape = {
  title: 'リンク先の確認',
  kicker: 'リンクが開かれました',
  asideTitle: 'リンク先をご確認ください',
  asideText:
    'このページから開くのは、このサイト内のページだけです。ほかのサイトに移動することも、お客様に代わって操作を行うこともありません。',
  sign: '契約書に署名する',
  signWhy:
    '次のページで契約書が開きます。ログインしていない場合は、まず認証コードで連絡先がご本人のものであることを確認します。',
  sentTo: 'リンクの送信先',
  notYou: '心当たりがない場合は、ここで中止し、送信した人にお知らせください。',
  login: 'ログイン',
  loginWhy: 'ログイン後、目的のページが開きます。',
  register: '新規登録',
  registerWhy: orMail('電話番号またはメールアドレスで、数分で登録できます。', 'メールアドレスで、数分で登録できます。'),
  page: (name) => `${name}へ`,
  pages: {
    '/wesign': 'ホーム',
    '/envelopes': '契約書の一覧',
    '/envelope-detail': '契約書の詳細',
    '/account': 'アカウント設定',
    '/verify': 'ファイルの検証',
    '/manual': 'ユーザーマニュアル',
    '/invitation': '企業からの招待',
    '/join': '企業の招待リンク',
  },
  otherPage: '目的のページ',
  pageWhyOpen: 'このページはログインなしで閲覧できます。',
  pageWhyMember: 'ログイン済みのため、すぐに開けます。',
  pageWhyStranger: 'このページにはログインが必要です。ログイン後すぐに開きます。',
  address: 'アドレス',
  actSign: '契約書を開く',
  actLogin: 'ログイン',
  actRegister: '新規登録',
  actPage: '開く',
  actPageStranger: 'ログインして続ける',
  nowhere: 'リンクが不完全です',
  nowhereWhy:
    '行き先が示されていないか、このサイトのアドレスではありません。メッセージからもう一度開くか、送信した人にお問い合わせください。',
  home: 'ホームへ',
  wechat: 'ブラウザーで開いてください',
  wechatWhy:
    'WeChat内では契約書をダウンロードできず、パスキーも使用できません。右上の ⋯ を押し、ブラウザーを選択してください。',
  copy: 'リンクをコピー',
  copied: 'コピーしました。ブラウザーに貼り付けてください',
  copyFailed: 'コピーできませんでした。アドレスを長押ししてください',
  stay: 'WeChatのまま続ける',
};
