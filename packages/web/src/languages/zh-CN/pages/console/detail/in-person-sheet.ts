export const text = {
  title: (name: string) => `请 ${name} 在这台设备上当面处理`,
  code: (contact: string) => `对方用发送到 ${contact} 的验证码证明本人；验证码不会显示在这台设备上。`,
  lock: '设备交出后，您在这台设备上的登录立即结束，所有标签页都无法再打开您的合同。',
  back: '对方处理完后会看到“交还设备”；您重新登录就能回到这份合同。',
  act: '锁定并交出设备',
};
