import type { text as Shape } from '../../../zh-CN/parts/identity/requires-identity.ts';

export const text: typeof Shape = { why: 'This requires a verified identity.', go: 'Verify my identity' };
