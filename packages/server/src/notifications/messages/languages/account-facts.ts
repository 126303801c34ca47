import { maskContact, nameAgent } from '@countersign/domain';
import type { AccountNotice } from '../account-words.ts';

/** The former and the new contact, masked. */
export const changeOf = (
  { oldContact, newContact }: Extract<AccountNotice, { readonly kind: 'CONTACT_CHANGED' }>,
  none: string,
): string => [oldContact, newContact].map((contact) => (contact === null ? none : maskContact(contact))).join(' → ');

/** The same name as in the list of devices, so that the person can find it there. */
export function deviceOf(
  { userAgent }: Extract<AccountNotice, { readonly kind: 'NEW_DEVICE' }>,
  on: (browser: string, system: string) => string,
  unknown: string,
): string {
  const { browser, system } = nameAgent(userAgent);
  return browser !== null && system !== null ? on(browser, system) : (browser ?? system ?? unknown);
}
