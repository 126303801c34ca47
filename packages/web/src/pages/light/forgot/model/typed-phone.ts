/**
 * Normalises a phone number while it is typed: full-width digits, spaces, dashes and the prefix of the Mainland are converted or
 * removed, so that a Mainland number has its eleven characters (Spec §5). No digit is cut off: numbers from abroad are longer.
 */
export const typedPhone = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replace(/[\s\p{Cf}\p{Pd}().]/gu, '')
    .replace(/^(?:\+|00)?86(?=1)/, '');
