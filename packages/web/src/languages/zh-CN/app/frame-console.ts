export const text = {
  navigation: '主导航',
  home: '首页',
  envelopes: '合同',
  bulk: '批量发送',
  account: '账号与印章',
  create: '发起签署',
  enterprise: '企业',
  freeTitle: '这个链接只能处理一份合同',
  freeWhy: '您是通过签署链接进来的。登录账号后就可以使用其他功能。',
};
