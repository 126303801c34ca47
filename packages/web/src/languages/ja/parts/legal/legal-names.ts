import type { Names, text as Shape } from '../../../zh-CN/parts/legal/legal-names.ts';

const names: Names = { privacy: 'プライバシーポリシー', terms: '利用規約', signature: '署名の意味' };

export const text: typeof Shape = names;
