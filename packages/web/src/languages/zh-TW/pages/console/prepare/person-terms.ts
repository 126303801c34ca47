import type { text as Shape } from '../../../../zh-CN/pages/console/prepare/person-terms.ts';

export const text: typeof Shape = {
  language: '通知與頁面語言',
  own: '由對方選擇',
  deadline: '個人期限',
  deadlineHint: '過期後此人不能再處理，您會收到通知，可以延期、更換或移除',
  deadlineWrong: '須晚於現在，且早於合約的截止時間',
  until: (when) => `${when} 之前`,
  message: '給此人的留言',
  messageHint: '顯示在郵件、連結開啟的頁面和簽署頁上，其他參與人看不到',
  witness: '以見證人身分簽署',
  witnessHint: '簽名和證據報告會註明「見證人」',
  closed: {
    witness: '見證人',
    message: '有留言',
    until: (when) => `個人期限 ${when}`,
  },
};
