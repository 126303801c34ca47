import { orMail } from '../../../../../text/channels.ts';
import type { text as Shape } from '../../../../zh-CN/pages/light/sign/more-text.ts';
import { ACT_LABELS } from '@countersign/contract/languages/zh-TW/labels';

export const text: typeof Shape = {
  handOn: ACT_LABELS.handOn,
  handOnHint: '由另一個人代替您',
  giveBack: ACT_LABELS.return,
  giveBackHint: '內容有誤，請發起人修改後重新傳送',
  reject: ACT_LABELS.reject,
  rejectHint: '不同意，終止這份合約',
  rejectVoid: '不同意作廢',
  rejectVoidHint: '原合約繼續有效',
  handing: {
    title: '轉交他人處理',
    text: '對方會接替您的位置，為您準備的填寫和簽署位置一併轉給對方。轉交後您不能再處理這份合約，也不能收回。',
    name: '對方姓名',
    contact: orMail('對方手機號碼或電子郵件', '對方電子郵件'),
    contactHint: '我們會把合約連結傳送到這裡。',
    reason: '轉交說明',
    placeholder: '例如：此專案已由他負責',
    button: '確認轉交',
    needsName: '請填寫對方姓名',
    needsContact: '請填寫聯絡方式',
    wrongContact: '聯絡方式格式不正確',
  },
  returning: {
    title: '退回發起人修改？',
    text: '退回後這份合約即告結束，發起人會看到您的說明，修改後可以重新發起。此操作無法復原。',
    reason: '需要修改什麼',
    placeholder: '例如：第三條的金額應為 144,000 元',
    button: '確認退回',
  },
  rejectingVoid: {
    title: '不同意作廢？',
    text: '作廢需要每一方都同意。您不同意，這次作廢即告終止，原合約繼續有效；對方會看到您的理由。此操作無法復原。',
    reason: '不同意的理由',
    placeholder: '例如：服務還在進行中',
    button: '確認不同意',
  },
};
