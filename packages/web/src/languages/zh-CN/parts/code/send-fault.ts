import type { FaultWords } from '../../../../parts/code/send-fault.ts';
import { supportContact } from '../../../../text/support.ts';

export const text: FaultWords = {
  CONTACT: '联系方式格式有误',
  BUSY: '发送太频繁，请在倒计时结束后再点',
  TIMEOUT: '发送请求超时',
  FREQUENT: '发送请求太频繁，请等 {wait}',
  AMOUNT: '今天收到的验证码已达上限，请明天再试',
  BLACKLISTED: `该号码无法接收验证码，请联系客服 ${supportContact()}`,
  LOCKED: '抱歉，验证码输入次数过多，请一小时后再试',
  LOCKED_LOGIN: '抱歉，验证码输入次数过多，请一小时后再尝试登录',
  CAPTCHA: '请重新获取图形验证码',
  NETWORK: '',
  FAILED: '发送失败',
};
