import { orMail } from '../../../../../text/channels.ts';
import { supportContact } from '../../../../../text/support.ts';

export const text = {
  title: '投诉与求助',
  why: '收到了并非您本人要求的验证码或通知，或者收不到验证码？请写下来，工作人员会处理，必要时不再向该号码发送。',
  contact: orMail('您的手机号或邮箱', '您的邮箱'),
  contactFault: { missing: orMail('请输入手机号或邮箱', '请输入邮箱'), wrong: '联系方式格式错误' },
  text: '发生了什么',
  textHint: '例如：什么时候、收到了什么内容',
  textMissing: '请写下发生了什么',
  left: (count: number) => `还可以写 ${count} 个字`,
  send: '提交',
  doneTitle: '已收到',
  doneWhy: '工作人员会尽快处理。感谢您告诉我们。',
  phone: `急事请联系客服 ${supportContact()}`,
  back: '返回登录',
};
