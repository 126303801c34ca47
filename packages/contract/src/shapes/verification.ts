import { z } from 'zod';
import { wireDate } from '../wire.ts';

/** What a verifier says of one signature, in the words of ETSI EN 319 102-1 (Rulings §6.12). */
export const INDICATIONS = ['TOTAL_PASSED', 'INDETERMINATE', 'TOTAL_FAILED'] as const;
export const MODIFICATIONS = ['NONE', 'PERMITTED', 'SUSPICIOUS'] as const;

export const signatureReport = z.object({
  fieldName: z.string(),
  signer: z.string(),
  /** The enterprise in whose name it is; null where the certificate names none. */
  organisation: z.string().nullable(),
  issuer: z.string(),
  serialNumber: z.string(),
  /** From the signature's time-stamp where there is one, else as claimed. */
  signingTime: wireDate.nullable(),
  timeSource: z.enum(['TIMESTAMP', 'CLAIMED', 'NONE']),
  level: z.string(),
  reason: z.string().nullable(),
  integrity: z.boolean(),
  trusted: z.boolean(),
  indication: z.enum(INDICATIONS),
  subIndication: z.string().nullable(),
  coversWholeFile: z.boolean(),
  /** 1-based number of the revision that this signature ends. */
  revision: z.number(),
  modifications: z.enum(MODIFICATIONS),
  notes: z.array(z.string()),
});
export type SignatureReport = z.output<typeof signatureReport>;

export const timestampReport = z.object({
  fieldName: z.string(),
  authority: z.string(),
  time: wireDate.nullable(),
  integrity: z.boolean(),
  trusted: z.boolean(),
  indication: z.enum(INDICATIONS),
  subIndication: z.string().nullable(),
  coversWholeFile: z.boolean(),
  revision: z.number(),
  modifications: z.enum(MODIFICATIONS),
  notes: z.array(z.string()),
});
export type TimestampReport = z.output<typeof timestampReport>;

export const verification = z.object({
  valid: z.boolean(),
  fileName: z.string().nullable(),
  size: z.number(),
  digest: z.string(),
  revisions: z.number(),
  signatures: z.array(signatureReport),
  timestamps: z.array(timestampReport),
  /** The contract this file comes from was signed here and is void by agreement; null for every other file. */
  voided: z.object({ datetime: wireDate, reason: z.string() }).nullable(),
  notes: z.array(z.string()),
});
export type Verification = z.output<typeof verification>;
