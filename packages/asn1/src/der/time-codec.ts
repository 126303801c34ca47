import { DerError } from './der-error.ts';

/** `MMDDHHMMSS`. */
function digits(date: Date): string {
  let text = '';
  const parts = [
    date.getUTCMonth() + 1,
    date.getUTCDate(),
    date.getUTCHours(),
    date.getUTCMinutes(),
    date.getUTCSeconds(),
  ];
  for (const part of parts) text += part < 10 ? `0${part}` : part;
  return text;
}

/** `YYYYMMDDHHMMSSZ`: GeneralizedTime without fractions (RFC 5280 §4.1.2.5.2). Milliseconds are dropped. */
export function formatGeneralizedTime(date: Date): string {
  const year = date.getUTCFullYear();
  if (!(year >= 0 && year <= 9999)) throw new RangeError('a time outside the years 0 to 9999');
  return `${String(year).padStart(4, '0')}${digits(date)}Z`;
}

/** `YYMMDDHHMMSSZ`: UTCTime (RFC 5280 §4.1.2.5.1), which covers 1950 to 2049. */
export function formatUtcTime(date: Date): string {
  const year = date.getUTCFullYear();
  if (!(year >= 1950 && year <= 2049)) throw new RangeError('a time outside UTCTime (1950 to 2049)');
  return `${String(year).slice(2)}${digits(date)}Z`;
}

function dateOf(parts: readonly number[], millis: number, offset: number): Date {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts;
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  date.setUTCHours(hour, minute, second, millis);
  const same =
    date.getUTCFullYear() === year &&
    date.getUTCMonth() === month - 1 &&
    date.getUTCDate() === day &&
    date.getUTCHours() === hour &&
    date.getUTCMinutes() === minute &&
    date.getUTCSeconds() === second;
  if (!same) throw new DerError('VALUE', 'a time that does not exist', offset);
  return date;
}

/** Reads `YYMMDDHHMMSSZ`, the only form of UTCTime in DER (X.690 §11.8). */
export function parseUtcTime(text: string, offset: number): Date {
  const match = /^(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)Z$/.exec(text);
  if (match === null) throw new DerError('VALUE', 'a malformed UTCTime', offset);
  const [short = 0, ...rest] = match.slice(1).map(Number);
  return dateOf([short < 50 ? 2000 + short : 1900 + short, ...rest], 0, offset);
}

/**
 * Reads `YYYYMMDDHHMMSS[.f…]Z`. Fractions are DER in a time-stamp (RFC 3161 §2.4.2) and forbidden in certificates, CRLs and
 * OCSP, but some services write them there: the reader accepts them everywhere, because they do not affect any verification.
 */
export function parseGeneralizedTime(text: string, offset: number): Date {
  const match = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(?:\.(\d{1,9}))?Z$/.exec(text);
  if (match === null) throw new DerError('VALUE', 'a malformed GeneralizedTime', offset);
  const millis = match[7] === undefined ? 0 : Math.floor(Number(`0.${match[7]}`) * 1000);
  return dateOf(match.slice(1, 7).map(Number), millis, offset);
}
