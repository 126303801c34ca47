import type { text as Shape } from '../../../zh-CN/parts/identity/requires-identity.ts';

export const text: typeof Shape = { why: 'Cette action exige une identité vérifiée.', go: 'Vérifier mon identité' };
