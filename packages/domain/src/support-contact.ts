const PHONE = /^\+?[\d\s()-]{5,30}$/;
const MAIL = /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>".]+$/;

/**
 * The link that reaches the support of an installation.
 * @param contact a phone number, an e-mail address or an https address
 * @returns the address of the link; null if `contact` is none of them
 */
export function supportHref(contact: string): string | null {
  if (PHONE.test(contact)) return `tel:${contact.replaceAll(/[\s()]/g, '')}`;
  if (MAIL.test(contact)) return `mailto:${contact}`;
  return /^https:\/\//i.test(contact) && !/[\s<>"]/.test(contact) && URL.canParse(contact) ? contact : null;
}
