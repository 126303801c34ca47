import { orMail } from '../../../../../text/channels.ts';

export const text = {
  title: (name: string) => `更换 ${name}`,
  why: '新的参与人接替其位置，签署顺序、填写和签署位置、验证要求都不变。原参与人的链接立即失效，并会收到通知。',
  name: '新参与人姓名',
  contact: orMail('新参与人手机号或邮箱', '新参与人邮箱'),
  hint: '轮到对方时，合同链接会发到这里。',
  reason: '更换原因',
  placeholder: '例如：原负责人已离职',
  act: '确认更换',
  done: '已更换参与人',
  needsName: '请填写姓名',
  needsContact: orMail('手机号或邮箱格式不正确', '邮箱格式不正确'),
  needsReason: '请写明原因',
};
