import type { Names, text as Shape } from '../../../zh-CN/parts/legal/legal-names.ts';

const names: Names = {
  privacy: 'Datenschutzerklärung',
  terms: 'Nutzungsbedingungen',
  signature: 'Was Ihre Signatur bedeutet',
};

export const text: typeof Shape = names;
