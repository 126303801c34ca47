import type { text as Shape } from '../../../zh-CN/parts/legal/legal-link.ts';

export const text: typeof Shape = { privacy: '隱私權政策', terms: '服務條款' };
