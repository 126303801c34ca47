import type { RefusalDictionary } from '../../../../../pages/light/sign/refusal-words.ts';

export const text: RefusalDictionary = {
  notInFlow: {
    title: '您無法開啟這份合約',
    text: '目前帳號不是這份合約的參與人，或者連結已經失效。如果連結是傳送給您的，用收到它的聯絡方式驗證一下即可開啟。',
  },
  joinFirst: { title: '請先加入企業', text: '發起人請您以企業成員的身分簽署。加入企業後，本頁會自動開啟合約。' },
  overdue: {
    title: '您的期限已過',
    text: '發起人給您的處理期限已過，您現在不能再處理這份合約。如仍需處理，請聯絡發起人延期。',
  },
  expired: { title: '合約已過期', text: '這份合約的簽署期限已過，不能再簽署。如仍需簽署，請聯絡發起人重新發起。' },
  notSigner: { title: '您不是簽署人', text: '您可以檢視這份合約的進展，但發起人沒有請您簽署。' },
  notChecker: { title: '您不是審核人', text: '您可以檢視這份合約的進展，但發起人沒有請您審核。' },
  waitOthers: { title: '還沒輪到您', text: '需要前面的人先完成。輪到您時我們會通知您，本頁也會自動開啟合約。' },
  alreadySigned: { title: '這份合約已經處理過了', text: '您或同一角色的同事已經完成了這一部分，不需再做任何操作。' },
  revoked: { title: '合約已撤回', text: '發起人撤回了這份合約，不能再簽署。如有疑問，請聯絡發起人。' },
  rejected: { title: '合約已被拒絕', text: '有參與人拒絕了這份合約，簽署已經終止。' },
  statusNoMatch: { title: '合約現在不能簽署', text: '合約的狀態已經變化。重新整理即可看到最新情況。' },
  returned: { title: '合約已退回修改', text: '這份合約已退回發起人修改，不能再簽署。修改後會用新的連結通知您。' },
  checkFailed: { title: '合約沒有通過審核', text: '有審核人沒有通過這份合約，簽署已經終止。' },
  preparing: { title: '文件正在準備中', text: '通常只需幾秒，準備好後本頁會自動開啟合約。' },
  prepareFailed: { title: '文件沒有準備好', text: '準備這份合約的文件時發生問題，我們正在處理。請稍後再來。' },
  inProgress: { title: '正在處理另一次簽署', text: '同一份合約上有一次簽署正在進行，稍等片刻即可繼續。' },
  notLogin: { title: '請先確認是您本人', text: '登入狀態已經結束。用驗證碼即可重新開啟這份合約，您填寫的內容都還在。' },
  otherScope: { title: '請用這份合約的連結驗證身分', text: '目前的登入只能開啟另一份合約。' },
  authLevel: { title: '需要先完成身分驗證', text: '發起人要求簽署人先完成身分驗證。' },
  network: { title: '無法連線網路', text: '請檢查網路連線，然後重試。您填寫的內容都還在。' },
  other: { title: '合約未能開啟', text: '發生問題。請稍後再試；如果一直這樣，請把請求編號告訴發起人或客服。' },
};
