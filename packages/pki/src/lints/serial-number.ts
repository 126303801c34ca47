import type { CertificateLint } from './linted-certificate.ts';

const MINIMUM_OCTETS = 16;
const MAXIMUM_OCTETS = 20;

/** A serial is positive, at most 20 octets, and long enough to hold 128 random bits. */
export const serialNumber: CertificateLint = {
  name: 'serial-number',
  clause: 'RFC 5280 §4.1.2.2',
  check: ({ tbs }) => {
    const { serial } = tbs;
    if ((serial[0] ?? 0) >= 0x80) return 'the serial is negative';
    if (serial.every((octet) => octet === 0)) return 'the serial is zero';
    if (serial.length > MAXIMUM_OCTETS) return 'the serial is longer than 20 octets';
    if (serial.length < MINIMUM_OCTETS) return 'the serial is too short to hold 128 random bits';
    return null;
  },
};
