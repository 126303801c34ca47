export const text = {
  add: '添加另一个联系方式',
  label: '另一个联系方式',
  hint: '手机号之外的邮箱，或邮箱之外的手机号',
  wrong: '请输入另一种联系方式',
  identifying: '用哪一个证明身份',
  identifyingHint: '签署链接和验证码只发到这里；另一个只收通知',
  kinds: { phone: '手机号', email: '邮箱' },
  byContact: (contact: string, other: string) => `凭 ${contact} 证明身份，${other} 只收通知`,
};
