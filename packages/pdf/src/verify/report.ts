import type { ChangeRuleId } from './change-rules.ts';

/** The result of a verification, in the terms of ETSI EN 319 102-1 §5.1.3. */
export type Indication = 'TOTAL_PASSED' | 'INDETERMINATE' | 'TOTAL_FAILED';
/** The effect of later revisions on the signed content. */
export type Modifications = 'NONE' | 'PERMITTED' | 'SUSPICIOUS';

/** Sub-indications used by this package (ETSI EN 319 102-1 §5.1.3, table 5). */
export type SubIndication =
  | 'FORMAT_FAILURE'
  | 'HASH_FAILURE'
  | 'SIG_CRYPTO_FAILURE'
  | 'SIG_CONSTRAINTS_FAILURE'
  | 'CHAIN_CONSTRAINTS_FAILURE'
  | 'CERTIFICATE_CHAIN_GENERAL_FAILURE'
  | 'CRYPTO_CONSTRAINTS_FAILURE'
  | 'CRYPTO_CONSTRAINTS_FAILURE_NO_POE'
  | 'REVOKED'
  | 'REVOKED_NO_POE'
  | 'REVOKED_CA_NO_POE'
  | 'EXPIRED'
  | 'NOT_YET_VALID'
  | 'OUT_OF_BOUNDS_NO_POE'
  | 'OUT_OF_BOUNDS_NOT_REVOKED'
  | 'REVOCATION_OUT_OF_BOUNDS_NO_POE'
  | 'NO_SIGNING_CERTIFICATE_FOUND'
  | 'NO_CERTIFICATE_CHAIN_FOUND'
  | 'NO_CERTIFICATE_CHAIN_FOUND_NO_POE'
  | 'NO_POE'
  | 'TRY_LATER'
  | 'TIMESTAMP_ORDER_FAILURE'
  | 'SIGNED_DATA_NOT_FOUND';

/** One certificate of a path. `sha256` and `serialNumber` are lower-case hexadecimal, names follow RFC 4514. */
export interface CertificateReport {
  readonly subject: string;
  readonly issuer: string;
  readonly serialNumber: string;
  readonly notBefore: Date;
  readonly notAfter: Date;
  readonly sha256: string;
}

/** The revocation status of a signing certificate, its source, and the instant it refers to (thisUpdate). */
export interface RevocationReport {
  readonly source: 'OCSP' | 'CRL' | 'NONE';
  readonly at: Date | null;
  readonly status: 'GOOD' | 'REVOKED' | 'UNKNOWN';
  readonly revokedAt: Date | null;
}

/** A time-stamp contained in the signature itself (ETSI EN 319 122-1 §5.3). */
interface SignatureTimestampReport {
  readonly authority: string;
  readonly time: Date | null;
  readonly integrity: boolean;
  readonly trusted: boolean;
  readonly indication: Indication;
  readonly subIndication: SubIndication | null;
}

/** The earliest instant at which the signature provably existed (ETSI EN 319 102-1 §5.6.2.3); null without a proof. */
export interface ProofOfExistence {
  readonly time: Date | null;
  readonly source: 'SIGNATURE_TIMESTAMP' | 'DOCUMENT_TIMESTAMP' | 'NONE';
}

interface Judged {
  readonly fieldName: string;
  readonly integrity: boolean;
  readonly trusted: boolean;
  readonly indication: Indication;
  readonly subIndication: SubIndication | null;
  readonly coversWholeFile: boolean;
  /** From 1: the revision that this signature or time-stamp ends; 0 if it ends none. */
  readonly revision: number;
  readonly modifications: Modifications;
  /** Stable identifiers for explaining the result to readers, such as `REVOCATION_UNKNOWN`. */
  readonly notes: readonly string[];
  /** The path to a trusted root, the signer's certificate first; only that certificate if no path was found. */
  readonly certificates: readonly CertificateReport[];
  readonly revocation: RevocationReport;
  readonly proofOfExistence: ProofOfExistence;
}

export interface SignatureReport extends Judged {
  readonly signer: string;
  /** The organisation in the signer's certificate; null if there is none. */
  readonly organisation: string | null;
  readonly issuer: string;
  readonly serialNumber: string;
  readonly signingTime: Date | null;
  readonly timeSource: 'TIMESTAMP' | 'CLAIMED' | 'NONE';
  /** PAdES baseline level as found: B-B, B-T, B-LT or B-LTA; CMS for other kinds of signatures. */
  readonly level: string;
  readonly reason: string | null;
  /** The signer's certificate, DER, and the signed messageDigest; null for an unreadable signature. */
  readonly signed: { readonly certificate: Uint8Array; readonly digest: Uint8Array | null } | null;
  readonly timestamps: readonly SignatureTimestampReport[];
}

export interface TimestampReport extends Judged {
  readonly authority: string;
  readonly time: Date | null;
}

/** The kind of a revision: the signature or time-stamp that ends it, or else its main content. */
export type RevisionKind = 'ORIGINAL' | 'SIGNATURE' | 'TIMESTAMP' | 'VALIDATION_DATA' | 'FORM' | 'OTHER';

/** One change of a revision to the previous state. */
export interface RevisionChange {
  /** The rule of CHANGE_RULES that explains it; null if none does. */
  readonly rule: ChangeRuleId | null;
  /** The changed object: `12 0`, `page 3`, or the full name of a field. */
  readonly object: string;
  /** A stable identifier such as `FIELD_FILLED` or `OBJECT_REPLACED`, optionally with a key after a colon. */
  readonly what: string;
}

export interface RevisionReport {
  /** From 1. */
  readonly number: number;
  /** The offset after its last octet. */
  readonly end: number;
  readonly kind: RevisionKind;
  /** The full name of the signature field whose signature or time-stamp ends it. */
  readonly fieldName: string | null;
  /** NONE if nothing was signed before it, or if it changed nothing. */
  readonly verdict: Modifications;
  /** Empty if nothing was signed before it; at most the first hundred changes. */
  readonly changes: readonly RevisionChange[];
}

export interface VerificationReport {
  /** True if there is a signature, all signatures and time-stamps passed, and no suspicious change follows any of them. */
  readonly valid: boolean;
  readonly revisions: number;
  /** Oldest first. */
  readonly revisionList: readonly RevisionReport[];
  readonly signatures: readonly SignatureReport[];
  readonly timestamps: readonly TimestampReport[];
  readonly notes: readonly string[];
}
