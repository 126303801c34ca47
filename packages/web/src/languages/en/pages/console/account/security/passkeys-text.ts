import type { text as Shape } from '../../../../../zh-CN/pages/console/account/security/passkeys-text.ts';
import { PASSKEYS_MAX } from '@countersign/domain';

export const text: typeof Shape = {
  title: 'Passkeys',
  why: 'Log in with your fingerprint, face or screen lock: no password to remember, and safe from phishing. A passkey replaces only the login, not the sign password.',
  add: 'Add a passkey',
  none: 'No passkeys yet',
  list: 'Your passkeys',
  unsupported:
    'This browser cannot use passkeys. They need a recent Chrome, Edge, Safari or Firefox, this site opened over https, and a device with a screen lock, fingerprint or face.',
  limit: `At most ${PASSKEYS_MAX} passkeys; delete one before adding another.`,
  name: 'Name',
  nameHint: 'So that you recognise its device later',
  nameMissing: 'Enter a name',
  nameOn: (browser, system) => `${browser} on ${system}`,
  nameDefault: 'My passkey',
  password: 'Login password',
  passwordMissing: 'Enter the login password',
  addWhy:
    'After your login password, the browser asks for your fingerprint, face or screen lock to create the passkey.',
  addWhyBare: 'The browser then asks for your fingerprint, face or screen lock to create the passkey.',
  goOn: 'Go on',
  addDone: 'The passkey is added',
  fault: {
    refused: 'No passkey was created: it was cancelled or timed out. You can try again.',
    known: 'This device already has a passkey for this account.',
    unfit:
      'This device cannot create a passkey for this site. Open the site over https, on a device with a screen lock.',
  },
  made: (when) => `added ${when}`,
  used: (when) => `used ${when}`,
  unused: 'not used yet',
  remove: 'Delete',
  removeOf: (name) => `Delete passkey ${name}`,
  removeTitle: (name) => `Delete "${name}"?`,
  removeWhy: 'You can no longer log in with it. Delete the copy on your device separately in its password manager.',
  removed: 'The passkey is deleted',
};
