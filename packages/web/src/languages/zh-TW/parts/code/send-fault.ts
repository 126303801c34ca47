import type { FaultWords } from '../../../../parts/code/send-fault.ts';
import { supportContact } from '../../../../text/support.ts';

export const text: FaultWords = {
  CONTACT: '聯絡方式格式有誤',
  BUSY: '傳送過於頻繁，請在倒數計時結束後再點',
  TIMEOUT: '傳送要求逾時',
  FREQUENT: '傳送過於頻繁，請等 {wait}',
  AMOUNT: '今天收到的驗證碼已達上限，請明天再試',
  BLACKLISTED: `該號碼無法接收驗證碼，請聯絡客服 ${supportContact()}`,
  LOCKED: '抱歉，驗證碼輸入次數過多，請一小時後再試',
  LOCKED_LOGIN: '抱歉，驗證碼輸入次數過多，請一小時後再嘗試登入',
  CAPTCHA: '請重新取得圖形驗證碼',
  NETWORK: '',
  FAILED: '傳送失敗',
};
