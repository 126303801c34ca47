import type { Certificate, RevocationReason } from '@countersign/asn1';
import type { KeyStore } from './keys/key-store.ts';
import type { SigningKey } from './keys/signing-key.ts';

/** What a key may sign. A key refuses every other kind, so that one kind of structure never passes for another. */
export type SignedKind = 'certificate' | 'crl' | 'ocsp' | 'timestamp' | 'signature' | 'checkpoint' | 'request';

/** Names of the authority's own keys. */
export type AuthorityKeyName = 'root' | 'issuing' | 'tsa' | 'ocsp' | 'platform' | 'log';
/** The keys below the issuing CA, each renewed on its own. */
export type ServiceKeyName = Exclude<AuthorityKeyName, 'root' | 'issuing'>;

/**
 * A certificate in DER and what is kept of its private key, as `createHierarchy` makes them and a caller stores them: the key in
 * PKCS #8, or its address in a token.
 */
export type KeyedCertificate = { readonly certificate: Uint8Array; readonly privateKey: Uint8Array };

/** The one of its generation, counted from 1: later ones come of a rollover, beside those that go on to be answered for. */
type Counted = { readonly generation?: number | undefined };
/** The key is null where it is kept offline. */
export type StoredRoot = Counted & { readonly certificate: Uint8Array; readonly privateKey: Uint8Array | null };
/** An issuing CA that issues no more, with the responder that answers for what it has issued. */
export type RetiredIssuer = { readonly issuing: KeyedCertificate & Counted; readonly ocsp: KeyedCertificate };

/**
 * The certificate authority's certificates and keys. The private keys are in clear here: they go straight into
 * `sealPrivateKey` or `openAuthority`. The platform's and the log's key are absent in an authority of old.
 */
export type Hierarchy = {
  readonly evaluation: boolean;
  readonly pkiUrl: string;
  readonly root: StoredRoot;
  readonly issuing: KeyedCertificate & Counted;
  readonly tsa: KeyedCertificate;
  readonly ocsp: KeyedCertificate;
  readonly platform?: KeyedCertificate | undefined;
  readonly log?: KeyedCertificate | undefined;
  readonly retiredRoots?: readonly StoredRoot[] | undefined;
  readonly retired?: readonly RetiredIssuer[] | undefined;
};

export type OpenedKey = { readonly certificate: Uint8Array; readonly parsed: Certificate; readonly key: SigningKey };
export type OpenedRoot = Omit<OpenedKey, 'key'> & { readonly key: SigningKey | null; readonly generation: number };
/** An issuing CA, the root that certified it, and its responder. */
export type OpenedIssuer = {
  readonly issuing: OpenedKey & { readonly generation: number };
  readonly ocsp: OpenedKey;
};

/** An authority ready to work: certificates in DER, and keys that only this package can make sign. */
export type Authority = OpenedIssuer & {
  readonly evaluation: boolean;
  readonly pkiUrl: string;
  readonly audit: AuditPort;
  /** Where the keys lie, and later ones are made. */
  readonly keys: KeyStore;
  readonly root: OpenedRoot;
  readonly tsa: OpenedKey;
  readonly platform: OpenedKey | null;
  readonly log: OpenedKey | null;
  readonly retiredRoots: readonly OpenedRoot[];
  readonly retired: readonly OpenedIssuer[];
};

/** One line before and one after each signature; `digest` is the hex SHA-256 of what is signed. */
export type AuditLine = {
  readonly phase: 'before' | 'after';
  readonly key: string;
  readonly kind: SignedKind;
  readonly digest: string;
  /** Hex serial of the certificate or time-stamp that is signed, the hex CRL number, or null. */
  readonly reference: string | null;
};
/** Takes an audit line; where it throws, nothing is signed or released. */
export type AuditPort = (line: AuditLine) => void;

/** Gives the present time. The server's clock satisfies it. */
export type ClockPort = { now(): Date };

/**
 * Remembers the time of the last time-stamp across restarts. `advance` records `at` and answers true, or answers false
 * and records nothing where a later time is recorded already (RFC 3161 §2.1: time is trustworthy, so never goes back).
 */
export type LastStampPort = { advance(at: Date): Promise<boolean> };

/** What the database knows of a serial that this authority's issuing certificate may have issued. */
export type IssuedStatus =
  | { readonly kind: 'good' }
  | { readonly kind: 'revoked'; readonly at: Date; readonly reason: RevocationReason }
  | { readonly kind: 'unknown' };
/** A serial (lower-case hex, no leading zero octets) and whose it is: serials are unique within their issuer alone. */
export type StatusQuestion = {
  readonly serialHex: string;
  /** The subject key identifier of the issuing CA; null where a certificate names none. */
  readonly issuerKeyId: Uint8Array | null;
};
/** Looks a certificate up. What this issuer never issued is `unknown`, never `good`, whoever else has issued it. */
export type StatusLookupPort = (question: StatusQuestion) => Promise<IssuedStatus>;

/** A certificate that was just built, for the row that must be committed before any signature leaves. */
export type IssuedCertificate = {
  readonly certificate: Uint8Array;
  readonly serialHex: string;
  readonly subject: string;
  readonly notBefore: Date;
  readonly notAfter: Date;
};

/**
 * Who signs. `identity` tells where the name comes from, and goes into the certificate as its policy: `verified` by
 * identity verification, `profile` of the signer's own account, or `as-given` by the sender of the envelope;
 * `organisation` for a legal person, whose name stands as common name and organisation alike.
 */
export type SignerSubject = {
  readonly name: string;
  readonly organisation: string | null;
  readonly identity: 'verified' | 'profile' | 'as-given' | 'organisation';
  /** Tells a person from others of the name (ETSI EN 319 412-2 §4.2.4): 20 hex digits in capitals; random unless given. */
  readonly number?: string | null | undefined;
  /** Of the organisation, as its register has it (ETSI EN 319 412-1 §5.1.4), such as NTRCN-91350100M000100Y43. */
  readonly organisationIdentifier?: string | null | undefined;
};
