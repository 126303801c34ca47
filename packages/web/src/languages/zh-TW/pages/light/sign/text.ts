import type { text as Shape } from '../../../../zh-CN/pages/light/sign/text.ts';
import { FORM_LABELS } from '@countersign/contract/languages/zh-TW/labels';
import type { FormType } from '@countersign/domain';

/** What each kind of field is called on its button and in announcements. */
const field: Record<FormType, string> = {
  ...FORM_LABELS,
  SEAL_SIGN: '蓋章',
  TEXT: '填寫文字',
  DATE: '填寫日期',
};

export const text: typeof Shape = {
  field,
  loading: '正在開啟合約…',
  from: (sender) => `${sender} 發起`,
  message: (words) => `發起人留言：${words}`,
  asWitness: '您以見證人身分簽署',
  deadline: (when) => `請在 ${when} 前完成`,
  pagesLabel: '合約內容',
  readText: '閱讀模式',
  fieldOnPage: (what, page, required) => `${what}，第 ${page} 頁，${required ? '必填' : '選填'}`,
  fieldDone: '已完成',
  start: '開始簽署',
  startFilling: '開始填寫',
  next: (what, at, total) => `下一處：${what}（${at}/${total}）`,
  finish: '完成簽署',
  submit: '送出',
  doneOf: (done, total) => `已完成 ${done}/${total} 處`,
  allDone: '已全部填好',
  nothingToFill: '無須填寫，閱讀後即可完成',
  close: '關閉',
  checkMark: (pages) => `騎縫章（跨 ${pages} 頁）`,
  addField: '新增簽署位置',
  place: '放置簽名',
  placed: '完成放置',
  placeStatus: '請放置您的簽名，也可以不顯示圖樣',
  noMark: '不顯示圖樣',
  noMarkStatus: '將簽署，但頁面上不顯示簽名圖樣',
  sealing: {
    says: '這份合約要蓋您的印章，印章儲存在帳號裡。請先登入或註冊，再開啟這個連結。',
    login: '登入後蓋章',
  },
  voiding: {
    confirm: '確認作廢',
    status: '閱讀作廢協議後請確認',
    says: '各方都確認後，原合約即作廢。',
    original: '檢視原合約',
    passText: (button) => `點選「${button}」，即表示我已閱讀作廢協議並同意作廢原合約。`,
  },

  text: {
    wrong: '內容過長或含有無法顯示的字元',
    tooLong: '內容過長，這裡放不下',
    smaller: (size) => `內容較長，將縮小到 ${size} 點`,
    date: '選擇日期',
    wrongDate: (format) => `請依 ${format} 的格式填寫真實存在的日期`,
  },

  code: { digits: '請輸入 6 位數字' },
  rejecting: {
    title: '拒絕簽署這份合約？',
    text: '拒絕後這份合約即告終止，發起人會看到您的理由。此操作無法復原。',
    reason: '拒絕理由',
    placeholder: '例如：第三條的金額與約定不符',
    button: '確認拒絕',
    needs: '請填寫理由',
    left: (count) => `還可輸入 ${count} 字`,
  },
  checking: {
    bar: '閱讀後請做出決定',
    pass: '審核通過',
    refuse: '不通過',
    passTitle: '確認審核通過？',
    passText: (button) => `點選「${button}」，即表示我已閱讀全部文件並同意其內容。`,
    passButton: '確認通過',
    refusing: {
      title: '審核不通過？',
      text: '不通過後這份合約即告終止，發起人會看到您的理由。此操作無法復原。',
      reason: '不通過的理由',
      placeholder: '例如：附件二缺頁',
      button: '確認不通過',
    },
  },
  changed: (names) =>
    `${names === '' ? '文件' : names}在您開啟之後有了變化，已重新載入。您填寫的內容都還在，請重新閱讀後再完成。`,

  guest: {
    title: '您有一份合約待處理',
    lead: '合約只能由收件人本人開啟。為了確認是您，我們會把驗證碼傳送到：',
    open: '開啟合約',
    login: '我有帳號，登入後開啟',
    safe: '驗證碼只用來開啟這份合約。沒有帳號時會為您自動建立。',
  },

  refusal: {
    home: '回到首頁',
    again: '重新整理',
    link: '用驗證碼開啟',
    code: '請求編號',
  },
  network: '無法連線網路，請檢查連線後重試。',
};
