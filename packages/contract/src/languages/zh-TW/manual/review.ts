import type { WrittenSection } from '../../../text/written-section.ts';

export const review: WrittenSection = {
  title: '審核與拒絕',
  blocks: [
    {
      kind: 'points',
      items: [
        '審核人開啟合約，可以「通過」，也可以「不通過」並寫明原因（1 到 500 個字）。不通過，合約即告終止。',
        '簽署人可以「拒絕簽署」，同樣要寫原因。拒絕後，合約即告終止，發起人會收到通知。',
        '審核不會變更文件內容；審核時看到的是哪個版本，會記錄在證據報告裡。',
      ],
    },
    {
      kind: 'text',
      text: '發起人可以在合約完成之前撤回它，也要寫明原因。過了截止時間還沒有完成的合約，會自動變為已過期。已經完成的合約不能撤回。',
    },
  ],
};
