import type { WrittenSection } from '../../../text/written-section.ts';

export const bulk: WrittenSection = {
  title: '批次傳送',
  blocks: [
    {
      kind: 'steps',
      items: [
        '在參與人一步，把一位參與人的類型改為「批次名單」；給要逐份填寫的文字、日期欄位起一個合併欄位名。',
        '下載名單範本（XLSX 或 CSV），每列寫一位收件人，最多 10000 列，再上傳。',
        '先檢查後傳送：有問題的列會逐列寫明原因，修改後重新上傳即可，此時什麼都不會發出。',
        '傳送後可以看到進度，可以暫停、繼續、重試失敗的列，或把已發出的一併撤回。',
      ],
    },
    { kind: 'note', text: '每位收件人各收到一份自己的合約。伺服器中途重啟也不會重複傳送或漏傳。' },
  ],
};
