import type { CrlLint } from './crl-subject.ts';

const MAXIMUM = 1n << 159n;

/** The number is present, grows, and fits in 20 octets. */
export const crlNumber: CrlLint = {
  name: 'crl-number',
  clause: 'RFC 5280 §5.2.3',
  check: ({ tbs: { number }, lastNumber }) => {
    if (number === null) return 'the CRL number is missing';
    if (number >= MAXIMUM) return 'the CRL number is longer than 20 octets';
    return lastNumber !== null && number <= lastNumber ? 'the CRL number does not grow' : null;
  },
};
