import { type Name, TAG, nameValues } from '@countersign/asn1';
import type { CertificateLint } from './linted-certificate.ts';

/** The upper bound of a common name and an organisation, in characters (RFC 5280 Appendix A.1). */
const LONGEST_NAME = 64;
// Controls, line and paragraph separators, marks that turn the direction of text, and what an encoder puts in the
// place of half a character: a reader could not tell from them whose name it is.
const UNREADABLE = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufffd]/u;

// X520countryName and X520SerialNumber (RFC 5280 Appendix A.1).
const PRINTABLE: ReadonlySet<string> = new Set(['C', 'SERIALNUMBER']);

/** Why a name cannot be a subject, in words, or null. */
export function subjectProblem(subject: Name): string | null {
  if (nameValues(subject, 'CN').length !== 1) return 'the subject does not have exactly one common name';
  if (!/^[A-Z]{2}$/.test(nameValues(subject, 'C').join())) return 'the subject does not have one two-letter country';
  if (nameValues(subject, 'O').length > 1) return 'the subject has more than one organisation';
  if (subject.rdns.some((rdn) => rdn.length !== 1)) return 'a part of the subject does not have exactly one attribute';
  for (const { label, value, stringTag } of subject.rdns.flat()) {
    if (value.trim() === '') return `${label} is empty`;
    if ([...value].length > LONGEST_NAME) return `${label} is longer than ${LONGEST_NAME} characters`;
    if (UNREADABLE.test(value)) return `${label} has unreadable characters`;
    if (stringTag !== (PRINTABLE.has(label) ? TAG.printableString : TAG.utf8String))
      return `${label} has a wrong string type`;
  }
  return null;
}

/** The subject has one readable common name and a country; every text is UTF-8 and within its bound. */
export const subjectName: CertificateLint = {
  name: 'subject-name',
  clause: 'RFC 5280 §4.1.2.6',
  check: ({ tbs: { subject } }) => subjectProblem(subject),
};
