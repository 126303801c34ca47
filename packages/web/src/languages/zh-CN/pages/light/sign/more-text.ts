import { orMail } from '../../../../../text/channels.ts';
import { ACT_LABELS } from '@countersign/contract/languages/zh-CN/labels';

export const text = {
  handOn: ACT_LABELS.handOn,
  handOnHint: '由另一个人代替您',
  giveBack: ACT_LABELS.return,
  giveBackHint: '内容有误，请发起人改好重发',
  reject: ACT_LABELS.reject,
  rejectHint: '不同意，终止这份合同',
  rejectVoid: '不同意作废',
  rejectVoidHint: '原合同继续有效',
  handing: {
    title: '转交他人处理',
    text: '对方会接替您的位置，为您准备的填写和签署位置一并转给对方。转交后您不能再处理这份合同，也不能收回。',
    name: '对方姓名',
    contact: orMail('对方手机号或邮箱', '对方邮箱'),
    contactHint: '我们会把合同链接发到这里。',
    reason: '转交说明',
    placeholder: '例如：此项目已由他负责',
    button: '确认转交',
    needsName: '请填写对方姓名',
    needsContact: '请填写联系方式',
    wrongContact: '联系方式格式不正确',
  },
  returning: {
    title: '退回发起人修改？',
    text: '退回后这份合同即告结束，发起人会看到您的说明，修改后可以重新发起。此操作不能撤销。',
    reason: '需要修改什么',
    placeholder: '例如：第三条的金额应为 144,000 元',
    button: '确认退回',
  },
  rejectingVoid: {
    title: '不同意作废？',
    text: '作废需要每一方都同意。您不同意，这次作废即告终止，原合同继续有效；对方会看到您的理由。此操作不能撤销。',
    reason: '不同意的理由',
    placeholder: '例如：服务还在进行中',
    button: '确认不同意',
  },
};
