import type { WrittenSection } from '../../../text/written-section.ts';

export const identity: WrittenSection = {
  title: '身分驗證',
  blocks: [
    {
      kind: 'text',
      text: '在帳號設定裡送出姓名、證件號碼和證件照片，由憑證機構的工作人員審核。審核期間可以照常使用帳號；結果會通知您。被退回時會說明原因，修改後可以再次送出。',
    },
    {
      kind: 'points',
      items: [
        '通過之後，顯示的名稱是您的真實姓名，簽署憑證裡寫的也是它。',
        '有些合約要求身分驗證後才能簽；簽署頁會說明，並帶您去驗證。',
        '證件照片加密儲存，只供審核使用，工作人員每次檢視都有記錄。',
        '為您簽發過的憑證列在「我的憑證」裡：用於哪份合約、何時簽發、是否有效。',
      ],
    },
  ],
};
