import type { text as Shape } from '../../../zh-CN/parts/passkey/passkey-login.ts';

const REFUSED_EN = 'No passkey was used. Try again, or log in another way.';

export const text: typeof Shape = {
  enter: 'Log in with a passkey',
  fault: {
    refused: REFUSED_EN,
    known: REFUSED_EN,
    unfit: 'This device cannot use a passkey on this site. Please log in another way.',
  },
};
