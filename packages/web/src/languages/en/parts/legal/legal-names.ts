import type { Names, text as Shape } from '../../../zh-CN/parts/legal/legal-names.ts';

const names: Names = { privacy: 'Privacy policy', terms: 'Terms of service', signature: 'What your signature means' };

export const text: typeof Shape = names;
