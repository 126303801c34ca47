import { text as faults } from './send-fault.ts';
import { CODE_DIGITS } from '@countersign/domain';

export const text = {
  needCaptcha: '请输入图形验证码',
  badCaptcha: '请输入有效的图形验证码',
  otherContact: '账号已更改，请重新输入图形验证码',
  send: '发送验证码',
  sendVoice: '语音播报验证码',
  sending: '正在发送…',
  /** What stands before the contact, and after it. */
  sent: ['验证码已发送至 ', ''] as readonly [string, string],
  calling: ['正在拨打 ', '，请接听'] as readonly [string, string],
  timedOut: `${faults.TIMEOUT}；如果稍后收到，仍可输入`,
  resend: (seconds: number) => `${seconds} 秒后重新发送`,
  again: '重新发送',
  code: `${CODE_DIGITS} 位验证码`,
  voice: '收不到短信？改用语音电话',
  sms: '改用短信验证码',
  late: '还没收到？请检查拦截的短信和垃圾邮件，或重新发送。',
  help: '收不到验证码？',
  helpTitle: '收不到验证码',
  helpPhone: ['手机是否欠费、停机，或信号不好', '短信是否被手机的安全软件拦截'] as readonly string[],
  helpEmail: ['邮件是否被归入垃圾箱', '邮箱地址是否输入正确'] as readonly string[],
  bindEmail: '也可以在账号设置里绑定邮箱来接收。',
  service: '仍未解决，请联系客服：',
  gotIt: '知道了',
};
