import { NAME_SOURCES } from '@countersign/domain';
import { z } from 'zod';
import { wireDate } from './basics.ts';

/** The verdict on one signature, in the terms of ETSI EN 319 102-1 (Rulings §6.12). */
export const INDICATIONS = ['TOTAL_PASSED', 'INDETERMINATE', 'TOTAL_FAILED'] as const;
export const MODIFICATIONS = ['NONE', 'PERMITTED', 'SUSPICIOUS'] as const;

export const RECORD_ANSWERS = ['KNOWN', 'UNKNOWN', 'NOT_ASKED'] as const;

/** Ids of the rules that say what a later revision may change in a signed document; null for a change that no rule covers. */
export const CHANGE_RULES = [
  'WRITTEN_AGAIN',
  'NOT_SHOWN',
  'FILE_STRUCTURE',
  'CATALOG_EXTENSIONS',
  'VALIDATION_DATA',
  'DOCUMENT_TIMESTAMP',
  'DOCUMENT_METADATA',
  'FORM_ENTRIES',
  'SIGNATURE_FIELD_ADDED',
  'WIDGET_ON_PAGE',
  'SIGNATURE',
  'CERTIFICATION',
  'FIELD_FILLED',
  'FIELD_PICTURE',
] as const;
export const REVISION_KINDS = ['ORIGINAL', 'SIGNATURE', 'TIMESTAMP', 'VALIDATION_DATA', 'FORM', 'OTHER'] as const;

/** A certificate of the path to a trusted root, hashes and serials in lower-case hexadecimal. */
export const pathCertificate = z.object({
  subject: z.string(),
  issuer: z.string(),
  serialNumber: z.string(),
  notBefore: wireDate,
  notAfter: wireDate,
  sha256: z.string(),
});
export type PathCertificate = z.output<typeof pathCertificate>;

/**
 * How a signature or time-stamp is trusted: path (the signer first), status of its certificate, and since when it is proved.
 */
const trustFacts = z.object({
  certificates: z.array(pathCertificate),
  revocation: z.object({
    source: z.enum(['OCSP', 'CRL', 'NONE']),
    /** The instant to which the status in the OCSP answer or CRL refers. */
    at: wireDate.nullable(),
    status: z.enum(['GOOD', 'REVOKED', 'UNKNOWN']),
    revokedAt: wireDate.nullable(),
  }),
  proofOfExistence: z.object({
    time: wireDate.nullable(),
    source: z.enum(['SIGNATURE_TIMESTAMP', 'DOCUMENT_TIMESTAMP', 'NONE']),
  }),
  /** Whose root ends the path: this authority's own, or one of a list, by its name; null if it is not trusted. */
  trustedThrough: z
    .object({
      kind: z.enum(['OWN', 'LIST']),
      name: z.string().nullable(),
      /** When the list should have been renewed, if a later issue may withdraw its statements; null if it is not due. */
      overdueSince: wireDate.nullable(),
    })
    .nullable(),
});

/** A time-stamp within a signature. */
export const signatureTimestamp = z.object({
  authority: z.string(),
  time: wireDate.nullable(),
  integrity: z.boolean(),
  trusted: z.boolean(),
  indication: z.enum(INDICATIONS),
  subIndication: z.string().nullable(),
});

/** A revision of the file, and what it changed in the content signed before it. */
export const revisionReport = z.object({
  /** From 1. */
  number: z.number(),
  /** The offset after its last octet. */
  end: z.number(),
  kind: z.enum(REVISION_KINDS),
  /** The field of the signature or time-stamp that ends it. */
  fieldName: z.string().nullable(),
  verdict: z.enum(MODIFICATIONS),
  changes: z.array(
    z.object({
      rule: z.enum(CHANGE_RULES).nullable(),
      /** An object such as `12 0`, `page 3`, or the name of a field. */
      object: z.string(),
      /** A stable code, possibly with a key after a colon: `FIELD_FILLED`, `CATALOG_CHANGED:Pages`. */
      what: z.string(),
    }),
  ),
});
export type RevisionReport = z.output<typeof revisionReport>;

export const signatureReport = z.object({
  fieldName: z.string(),
  signer: z.string(),
  /** The enterprise for which it was made; null if the certificate names none. */
  organisation: z.string().nullable(),
  issuer: z.string(),
  serialNumber: z.string(),
  /** From the signature's time-stamp where there is one, else as claimed. */
  signingTime: wireDate.nullable(),
  timeSource: z.enum(['TIMESTAMP', 'CLAIMED', 'NONE']),
  level: z.string(),
  reason: z.string().nullable(),
  /**
   * Where the name comes from, by the policy of a certificate of this authority: VERIFIED by the authority, of the signer's own
   * account (PROFILE), or GIVEN by the sender; null for a certificate of another authority.
   */
  nameSource: z.enum(NAME_SOURCES).nullable(),
  /** True for the platform's own seal on a report of evidence; absent otherwise. */
  platformSeal: z.boolean().optional(),
  /**
   * Whether the records of the platform (or of the archive) know this signature; UNKNOWN is never valid. NOT_ASKED offline, and
   * for signatures of others.
   */
  known: z.enum(RECORD_ANSWERS),
  /**
   * How the signer was identified (rulings §8.12): by a role, a membership or a contact, masked, when it was proved and by
   * which channel; whether the account was the sender's own. Absent for signatures that are not on record.
   */
  act: z
    .object({
      identifiedBy: z.enum(['PHONE', 'EMAIL', 'ROLE', 'MEMBERSHIP']).nullable(),
      contact: z.string().nullable(),
      provedDatetime: z.string().nullable(),
      channel: z.string().nullable(),
      accountIs: z.enum(['SENDER', 'GUEST', 'OTHER']).nullable(),
    })
    .optional(),
  integrity: z.boolean(),
  trusted: z.boolean(),
  indication: z.enum(INDICATIONS),
  subIndication: z.string().nullable(),
  coversWholeFile: z.boolean(),
  /** 1-based number of the revision that this signature ends. */
  revision: z.number(),
  modifications: z.enum(MODIFICATIONS),
  notes: z.array(z.string()),
  ...trustFacts.shape,
  timestamps: z.array(signatureTimestamp),
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
  ...trustFacts.shape,
});
export type TimestampReport = z.output<typeof timestampReport>;

export const verification = z.object({
  valid: z.boolean(),
  fileName: z.string().nullable(),
  size: z.number(),
  digest: z.string(),
  revisions: z.number(),
  /** Oldest first. */
  revisionList: z.array(revisionReport),
  signatures: z.array(signatureReport),
  timestamps: z.array(timestampReport),
  /** The contract of this file was signed here and has been voided by agreement; null for every other file. */
  voided: z.object({ datetime: wireDate, reason: z.string() }).nullable(),
  notes: z.array(z.string()),
});
export type Verification = z.output<typeof verification>;

/** What anyone who has the number of a completed contract is told about it. */
export const contractRecord = z.object({
  envelopeWsid: z.string(),
  completedDatetime: wireDate,
  /** Void by agreement since then; null while it is in force. */
  voidedDatetime: wireDate.nullable(),
  documents: z.array(
    z.object({ digests: z.array(z.string()).describe('SHA-256 as completed, and after each renewal, oldest first') }),
  ),
});
export type ContractRecord = z.output<typeof contractRecord>;
