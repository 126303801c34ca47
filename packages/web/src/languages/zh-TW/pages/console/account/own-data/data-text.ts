import type { text as Shape } from '../../../../../zh-CN/pages/console/account/own-data/data-text.ts';

export const text: typeof Shape = {
  title: '我的資料',
  lead: '帶走平台儲存的與您有關的全部資料，或刪除帳號。',
  exportWhy: '個人資料、聯絡方式、登入裝置、憑證、印章、操作記錄，以及您能檢視的全部合約及其證據，打包成一個檔案。',
  deleteTitle: '刪除帳號',
  deleteWhy: (days) => `申請後所有裝置都會登出，${days} 天後刪除帳號；在此之前登入即可取消。`,
  deleteAct: '刪除帳號',
  goes: '隨帳號一併刪除',
  goesPoints: [
    '手機號碼、電子郵件、暱稱、大頭貼、密碼、登入記錄和訊息',
    '通行密鑰、簽署手機、儲存的簽名和個人印章；您的長期憑證被廢止，金鑰被銷毀',
    '草稿、未使用的上傳檔案、標籤和個人資料的匯出',
    '您在各企業中的成員身分和角色',
  ],
  stays: '必須保留',
  staysPoints: [
    '已簽署的合約及其證據：屬於各簽署方，其中有您的姓名和聯絡方式',
    '稽核記錄和已簽發的憑證：刪除後，他人的簽章將無法驗證',
    '身分驗證的記錄和帳單：法律要求保存',
    '企業自己記錄的成員資訊：由企業負責',
  ],
  blocked: '請先處理以下事項',
  and: '、',
  obstacle: {
    OWNER: (count) => `您所有的企業（${count}），請先移交擁有權`,
    RUNNING: (count) => `您發起的進行中合約（${count}），請完成或撤回`,
    TURN: (count) => `等待您處理的合約（${count}），請簽署或拒絕`,
    MULTI_SEND: (count) => `進行中的批次傳送（${count}），請完成或撤回`,
  },
  confirmTitle: '確定刪除帳號？',
  confirmWhy: (days) =>
    `所有裝置會立即登出。${days} 天後帳號和上述資料會被刪除，無法復原。此後可以用同一手機號碼或電子郵件重新註冊，但無法取得現有的合約。`,
  password: '登入密碼',
  passwordMissing: '請輸入登入密碼',
  needPassword: '您還沒有登入密碼。請先設定登入密碼，再來刪除帳號。',
  setPassword: '設定登入密碼',
};
