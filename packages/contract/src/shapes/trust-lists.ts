import { z } from 'zod';
import { wireDate } from './basics.ts';

/**
 * Certificates that an operator added, or a trusted list (ETSI TS 119 612) with its qualified services for the time that each
 * was granted.
 */
export const trustList = z.object({
  trustListWsid: z.string(),
  name: z.string(),
  kind: z.enum(['CERTIFICATES', 'TRUSTED_LIST']),
  enabled: z.boolean(),
  /** What was requested for it and waits for a second operator. */
  waitingFor: z.enum(['ENABLE', 'DISABLE', 'DELETE']).nullable(),
  /** SHA-256 of the file, to be compared with the value that its publisher states. */
  digest: z.string(),
  /** From the head of a trusted list; null for certificates. */
  scheme: z
    .object({
      territory: z.string().nullable(),
      operatorName: z.string().nullable(),
      sequenceNumber: z.string().nullable(),
      issuedDatetime: wireDate.nullable(),
      nextUpdateDatetime: wireDate.nullable(),
      /** The verified signer of the list; null if the list has no signature, or before any signature was verified. */
      signerSubject: z.string().nullable(),
      /** SHA-256 of the certificate; the next list of this territory must be signed by it or by one that a list names. */
      signerFingerprint: z.string().nullable(),
    })
    .nullable(),
  /** Number of certificates that are trusted, and of those in the file that are not. */
  anchors: z.number(),
  skipped: z.number(),
  createdBy: z.string(),
  createdDatetime: wireDate,
});
export type TrustList = z.output<typeof trustList>;

export const trustAnchor = z.object({
  fingerprint: z.string(),
  subject: z.string(),
  issuer: z.string(),
  serialNumber: z.string(),
  notBefore: wireDate,
  notAfter: wireDate,
  provider: z.string().nullable(),
  service: z.string().nullable(),
});
export type TrustAnchorRow = z.output<typeof trustAnchor>;
