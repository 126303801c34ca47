import type { WrittenSection } from '../../../text/written-section.ts';

export const voiding: WrittenSection = {
  title: '作廢已完成的合約',
  blocks: [
    {
      kind: 'text',
      text: '已完成的合約不能撤回，只能由各方協商作廢。發起人在詳情頁點選「作廢」，寫明原因，平台就產生一份作廢協議，請每一位簽署過、審核過的人依原來的順序確認。',
    },
    {
      kind: 'points',
      items: [
        '確認作廢不需要再畫簽名，只需證明是您本人；不同意可以拒絕，原合約保持有效。',
        '所有人確認之後，原合約在清單、詳情和證據報告裡都顯示為「已作廢」；在驗證頁驗證這份檔案，也會看到作廢的時間和原因。',
        '原合約的檔案不會被變更，簽章仍然有效：作廢是另一份經各方簽署的協議。',
      ],
    },
  ],
};
