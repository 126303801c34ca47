import { orMail } from '../../../../../text/channels.ts';
import type { text as Shape } from '../../../../zh-CN/pages/light/login/text.ts';
import { CODE_DIGITS } from '@countersign/domain';

export const text: typeof Shape = {
  login: '登入',
  welcome: '歡迎回來',
  welcomeWhy: '登入後繼續簽署您的合約。',
  ways: '登入方式',
  byPassword: '密碼登入',
  byCode: '驗證碼登入',
  account: orMail('手機號碼或電子郵件', '電子郵件'),
  accountFault: {
    missing: orMail('請輸入手機號碼或電子郵件', '請輸入電子郵件'),
    wrong: '帳號輸入有誤，請核對',
  },
  accountTaken: '該帳號已經註冊',
  password: '密碼',
  passwordMissing: '請輸入密碼',
  captchaAsked: '為了帳號安全，請輸入圖中的字元後再登入。',
  codeMissing: `請輸入 ${CODE_DIGITS} 位數驗證碼`,
  noAccount: '還沒有帳號？',
  toRegister: '立即註冊',
  remember: '記住帳號',
  forgot: '忘記密碼？',
  register: '註冊',
  createTitle: '建立帳號',
  createWhy: orMail(
    '用手機號碼或電子郵件註冊，幾分鐘就能發出第一份合約。',
    '用電子郵件註冊，幾分鐘就能發出第一份合約。',
  ),
  nickname: '姓名或暱稱',
  newPassword: '設定密碼',
  create: '註冊並登入',
  haveAccount: '已有帳號？',
  toLogin: '前往登入',
};
