import { defineText } from '../../../text/text.ts';

export const useLegalText = defineText(
  {
    version: (version: string) => `版本 ${version}`,
    others: '另见',
    none: '没有这个页面',
    noneWhy: '请从页脚打开隐私政策、服务条款或“签名的含义”。',
  },
  {
    version: (version) => `Version ${version}`,
    others: 'See also',
    none: 'There is no such page',
    noneWhy: 'Open the privacy policy, the terms or “What your signature means” at the foot of the page.',
  },
);
