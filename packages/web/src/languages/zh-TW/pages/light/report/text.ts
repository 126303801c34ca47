import { orMail } from '../../../../../text/channels.ts';
import { supportContact } from '../../../../../text/support.ts';
import type { text as Shape } from '../../../../zh-CN/pages/light/report/text.ts';

export const text: typeof Shape = {
  title: '申訴與協助',
  why: '收到了並非您本人要求的驗證碼或通知，或者收不到驗證碼？請寫下來，工作人員會處理，必要時不再向該號碼傳送。',
  contact: orMail('您的手機號碼或電子郵件', '您的電子郵件'),
  contactFault: { missing: orMail('請輸入手機號碼或電子郵件', '請輸入電子郵件'), wrong: '聯絡方式格式錯誤' },
  text: '發生了什麼事',
  textHint: '例如：什麼時候、收到了什麼內容',
  textMissing: '請寫下發生了什麼事',
  left: (count) => `還可以寫 ${count} 個字`,
  send: '送出',
  doneTitle: '已收到',
  doneWhy: '工作人員會盡快處理。感謝您告訴我們。',
  phone: `如有急事請聯絡客服 ${supportContact()}`,
  back: '返回登入',
};
