import type { Names, text as Shape } from '../../../zh-CN/parts/legal/legal-names.ts';

const names: Names = {
  privacy: 'Politique de confidentialité',
  terms: 'Conditions d’utilisation',
  signature: 'Ce que signifie votre signature',
};

export const text: typeof Shape = names;
