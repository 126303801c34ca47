import type { text as Shape } from '../../../../../zh-CN/pages/console/enterprise/members/handover-dialog.ts';

export const text: typeof Shape = {
  title: '進行中の業務',
  none: '引き継ぐものはありません。',
  kinds: {
    DRAFT: '下書きと予約した契約書',
    RUNNING: '送信した契約書',
    TURN: '処理を待っている契約書',
    TEMPLATE: 'テンプレート',
    MULTI_SEND: '一括送信',
    ROLE: 'ほかに持つ人のいないロール',
    SEAL: '印鑑の使用許可',
    API_KEY: 'APIキー',
  },
  ends: 'メンバーでなくなると終了',
  and: (count) => `ほか、全${count}件`,
  to: '引き継ぎ先',
  toOptional: '引き継ぎ先（任意、あとでも可能）',
  close: '閉じる',
  noSuccessor: '企業に引き継げるメンバーがほかにいません。',
  running: '引き継ぎ中…',
  handOver: '引き継ぐ',
  titleOf: (name) => `${name}の業務を引き継ぐ`,
  why: '契約書、下書き、テンプレート、一括送信と、本人の処理を待っている契約書を同僚に引き継ぎます。無効化合意書の承諾もその同僚が行います。引き継ぎは各契約書の証跡に記録されます。',
  choose: '引き継ぐ同僚を選択してください',
  started: '引き継いでいます。完了すると同僚に通知されます',
};
