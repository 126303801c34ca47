export const text = {
  version: (version: string) => `版本 ${version}`,
  others: '另见',
  none: '没有这个页面',
  noneWhy: '请从页脚打开隐私政策、服务条款或“签名的含义”。',
};
