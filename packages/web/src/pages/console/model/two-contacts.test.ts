import { expect, test } from 'vitest';
import { readContacts, typedOf, wireContacts } from './two-contacts.ts';

const PHONE = '13800138000';
const EMAIL = 'a@example.com';
const BOTH = { phone: PHONE, email: EMAIL };

test.each([
  ['the contact that identifies comes first', BOTH, 'EMAIL', { contact: EMAIL, otherContact: PHONE }],
  ['without a choice it is the phone', BOTH, null, { contact: PHONE, otherContact: EMAIL }],
  ['a single contact comes first', { phone: null, email: EMAIL }, null, { contact: EMAIL, otherContact: '' }],
  ['a person without a contact has none', null, null, { contact: '', otherContact: '' }],
] as const)('From the values of the server, %s', (_what, contact, identifyingContact, typed) => {
  expect(typedOf({ contact, identifyingContact })).toEqual(typed);
});

test('Values are sent back as they were read; with one contact there is nothing to choose', () => {
  const known = { contact: BOTH, identifyingContact: 'EMAIL' } as const;
  expect(wireContacts(typedOf(known))).toEqual(known);
  expect(wireContacts({ contact: EMAIL, otherContact: '' })).toEqual({
    contact: { phone: null, email: EMAIL },
    identifyingContact: null,
  });
});

test.each([
  ['', false],
  [PHONE, false],
  ['b@example.com', true],
  ['1380013', true],
])('“%s” beside an e-mail address is wrong: %s', (otherContact, isOtherWrong) => {
  expect(readContacts({ contact: EMAIL, otherContact })).toMatchObject({ isOtherWrong });
});
