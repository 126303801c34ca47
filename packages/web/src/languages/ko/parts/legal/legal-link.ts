import type { text as Shape } from '../../../zh-CN/parts/legal/legal-link.ts';

export const text: typeof Shape = { privacy: '개인정보 처리방침', terms: '이용약관' };
