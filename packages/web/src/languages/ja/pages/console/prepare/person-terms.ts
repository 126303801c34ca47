import type { text as Shape } from '../../../../zh-CN/pages/console/prepare/person-terms.ts';

export const text: typeof Shape = {
  language: '通知とページの言語',
  own: '本人の選択',
  deadline: '個別の期限',
  deadlineHint: '期限後は手続きできません。通知を受けて、期限の延長、参加者の変更、除外ができます',
  deadlineWrong: '現在より後、かつ契約書の期限より前にしてください',
  until: (when) => `${when}まで`,
  message: 'この人へのメッセージ',
  messageHint: 'メール、リンク先のページ、署名画面に表示されます。ほかの参加者には表示されません',
  witness: '立会人として署名',
  witnessHint: '署名と証跡レポートにその旨が記載されます',
  closed: {
    witness: '立会人',
    message: 'メッセージあり',
    until: (when) => `個別の期限 ${when}`,
  },
};
