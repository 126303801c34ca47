import { type Certificate, type HashName, OID, type TstInfo } from '@countersign/asn1';
import type { Lint } from './lint.ts';

export type TimestampSubject = { readonly info: TstInfo; readonly tsa: Certificate; readonly policy: string };

/** The accepted hashes, and the lengths of their digests. */
export const DIGEST_OCTETS: Readonly<Partial<Record<HashName, number>>> = { sha256: 32, sha384: 48, sha512: 64 };

/** A time-stamp covers a whole digest of an accepted hash, under our policy, while the TSA's certificate is valid. */
export const timestampContent: Lint<TimestampSubject> = {
  name: 'timestamp-content',
  clause: 'RFC 3161 §2.1, §2.4.2',
  check: ({ info: { imprint, policy, genTime, accuracy, serialHex }, tsa, policy: ours }) => {
    if (imprint.hash === null || DIGEST_OCTETS[imprint.hash] !== imprint.hashedMessage.length)
      return 'the message imprint is invalid';
    if (policy !== ours) return 'the policy is unknown';
    if (accuracy === null) return 'the accuracy is missing';
    if (serialHex.length < 32) return 'the serial is too short to hold 128 random bits';
    if (genTime < tsa.notBefore || genTime > tsa.notAfter) return 'the TSA is not valid at that time';
    return tsa.extendedKeyUsage?.join() === OID.timeStamping ? null : 'the certificate is not a TSA’s';
  },
};
