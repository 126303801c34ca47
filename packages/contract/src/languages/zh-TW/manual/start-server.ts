import type { WrittenSection } from '../../../text/written-section.ts';

export const startServer: WrittenSection = {
  title: '管理員：安裝與啟動',
  blocks: [
    {
      kind: 'text',
      text: '只需要 Node.js 20.19 或更新版本和 git。下載程式碼後執行 npm start：第一次啟動會安裝、建置、建好資料庫和憑證機構，最後顯示網址。npm start -- --demo 會另外建好幾位示範使用者。',
    },
    {
      kind: 'points',
      items: [
        '預設是評估模式：使用內建資料庫，簡訊和郵件不會真的發出，可以在本機的 /dev/outbox 看到。',
        '正式使用請設定 MODE=production。存在不安全的設定時，服務會拒絕啟動，並列出缺少什麼。',
        'npm run demo -- --out DIR 會示範完整的簽署過程；npm run verify -- FILE.pdf 驗證任意一份 PDF。',
        '工作人員的帳號與使用者帳號分開，從 /operator/login 登入；第一個由命令 npm run operator -- create --login NAME 建立。每人有一個或多個角色（審核員、稽核員、客服、財務、管理員），只看到角色允許的內容。主控台用來審核身分驗證、查詢與廢止憑證、處理申訴、檢視服務狀態和稽核記錄。',
      ],
    },
  ],
};
