import { z } from 'zod';
import { wireDate } from '../wire.ts';

/** Certificates that an operator had put in, or a trusted list (ETSI TS 119 612) with its granted qualified services. */
export const trustList = z.object({
  trustListWsid: z.string(),
  name: z.string(),
  kind: z.enum(['CERTIFICATES', 'TRUSTED_LIST']),
  enabled: z.boolean(),
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
