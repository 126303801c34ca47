import type { text as Shape } from '../../../zh-CN/parts/legal/legal-link.ts';

export const text: typeof Shape = { privacy: 'Politique de confidentialité', terms: 'Conditions d’utilisation' };
