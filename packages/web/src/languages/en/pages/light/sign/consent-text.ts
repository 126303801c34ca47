import type { Auth, Secure, Modes, text as Shape } from '../../../../zh-CN/pages/light/sign/consent-text.ts';
import { CONSENT } from '@countersign/contract/languages/en/consent';

const modes: Modes = {
  sign: {
    title: 'Confirm your signature',
    ...CONSENT.sign,
    working: ['Verifying your identity…', 'Preparing your certificate…', 'Writing your signature…', 'Securing it…'],
  },
  fill: {
    title: 'Confirm what you filled in',
    ...CONSENT.fill,
    working: ['Verifying your identity…', 'Securing it…'],
  },
  void: {
    title: 'Confirm voiding',
    ...CONSENT.void,
    working: ['Verifying your identity…', 'Preparing your certificate…', 'Writing your signature…', 'Securing it…'],
  },
};
const secure: Secure = {
  DISPOSABLE_CERT: 'A certificate is issued for this one signature: its key signs once and is destroyed.',
  PERSONAL_CERT: 'Your personal long-term certificate, issued to your verified identity, is used.',
  ENTERPRISE_CERT: 'The long-term certificate of the enterprise you act for is used.',
  SHIELD_CERT: 'The key is on your own phone, where you confirm in the next step.',
};
const auth: Auth = {
  LOW: null,
  MEDIUM: 'The sender asks for a verified identity.',
  HIGH: 'The sender asks for a verified identity, and for both the sign password and a code.',
};

export const text: typeof Shape = {
  modes,
  secure,
  auth,
  how: 'How this signature is protected',
  meaning: 'What your signature means',
  prove: 'How you confirm that it is you',
  byPassword: 'By sign password',
  byCode: 'By code',
  passwordLabel: 'Sign password',
  codeTo: (contact) => `A code will be sent to ${contact}`,
  provedBy: (contact) => `You have just confirmed ${contact} by a code; no further code is needed.`,
  noWay: 'There is no way to confirm that it is you. Set a sign password in your account, or bind a contact.',
  needsPassword: 'Enter your sign password',
  needsCode: 'Ask for the code, then enter its 6 digits',
  kept: 'Signing is in progress. Please keep this page open.',
};
