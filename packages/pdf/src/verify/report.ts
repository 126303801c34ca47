import type { ChangeRuleId } from './change-rules.ts';

/** What the judge says, in the words of ETSI EN 319 102-1 §5.1.3. */
export type Indication = 'TOTAL_PASSED' | 'INDETERMINATE' | 'TOTAL_FAILED';
/** What later revisions did to what was signed. */
export type Modifications = 'NONE' | 'PERMITTED' | 'SUSPICIOUS';

/** Sub-indications that this judge gives (ETSI EN 319 102-1 §5.1.3, table 5). */
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

/** One certificate of a path. `sha256` and `serialNumber` are lower-case hexadecimal, names as RFC 4514 writes them. */
export interface CertificateReport {
  readonly subject: string;
  readonly issuer: string;
  readonly serialNumber: string;
  readonly notBefore: Date;
  readonly notAfter: Date;
  readonly sha256: string;
}

/** What is known of the revocation of a signing certificate: by what source, and of which instant (thisUpdate). */
export interface RevocationReport {
  readonly source: 'OCSP' | 'CRL' | 'NONE';
  readonly at: Date | null;
  readonly status: 'GOOD' | 'REVOKED' | 'UNKNOWN';
  readonly revokedAt: Date | null;
}

/** A time-stamp that stands in the signature itself (ETSI EN 319 122-1 §5.3). */
export interface SignatureTimestampReport {
  readonly authority: string;
  readonly time: Date | null;
  readonly integrity: boolean;
  readonly trusted: boolean;
  readonly indication: Indication;
  readonly subIndication: SubIndication | null;
}

/** The earliest instant at which the signature provably existed (ETSI EN 319 102-1 §5.6.2.3); null where nothing proves one. */
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
  /** From 1: the revision that this signature or time-stamp ends; 0 where it ends none. */
  readonly revision: number;
  readonly modifications: Modifications;
  /** Stable words for whoever explains the judgement, such as `REVOCATION_UNKNOWN`. */
  readonly notes: readonly string[];
  /** The path to a trusted root, the signer's certificate first; that alone where no path was found. */
  readonly certificates: readonly CertificateReport[];
  readonly revocation: RevocationReport;
  readonly proofOfExistence: ProofOfExistence;
}

export interface SignatureReport extends Judged {
  readonly signer: string;
  /** The organisation that the signer's certificate names; null where it names none. */
  readonly organisation: string | null;
  readonly issuer: string;
  readonly serialNumber: string;
  readonly signingTime: Date | null;
  readonly timeSource: 'TIMESTAMP' | 'CLAIMED' | 'NONE';
  /** PAdES baseline level as found: B-B, B-T, B-LT or B-LTA; CMS for signatures of other kinds. */
  readonly level: string;
  readonly reason: string | null;
  /** The signer's certificate, DER, and the messageDigest that it signs; null for what is no readable signature. */
  readonly signed: { readonly certificate: Uint8Array; readonly digest: Uint8Array | null } | null;
  readonly timestamps: readonly SignatureTimestampReport[];
}

export interface TimestampReport extends Judged {
  readonly authority: string;
  readonly time: Date | null;
}

/** What made a revision: what ends it, or else what it mostly holds. */
export type RevisionKind = 'ORIGINAL' | 'SIGNATURE' | 'TIMESTAMP' | 'VALIDATION_DATA' | 'FORM' | 'OTHER';

/** One thing that a revision did to the state before it. */
export interface RevisionChange {
  /** The rule that explains it, of CHANGE_RULES; null where no rule does. */
  readonly rule: ChangeRuleId | null;
  /** What it happened to: an object as `12 0`, `page 3`, or the full name of a field. */
  readonly object: string;
  /** A stable word such as `FIELD_FILLED` or `OBJECT_REPLACED`, perhaps with a key after a colon. */
  readonly what: string;
}

export interface RevisionReport {
  /** From 1. */
  readonly number: number;
  /** The octet after its last one. */
  readonly end: number;
  readonly kind: RevisionKind;
  /** The full name of the signature field whose signature or time-stamp ends it. */
  readonly fieldName: string | null;
  /** NONE where nothing was signed before it, or where it changed nothing. */
  readonly verdict: Modifications;
  /** Empty where nothing was signed before it; of very many the first hundred. */
  readonly changes: readonly RevisionChange[];
}

export interface VerificationReport {
  /** There is a signature, every signature and time-stamp passed, and nothing suspicious came after any. */
  readonly valid: boolean;
  readonly revisions: number;
  /** Oldest first. */
  readonly revisionList: readonly RevisionReport[];
  readonly signatures: readonly SignatureReport[];
  readonly timestamps: readonly TimestampReport[];
  readonly notes: readonly string[];
}
