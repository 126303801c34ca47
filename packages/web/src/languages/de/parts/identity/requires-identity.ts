import type { text as Shape } from '../../../zh-CN/parts/identity/requires-identity.ts';

export const text: typeof Shape = { why: 'Dafür muss Ihre Identität bestätigt sein.', go: 'Identität bestätigen' };
