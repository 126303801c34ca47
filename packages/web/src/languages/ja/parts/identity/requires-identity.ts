import type { text as Shape } from '../../../zh-CN/parts/identity/requires-identity.ts';

export const text: typeof Shape = { why: '本人確認が必要です。', go: '本人確認に進む' };
