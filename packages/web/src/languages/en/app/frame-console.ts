import type { text as Shape } from '../../zh-CN/app/frame-console.ts';

export const text: typeof Shape = {
  navigation: 'Main navigation',
  home: 'Home',
  envelopes: 'Contracts',
  bulk: 'Bulk send',
  account: 'Account',
  create: 'New contract',
  enterprise: 'Enterprise',
  freeTitle: 'This link opens one contract only',
  freeWhy: 'You came by a signing link. Log in to use everything else.',
};
