import type { Sentences, text as Shape } from '../../../../zh-CN/pages/console/detail/unavailable-text.ts';

const of: Sentences = {
  LEFT: '本人は手続きできず、リマインドも届きません。送信者が参加者を変更するか、所属企業が「利用停止中のメンバー」から同僚に引き継いでください。',
  DISABLED: '本人は手続きできず、リマインドも届きません。送信者は参加者を変更できます。',
  ROLE_EMPTY:
    '現在手続きできる人がおらず、リマインドは送信されません。所属企業がロールにメンバーを割り当てるか、送信者が参加者を変更してください。',
};
const ofVoid: Sentences = {
  LEFT: '無効化合意書はこの参加者の承諾を待っています。所属企業は「利用停止中のメンバー」から同僚に引き継げます。引き継いだ同僚が代わりに承諾します。',
  DISABLED:
    '無効化合意書はこの参加者の承諾を待っており、アカウントが復旧するまで承諾できません。送信者は無効化合意書を取り下げられます。',
  ROLE_EMPTY: '無効化合意書はこの参加者の承諾を待っています。所属企業はロールにメンバーを割り当てられます。',
};

export const text: typeof Shape = {
  who: (name, why) => `${name}：${why}`,
  of,
  ofVoid,
  handOver: '引き継ぐ',
  bind: 'メンバーを割り当て',
};
