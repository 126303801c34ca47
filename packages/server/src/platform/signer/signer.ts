import type { SignatureLevel } from '@countersign/domain';
import type { ShieldHash } from '@countersign/pki';
import type { DataKey } from '../blobs/index.ts';
import type { AuthorityGeneration, MaintenanceOrder, MaintenanceReport, ListIssuer } from './calls.ts';

/** The signer process as other features see it (conventions, rule 7): typed, audited requests in, signatures out. */
export interface Signer {
  /** The authority's own certificates that are in use, DER. */
  certificates(): Promise<AuthorityCertificates>;
  /** All of them, including replaced ones: the older roots and issuing CAs are still trusted. */
  generations(): Promise<readonly AuthorityGeneration[]>;
  /**
   * New key, certificate, PAdES CMS with signature time-stamp, and OCSP answer of the certificate; the key is discarded
   * inside.
   */
  sign(request: SignRequest): Promise<SignAnswer>;
  /** The same for each document of one act, in their order; the caller records the signatures in its own transaction. */
  signUnrecorded(order: SignOrder): Promise<readonly SignAnswer[]>;
  /** Renews the keys and certificates that are due, or that are ordered (docs/cycles/authority.md). */
  maintain(order: MaintenanceOrder): Promise<MaintenanceReport>;
  /** The platform's own seal (PAdES-B-T) on the digest of a byte range, such as that of an evidence report. */
  signAsPlatform(order: PlatformOrder): Promise<PlatformAnswer>;
  /**
   * Ed25519 signature over the text of a checkpoint of this log only: any other text is refused (LINT), and so is a tree
   * that does not follow the last signed one (LOG_BEHIND).
   */
  signLogNote(order: LogNoteOrder): Promise<LogNoteAnswer>;
  logKey(): Promise<LogKeyAnswer>;
  /**
   * A certificate valid for a year for the key of a verified signer's phone, recorded before it is returned (Rulings
   * §8.19).
   */
  certifyShield(request: ShieldCertificateOrder): Promise<ShieldCertificate>;
  /** A certificate for one signature by a phone whose owner is not verified, recorded before it is returned. */
  certifyShieldOnce(request: ShieldOnceOrder): Promise<ShieldCertificate>;
  /** The octets that the phone signs for a document. */
  shieldAttributes(order: ShieldOrder): Promise<Uint8Array>;
  /** Verifies the signature of the phone; returns the CMS with signature time-stamp and the certificate's OCSP answer. */
  finishShield(order: ShieldFinishOrder): Promise<SignAnswer>;
  /** A time-stamp token over a SHA-256 digest, for a document time-stamp. */
  timestampDigest(digest: Uint8Array): Promise<StampAnswer>;
  /** The same for each digest, in their order, by one authority. */
  timestampDigests(digests: readonly Uint8Array[]): Promise<readonly StampAnswer[]>;
  /** RFC 3161 request in, response out. */
  timestamp(request: Uint8Array): Promise<Uint8Array>;
  /** RFC 6960 request in, response out. */
  ocsp(request: Uint8Array): Promise<Uint8Array>;
  /** OCSP answer for a certificate of the authority, for validation data. */
  ocspFor(certificate: Uint8Array): Promise<Uint8Array>;
  /** The revocation list of the current CA, or of the given generation. */
  crl(issuer: ListIssuer, generation?: number): Promise<Uint8Array>;
  /** Opens the data key with this id, or the one for new segments (ADR 0009). */
  dataKey(id: string | null): Promise<DataKey>;
  close(): Promise<void>;
}

export interface AuthorityCertificates {
  readonly root: Uint8Array;
  readonly issuing: Uint8Array;
  /** Those of CAs of others between issuing CAs and an external root: they are in each signature. */
  readonly between: readonly Uint8Array[];
  readonly tsa: Uint8Array;
  readonly ocsp: Uint8Array;
  readonly platform: Uint8Array;
  readonly log: Uint8Array;
}

/** SHA-256 over the byte range of the prepared revision. */
export interface PlatformOrder {
  readonly digest: Uint8Array;
}

export interface PlatformAnswer {
  readonly cms: Uint8Array;
  readonly certificate: Uint8Array;
  readonly ocsp: Uint8Array;
  readonly timestampTime: Date;
}

/** The body of a C2SP checkpoint of `logKey().origin`, with its last newline and without signature lines. */
export interface LogNoteOrder {
  readonly text: string;
}

export interface LogNoteAnswer {
  /** 64 octets (RFC 8032 §5.1.6) over the UTF-8 text. */
  readonly signature: Uint8Array;
  /** 32 octets. */
  readonly publicKey: Uint8Array;
  readonly certificate: Uint8Array;
}

export interface LogKeyAnswer {
  readonly publicKey: Uint8Array;
  readonly certificate: Uint8Array;
  /** The first line of every checkpoint, and the name of the key in its signature line. */
  readonly origin: string;
}

export interface SignRequest {
  /** SHA-256 over the byte range of the prepared revision. */
  readonly digest: Uint8Array;
  readonly subject: {
    readonly commonName: string;
    readonly identityVerified: boolean;
    /** The name given by the signer's own account or membership, not by the sender; absent where it is verified. */
    readonly nameOfProfile?: boolean | undefined;
    /** Distinguishes a person from others of the same name (`subjectNumberOf`). */
    readonly number?: string | null | undefined;
    /** The verified enterprise in whose name the person signs, where its seal is part of the signature. */
    readonly organisation?: string | null | undefined;
    /** The number of the enterprise in its register (`registeredAs`). */
    readonly organisationIdentifier?: string | null | undefined;
  };
  /** The holder of the long-term certificate that signs; without it a certificate is issued for this signature only. */
  readonly holder?: Holder | undefined;
  readonly envelopeId: string;
  readonly fileId: string;
  readonly participantId: string;
  /**
   * SHA-256 of a row of the envelope's audit record, for the certificate of one signature: of the decision or a later one. Where
   * it is absent, the host fills in the newest row.
   */
  readonly evidenceDigest?: Uint8Array | undefined;
  /** The reservation attempt; one certificate per attempt and document. */
  readonly attempt: string;
  /** At B-B nothing is time-stamped; B-LTA by default. */
  readonly level?: SignatureLevel | undefined;
}

/** The signatures of one act: what they have in common, and each document. */
export interface SignOrder extends Omit<SignRequest, 'fileId' | 'digest'> {
  readonly documents: readonly Pick<SignRequest, 'fileId' | 'digest'>[];
}

/** A time-stamp token (RFC 3161) and its time. */
export interface StampAnswer {
  readonly token: Uint8Array;
  readonly time: Date;
}

/** The holder of the long-term certificate, under the name of the request's subject (Rulings §3 "secureLevel"). */
export interface Holder {
  readonly kind: 'PERSONAL' | 'ENTERPRISE';
  readonly personId: string;
  /** The person, or the membership in whose enterprise's name it signs. */
  readonly accountId: string;
  /** Of an enterprise: its verified name. */
  readonly organisation: string | null;
  /** The number of the enterprise in its register (`registeredAs`). */
  readonly organisationIdentifier?: string | null | undefined;
}

/** A key made on a phone, and its proof of possession over the challenge. */
export interface ShieldCertificateOrder {
  readonly subject: SignRequest['subject'];
  /** DER. */
  readonly spki: Uint8Array;
  readonly challenge: Uint8Array;
  readonly proof: Uint8Array;
  /** The act for which the phone is certified; the audit record of the act gets an entry about it. */
  readonly envelopeId: string;
  readonly participantId: string;
}

/** The key of a phone, and the one document that it is about to sign; `digest` by the hash of that signature. */
export interface ShieldOnceOrder extends Omit<SignRequest, 'holder' | 'level'> {
  /** DER. */
  readonly spki: Uint8Array;
}

export interface ShieldCertificate {
  readonly certificate: Uint8Array;
  readonly serial: string;
}

export interface ShieldOrder {
  readonly certificate: Uint8Array;
  /** Of the byte range of the prepared revision, by `hash`. */
  readonly digest: Uint8Array;
  readonly hash: ShieldHash;
}

export interface ShieldFinishOrder extends ShieldOrder, Omit<SignRequest, 'subject' | 'digest'> {
  /** r and s concatenated. */
  readonly signature: Uint8Array;
}

export interface SignAnswer {
  readonly cms: Uint8Array;
  readonly certificate: Uint8Array;
  /** Lower-case hex. */
  readonly serial: string;
  readonly ocsp: Uint8Array;
  /** Null at B-B. */
  readonly timestampTime: Date | null;
}
