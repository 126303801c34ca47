import type { text as Shape } from '../../../zh-CN/parts/identity/requires-identity.ts';

export const text: typeof Shape = { why: '此操作需要先完成身分驗證。', go: '前往驗證身分' };
