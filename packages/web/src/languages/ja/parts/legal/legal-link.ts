import type { text as Shape } from '../../../zh-CN/parts/legal/legal-link.ts';

export const text: typeof Shape = { privacy: 'プライバシーポリシー', terms: '利用規約' };
