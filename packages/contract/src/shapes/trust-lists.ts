import { z } from 'zod';
import { wireDate } from '../wire.ts';

/** Certificates that an operator had put in, or a trusted list (ETSI TS 119 612) with its qualified services, as long as each was granted. */
export const trustList = z.object({
  trustListWsid: z.string(),
  name: z.string(),
  kind: z.enum(['CERTIFICATES', 'TRUSTED_LIST']),
  enabled: z.boolean(),
  /** What was asked for about it and waits for a second operator. */
  waitingFor: z.enum(['ENABLE', 'DISABLE', 'DELETE']).nullable(),
  /** SHA-256 of the file, to be compared with what its publisher names. */
  digest: z.string(),
  /** As the head of a trusted list says; null for certificates. */
  scheme: z
    .object({
      territory: z.string().nullable(),
      operatorName: z.string().nullable(),
      sequenceNumber: z.string().nullable(),
      issuedDatetime: wireDate.nullable(),
      nextUpdateDatetime: wireDate.nullable(),
      /** Whose signature the list carries, which was verified; null where it carries none, and before any was looked at. */
      signerSubject: z.string().nullable(),
      /** SHA-256 of the certificate; the next list of this territory must be signed by it or by one that a list names. */
      signerFingerprint: z.string().nullable(),
    })
    .nullable(),
  /** Certificates that are believed, and those of the file that are not. */
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
