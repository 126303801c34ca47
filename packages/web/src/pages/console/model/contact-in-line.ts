import { contactOf } from '../../../text/channels.ts';

const BETWEEN = /[\s,;，；、]+/;
/** Digits with the separators of a phone number between them, such as +44 7911 123456. */
const SPELLED = /(?:\+|00)[\d\s().\p{Pd}]{6,}\d|\d[\d\s().\p{Pd}]{9,}\d/gu;

/** The contact on a line of pasted text, as it is written there, and the rest of the line; null without a contact. */
export function contactInLine(line: string): { readonly contact: string; readonly rest: string } | null {
  const spelled = [...line.matchAll(SPELLED)].map(([found]) => found.trim());
  const contact = [...line.split(BETWEEN), ...spelled].find((text) => contactOf(text) !== null);
  if (contact === undefined) return null;
  const rest = line.replace(contact, ' ').split(BETWEEN);
  return { contact, rest: rest.filter((word) => word !== '').join(' ') };
}
