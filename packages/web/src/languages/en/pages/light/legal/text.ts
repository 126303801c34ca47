import type { text as Shape } from '../../../../zh-CN/pages/light/legal/text.ts';

export const text: typeof Shape = {
  version: (version) => `Version ${version}`,
  others: 'See also',
  none: 'There is no such page',
  noneWhy: 'Open the privacy policy, the terms or “What your signature means” at the foot of the page.',
};
