import type { text as Shape } from '../../zh-CN/app/account-watch.ts';

export const text: typeof Shape = {
  newDevice: 'Your account was just logged in from a new device.',
  signOut: 'Not you? Sign it out',
};
