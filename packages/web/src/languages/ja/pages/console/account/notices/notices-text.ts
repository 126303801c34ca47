import { orMail } from '../../../../../../text/channels.ts';
import type { text as Shape } from '../../../../../zh-CN/pages/console/account/notices/notices-text.ts';
import { CHANNEL_LABELS } from '@countersign/contract/languages/ja/labels';

export const text: typeof Shape = {
  title: '通知',
  lead: orMail(
    '通知の種類ごとに受け取り方法を選択します。変更はすぐに反映されます。各通知は、SMSまたはメールで1回だけ、送信者が入力した連絡先を優先して送信します。認証コードは常に送信します。',
    '通知の種類ごとに受け取り方法を選択します。変更はすぐに反映されます。認証コードは常に送信します。',
  ),
  table: '通知の種類ごとの受け取り方法',
  topicHead: '通知',
  topic: { TURN: '自分の順番', REMINDER: 'リマインド', RESULT: '結果', SECURITY: 'アカウントのセキュリティ' },
  why: {
    TURN: '署名または承認をお待ちしている契約書があるとき',
    REMINDER: '送信者が早めの手続きを求めているとき',
    RESULT: '契約書が完了、拒否、取り下げ、期限切れになったとき',
    SECURITY: '新しい端末、パスワードや連絡先の変更など。常に送信され、オフにできません',
  },
  channel: CHANNEL_LABELS,
  by: (topic, channel) => `${topic}：${channel}`,
  notOffered: '対象外',
  undone: '保存できませんでした。以前の設定に戻しました。',
  noPhone: '電話番号が未登録のため、通知はメールでのみ届きます。',
  noEmail: 'メールアドレスが未登録のため、通知はSMSでのみ届きます。',
  bind: '登録する',
  stopped: (contacts) => `${contacts}への契約書と招待の通知は停止しています`,
  stoppedWhy: '配信停止の手続き、または通知への苦情がありました。認証コードとセキュリティの通知は引き続き送信します。',
  resume: '通知を再開',
  resumed: '通知を再開しました',
  desktopTitle: 'デスクトップ通知',
  desktopNone: 'このブラウザーはデスクトップ通知に対応していません。',
  desktopDenied: 'このブラウザーはこのサイトの通知をブロックしています。ブラウザーのサイト設定で許可してください。',
  desktopAsk: 'このブラウザーではデスクトップ通知がまだ許可されていません。',
  desktopGranted:
    'このブラウザーではデスクトップ通知が許可されています。このサイトを開いている間、署名または承認の順番が来るとお知らせします。',
  allow: 'デスクトップ通知を許可',
  explainTitle: 'デスクトップ通知を許可しますか？',
  explain:
    'お知らせは、署名の順番と承認の順番の2種類です。クリックするとその契約書が開きます。次にブラウザーが許可を求めます。設定はブラウザーでいつでも変更できます。',
  goOn: '続ける',
};
