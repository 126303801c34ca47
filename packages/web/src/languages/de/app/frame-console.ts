import type { text as Shape } from '../../zh-CN/app/frame-console.ts';

export const text: typeof Shape = {
  navigation: 'Hauptnavigation',
  home: 'Start',
  envelopes: 'Verträge',
  bulk: 'Sammelversand',
  account: 'Konto',
  create: 'Neuer Vertrag',
  enterprise: 'Unternehmen',
  freeTitle: 'Dieser Link öffnet nur einen Vertrag',
  freeWhy: 'Sie sind über einen Signaturlink hier. Melden Sie sich an, um alles andere zu nutzen.',
};
