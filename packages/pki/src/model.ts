import type { Certificate, RevocationReason } from '@countersign/asn1';
import type { AuthorityIdentity } from './identity.ts';
import type { KeyStore } from './keys/key-store.ts';
import type { SigningKey } from './keys/signing-key.ts';

/** What a key may sign. A key refuses every other kind, so that one kind of structure cannot be used as another. */
export type SignedKind = 'certificate' | 'crl' | 'ocsp' | 'timestamp' | 'signature' | 'checkpoint' | 'request';

/** Names of the authority's own keys. */
export type AuthorityKeyName = 'root' | 'issuing' | 'tsa' | 'ocsp' | 'platform' | 'log';
/** The keys below the issuing CA, each renewed separately. */
export type ServiceKeyName = Exclude<AuthorityKeyName, 'root' | 'issuing'>;

/**
 * A certificate in DER and the stored form of its private key, as `createHierarchy` makes them and a caller stores
 * them: the key in PKCS #8, or its address in a token.
 */
export type KeyedCertificate = { readonly certificate: Uint8Array; readonly privateKey: Uint8Array };

/**
 * Its generation, counted from 1: later ones come from a rollover, while earlier ones remain in service for status
 * answers.
 */
type Counted = { readonly generation?: number | undefined };
/** The key is null if it is kept offline. */
export type StoredRoot = Counted & { readonly certificate: Uint8Array; readonly privateKey: Uint8Array | null };
/** A retired issuing CA, with the responder that answers for the certificates that it issued. */
export type RetiredIssuer = { readonly issuing: KeyedCertificate & Counted; readonly ocsp: KeyedCertificate };

/**
 * The certificate authority's certificates and keys. The private keys are unencrypted here: the caller passes them to
 * `sealPrivateKey` or `openAuthority`. The log's key is absent in one that was restored, until it gets a new one.
 */
export type Hierarchy = {
  readonly evaluation: boolean;
  readonly pkiUrl: string;
  /** Read from the issuing CA's certificate if absent. */
  readonly identity?: AuthorityIdentity | undefined;
  readonly root: StoredRoot;
  readonly issuing: KeyedCertificate & Counted;
  readonly tsa: KeyedCertificate;
  readonly ocsp: KeyedCertificate;
  readonly platform: KeyedCertificate;
  readonly log?: KeyedCertificate | undefined;
  /** CAs of others between an issuing CA and its root, in any order. */
  readonly between?: readonly Uint8Array[] | undefined;
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

/** An authority ready for use: certificates in DER, and keys that only this package can use for signing. */
export type Authority = OpenedIssuer & {
  readonly evaluation: boolean;
  readonly pkiUrl: string;
  readonly identity: AuthorityIdentity;
  readonly audit: AuditPort;
  /** Where the keys are stored, and later ones are made. */
  readonly keys: KeyStore;
  readonly root: OpenedRoot;
  /** CAs of others between the issuing CAs and their roots. */
  readonly between: readonly Certificate[];
  readonly tsa: OpenedKey;
  readonly platform: OpenedKey;
  readonly log: OpenedKey | null;
  readonly retiredRoots: readonly OpenedRoot[];
  readonly retired: readonly OpenedIssuer[];
};

/** One line before and one after each signature; `digest` is the hex SHA-256 of the signed data. */
export type AuditLine = {
  readonly phase: 'before' | 'after';
  readonly key: string;
  readonly kind: SignedKind;
  readonly digest: string;
  /** Hex serial of the certificate or time-stamp, the hex CRL number, or null. */
  readonly reference: string | null;
};
/** Records an audit line; if it throws, nothing is signed or released. */
export type AuditPort = (line: AuditLine) => void;

/** Returns the present time, as the server's clock does. */
export type ClockPort = { now(): Date };

/**
 * Stores the time of the last time-stamp across restarts. `advance` records `at` and returns true, or returns false and
 * records nothing if a later time is recorded already (RFC 3161 §2.1: trustworthy time never goes back).
 */
export type LastStampPort = { advance(at: Date): Promise<boolean> };

/** What the database knows of a serial of this authority's issuing CA. */
export type IssuedStatus =
  | { readonly kind: 'good' }
  | { readonly kind: 'revoked'; readonly at: Date; readonly reason: RevocationReason }
  | { readonly kind: 'unknown' };
/** A serial (lower-case hex, no leading zero octets) and its issuer: serials are unique only within their issuer. */
export type StatusQuestion = {
  readonly serialHex: string;
  /** The subject key identifier of the issuing CA; null if a certificate names none. */
  readonly issuerKeyId: Uint8Array | null;
};
/**
 * Looks a certificate up. A serial that this issuer never issued is `unknown`, never `good`, even if another issuer has
 * issued it.
 */
export type StatusLookupPort = (question: StatusQuestion) => Promise<IssuedStatus>;

/** A new certificate, whose row must be committed before any signature is released. */
export type IssuedCertificate = {
  readonly certificate: Uint8Array;
  readonly serialHex: string;
  readonly subject: string;
  readonly notBefore: Date;
  readonly notAfter: Date;
};

/**
 * The signer. `identity` tells where the name comes from, and becomes the policy of the certificate: `verified` by
 * identity verification, `profile` of the signer's own account, or `as-given` by the sender of the envelope;
 * `organisation` for a legal person, whose name is both common name and organisation.
 */
export type SignerSubject = {
  readonly name: string;
  readonly organisation: string | null;
  readonly identity: 'verified' | 'profile' | 'as-given' | 'organisation';
  /**
   * Distinguishes persons with the same name (ETSI EN 319 412-2 §4.2.4): 20 upper-case hex digits; random by default.
   */
  readonly number?: string | null | undefined;
  /** The register identifier of the organisation (ETSI EN 319 412-1 §5.1.4), such as NTRCN-91350100M000100Y43. */
  readonly organisationIdentifier?: string | null | undefined;
};
