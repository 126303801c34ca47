import type { text as Shape } from '../../../../zh-CN/pages/light/shared/text.ts';

export const text: typeof Shape = {
  title: '共有されたファイル',
  lead: '新しい契約書の文書になります。送信する前に確認できます。',
  kept: 'ログインするまで、ファイルはこのブラウザーにのみ保存され、アップロードされません。1時間後に削除されます。',
  begin: '契約書を作成',
  logIn: 'ログインして続ける',
  discard: '使用しない',
  noneTitle: 'ファイルを受信していません',
  noneWhy: 'スマートフォンの共有メニューからもう一度共有してください。共有されたファイルの保存は最長1時間です。',
  home: 'ホームへ戻る',
};
