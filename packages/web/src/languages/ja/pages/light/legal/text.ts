import type { text as Shape } from '../../../../zh-CN/pages/light/legal/text.ts';

export const text: typeof Shape = {
  version: (version) => `バージョン ${version}`,
  others: '関連ページ',
  none: 'ページが見つかりません',
  noneWhy: 'ページ下部から、プライバシーポリシー、利用規約、または「署名の意味」を開いてください。',
};
