import type { text as Shape } from '../../../zh-CN/parts/passkey/passkey-login.ts';

const REFUSED_DE = 'Es wurde kein Passkey verwendet. Versuchen Sie es erneut oder melden Sie sich anders an.';

export const text: typeof Shape = {
  enter: 'Mit Passkey anmelden',
  fault: {
    refused: REFUSED_DE,
    known: REFUSED_DE,
    unfit: 'Auf diesem Gerät ist hier kein Passkey möglich. Bitte melden Sie sich anders an.',
  },
};
