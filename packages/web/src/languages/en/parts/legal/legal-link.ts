import type { text as Shape } from '../../../zh-CN/parts/legal/legal-link.ts';

export const text: typeof Shape = { privacy: 'Privacy policy', terms: 'Terms of service' };
