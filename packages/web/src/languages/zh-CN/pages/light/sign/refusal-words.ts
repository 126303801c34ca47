import type { RefusalDictionary } from '../../../../../pages/light/sign/refusal-words.ts';

export const text: RefusalDictionary = {
  notInFlow: {
    title: '这份合同不在您名下',
    text: '当前账号不是这份合同的参与人，或者链接已经失效。如果链接是发给您的，用收到它的联系方式验证一下即可打开。',
  },
  joinFirst: { title: '请先加入企业', text: '发起人请您以企业成员的身份签署。加入企业后，本页会自动打开合同。' },
  overdue: {
    title: '您的期限已过',
    text: '发起人给您的处理期限已过，您现在不能再处理这份合同。如仍需处理，请联系发起人延期。',
  },
  expired: { title: '合同已过期', text: '这份合同的签署期限已过，不能再签署。如仍需签署，请联系发起人重新发起。' },
  notSigner: { title: '您不是签署人', text: '您可以查看这份合同的进展，但发起人没有请您签署。' },
  notChecker: { title: '您不是审批人', text: '您可以查看这份合同的进展，但发起人没有请您审批。' },
  waitOthers: { title: '还没轮到您', text: '需要前面的人先完成。轮到您时我们会通知您，本页也会自动打开合同。' },
  alreadySigned: { title: '这份合同已经处理过了', text: '您或同一角色的同事已经完成了这一部分，无需再做什么。' },
  revoked: { title: '合同已撤回', text: '发起人撤回了这份合同，不能再签署。如有疑问，请联系发起人。' },
  rejected: { title: '合同已被拒绝', text: '有参与人拒绝了这份合同，签署已经终止。' },
  statusNoMatch: { title: '合同现在不能签署', text: '合同的状态已经变化。刷新即可看到最新情况。' },
  returned: { title: '合同已退回修改', text: '这份合同已退回发起人修改，不能再签署。改好后会用新的链接通知您。' },
  checkFailed: { title: '合同没有通过审批', text: '有审批人没有通过这份合同，签署已经终止。' },
  preparing: { title: '文件正在准备中', text: '通常只需几秒，准备好后本页会自动打开合同。' },
  prepareFailed: { title: '文件没有准备好', text: '准备这份合同的文件时出了问题，我们正在处理。请稍后再来。' },
  inProgress: { title: '正在处理另一次签署', text: '同一份合同上有一次签署正在进行，稍等片刻即可继续。' },
  notLogin: { title: '请先确认是您本人', text: '登录状态已经结束。用验证码即可重新打开这份合同，您填写的内容都还在。' },
  otherScope: { title: '请用这份合同的链接验证身份', text: '当前的登录只能打开另一份合同。' },
  authLevel: { title: '需要先完成实名认证', text: '发起人要求签署人先完成实名认证。' },
  network: { title: '网络不通', text: '请检查网络连接，然后重试。您填写的内容都还在。' },
  other: { title: '合同没有打开', text: '出了点问题。请稍后再试；如果一直这样，请把请求编号告诉发起人或客服。' },
};
