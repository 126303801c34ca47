import type { text as Shape } from '../../../../zh-CN/pages/light/in-person/text.ts';

export const text: typeof Shape = {
  loading: 'この端末の状態を確認しています',
  handTo: (name) => `端末を${name}様にお渡しください`,
  handBack: (name) => `端末を${name}様にお返しください`,
  thanks: {
    done: (name) => `ありがとうございます。${name}様の手続きは完了しました`,
    declined: (name) => `${name}様の判断を記録しました`,
  },
  locked: (host) => `この端末では${host}様のアカウントがロックされています。`,
  why: (name) => `${name}様にご本人確認用の認証コードが届きます。入力すると契約書が開きます。`,
  begin: (name) => `${name}です。開始する`,
  others: '次の方も今、手続きできます',
  finished: '全員の手続きが完了しました。',
  waits: 'ほかの参加者には順番が来たときにお知らせします。あとで対面で手続きすることもできます。',
  host: (host) => `${host}様：ログインして戻る`,
  hostWhy: 'ここにログインできるのは、端末の持ち主だけです。',
  overTitle: '対面署名は終了しました',
  overWhy: '端末が回収されたか、30分間使用されませんでした。契約書の手続きを続けるにはログインしてください。',
  login: 'ログイン',
  failed: 'この端末の状態を確認できません',
  again: '再試行',
};
