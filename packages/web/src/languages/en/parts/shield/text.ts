import type { text as Shape } from '../../../zh-CN/parts/shield/text.ts';

export const text: typeof Shape = {
  title: 'Sign with your phone',
  lead: 'The signing key is on your own phone. Scan the code, check the contract there, and confirm.',
  steps: [
    'Scan the code with the camera of your phone',
    'Check the contract and its digest there',
    'Press “Sign now” on the phone; the rest happens here',
  ],
  code: 'QR code: scan it with your phone to check and sign there',
  making: 'Creating a code…',
  status: {
    SHOWN: 'The code works once. Do not pass it on to anyone.',
    OPENED: 'Opened on your phone. Check and confirm there',
    READY: 'The phone is signing…',
    SIGNED: 'Signed with the phone',
    REFUSED: 'You chose on the phone not to sign.',
    FAILED: 'It was not signed. Nothing has changed.',
    EXPIRED: 'The code has expired.',
  },
  left: (minutes, seconds) => `runs out in ${minutes}:${String(seconds).padStart(2, '0')}`,
  newPhone: (name) => `${name || 'A new phone'} is to be used for signing.`,
  numberWhy:
    'Look at your own phone and enter the number on it. If your phone shows none, enter nothing; close this and start again.',
  number: 'Number on the phone',
  again: 'Start again',
  here: 'Sign on this phone',
  compare: 'Compare the digests',
  digest: (at, count) => (count === 1 ? 'SHA-256 digest' : `SHA-256 digest of document ${at}`),
};
