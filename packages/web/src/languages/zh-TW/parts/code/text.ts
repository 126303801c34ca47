import { text as faults } from './send-fault.ts';
import type { text as Shape } from '../../../zh-CN/parts/code/text.ts';
import { CODE_DIGITS } from '@countersign/domain';

export const text: typeof Shape = {
  needCaptcha: '請輸入圖形驗證碼',
  badCaptcha: '請輸入有效的圖形驗證碼',
  otherContact: '帳號已更改，請重新輸入圖形驗證碼',
  send: '傳送驗證碼',
  sendVoice: '改以語音接收',
  sending: '正在傳送…',
  /** What stands before the contact, and after it. */
  sent: ['驗證碼已傳送至 ', ''],
  calling: ['正在撥打 ', '，請接聽'],
  timedOut: `${faults.TIMEOUT}；如果稍後收到，仍可輸入`,
  resend: (seconds) => `${seconds} 秒後重新傳送`,
  again: '重新傳送',
  code: `${CODE_DIGITS} 位數驗證碼`,
  voice: '收不到簡訊？改用語音電話',
  sms: '改用簡訊驗證碼',
  late: '還沒收到？請檢查遭攔截的簡訊和垃圾郵件，或重新傳送。',
  help: '收不到驗證碼？',
  helpTitle: '收不到驗證碼',
  helpPhone: ['手機是否停話、關機，或收訊不佳', '簡訊是否被手機的安全軟體攔截'],
  helpEmail: ['郵件是否被歸入垃圾郵件', '電子郵件地址是否輸入正確'],
  bindEmail: '也可以在帳號設定裡綁定電子郵件來接收。',
  service: '仍未解決，請聯絡客服：',
  gotIt: '知道了',
};
