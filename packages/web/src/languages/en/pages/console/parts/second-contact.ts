import type { text as Shape } from '../../../../zh-CN/pages/console/parts/second-contact.ts';

export const text: typeof Shape = {
  add: 'Add a second contact',
  label: 'Second contact',
  hint: 'An e-mail address beside a phone number, or the reverse',
  wrong: 'Enter a contact of the other kind',
  identifying: 'The contact that proves the identity',
  identifyingHint: 'The signing link and codes go there; the other one gets notices only',
  kinds: { phone: 'Phone', email: 'E-mail' },
  byContact: (contact, other) => `Identity is proved by ${contact}; ${other} gets notices only`,
};
