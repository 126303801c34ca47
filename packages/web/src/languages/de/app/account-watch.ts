import type { text as Shape } from '../../zh-CN/app/account-watch.ts';

export const text: typeof Shape = {
  newDevice: 'Bei Ihrem Konto hat sich gerade ein neues Gerät angemeldet.',
  signOut: 'Nicht Sie? Gerät abmelden',
};
