/** What the judge says, in the words of ETSI EN 319 102-1 §5.1.3. */
export type Indication = 'TOTAL_PASSED' | 'INDETERMINATE' | 'TOTAL_FAILED';
/** What later revisions did to what was signed. */
export type Modifications = 'NONE' | 'PERMITTED' | 'SUSPICIOUS';

interface Judged {
  readonly fieldName: string;
  readonly integrity: boolean;
  readonly trusted: boolean;
  readonly indication: Indication;
  readonly subIndication: string | null;
  readonly coversWholeFile: boolean;
  /** From 1: the revision that this signature or time-stamp ends; 0 where it ends none. */
  readonly revision: number;
  readonly modifications: Modifications;
  /** Stable words for whoever explains the judgement, such as `REVOCATION_UNKNOWN`. */
  readonly notes: readonly string[];
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
}

export interface TimestampReport extends Judged {
  readonly authority: string;
  readonly time: Date | null;
}

export interface VerificationReport {
  /** There is a signature, every signature and time-stamp passed, and nothing suspicious came after any. */
  readonly valid: boolean;
  readonly revisions: number;
  readonly signatures: readonly SignatureReport[];
  readonly timestamps: readonly TimestampReport[];
  readonly notes: readonly string[];
}
