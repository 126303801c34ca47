import type { Names, text as Shape } from '../../../zh-CN/parts/legal/legal-names.ts';

const names: Names = {
  privacy: 'Política de privacidad',
  terms: 'Condiciones del servicio',
  signature: 'Qué significa su firma',
};

export const text: typeof Shape = names;
