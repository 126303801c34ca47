import type {
  AuditLine,
  AuthorityIdentity,
  IssuedStatus,
  KeyAlgorithm,
  ServiceKeyName,
  StatusQuestion,
} from '@countersign/pki';
import type { DataKey } from '../blobs/index.ts';
import type {
  AuthorityCertificates,
  Holder,
  LogKeyAnswer,
  LogNoteAnswer,
  LogNoteOrder,
  PlatformAnswer,
  PlatformOrder,
  ShieldCertificate,
  ShieldCertificateOrder,
  ShieldFinishOrder,
  ShieldOnceOrder,
  ShieldOrder,
  SignAnswer,
  SignOrder,
  SignRequest,
  StampAnswer,
} from './signer.ts';

/** A key of the authority as it is stored: the private half in the database is sealed, or empty. */
export interface StoredAuthorityKey {
  readonly role: AuthorityRole;
  /** Counted from 1; a generation that was replaced still answers for its certificates. */
  readonly generation: number;
  readonly status: 'ACTIVE' | 'RETIRED';
  readonly certificate: Uint8Array;
  readonly sealedKey: Uint8Array;
  /** When the next generation replaced it; null or absent while it is in use. */
  readonly retiredAt?: Date | null | undefined;
  /** Of a key that is added: whether another authority has issued its certificate, with a serial of its own choice. */
  readonly isForeign?: boolean;
}
export type KeyRole = 'ROOT' | 'ISSUING' | 'TSA' | 'OCSP' | 'PLATFORM' | 'LOG';
/**
 * Cross certificates have a role of their own and no key (RFC 4210 §4.4), as have the CAs of others between the issuing CA and an
 * external root.
 */
export type AuthorityRole = KeyRole | 'CROSS_NEW' | 'CROSS_OLD' | 'INTERMEDIATE';
/** The CAs whose lists are stored here; the list of an intermediate CA is made by its operator. */
export type ListIssuer = 'ROOT' | 'ISSUING' | 'INTERMEDIATE';

/** New generations, and the ones they replace; either all of it is stored, or nothing where another process was first. */
export interface Succession {
  readonly evaluation: boolean;
  readonly add: readonly StoredAuthorityKey[];
  /** A destroyed key never signs again; `keepKey` is for a key that still answers for its certificates. */
  readonly retire: readonly { readonly role: AuthorityRole; readonly generation: number; readonly keepKey: boolean }[];
  /** The reason, for the audit record. */
  readonly reason: string;
}

/** A certificate of the authority, of any generation. */
export interface AuthorityGeneration {
  readonly role: AuthorityRole;
  readonly generation: number;
  readonly status: 'ACTIVE' | 'RETIRED';
  readonly certificate: Uint8Array;
}

export interface StoredAuthority {
  readonly evaluation: boolean;
  readonly identity: AuthorityIdentity;
  readonly keys: readonly StoredAuthorityKey[];
}

/** Renewals in addition to those that are due: the issuing CA, or the root and then the issuing CA; single services. */
export interface MaintenanceOrder {
  readonly now: Date;
  readonly rollover: 'ISSUING' | 'ROOT' | null;
  readonly services: readonly ServiceKeyName[];
}

export interface MaintenanceReport {
  readonly done: readonly { readonly role: AuthorityRole; readonly generation: number }[];
  /** The renewal of the issuing CA is due, and the root's key is kept offline. */
  readonly isCeremonyDue: boolean;
}

/** A certificate as it is recorded before any signature of its key is returned (conventions, rule 9). */
export interface IssuedRecord {
  readonly certificate: Uint8Array;
  readonly serial: string;
  readonly subject: string;
  readonly notBefore: Date;
  readonly notAfter: Date;
  /** SHIELD for the key of a phone, which outlives the signature. */
  readonly kind: 'DISPOSABLE' | 'SHIELD';
  readonly request: Omit<SignRequest, 'subject' | 'holder'>;
}

/** A long-term key as it is stored: sealed, together with its certificate. */
export interface StoredHolderKey {
  readonly serial: string;
  readonly certificate: Uint8Array;
  readonly sealedKey: Uint8Array;
}

/** The holder of the requested long-term key, and the instant until which it must be valid. */
export interface HolderQuestion {
  readonly holder: Holder;
  readonly commonName: string;
  readonly now: Date;
}

/** A new long-term key, as it is recorded before any signature is made with it. */
export interface HolderRecord extends HolderQuestion, Omit<IssuedRecord, 'request' | 'kind'> {
  readonly sealedKey: Uint8Array;
  /** The act that it was made for; the audit record of the act gets an entry about it. */
  readonly envelopeId: string;
  readonly participantId: string;
}

/** The certificate of a phone's key, as it is recorded before it is issued. */
export interface ShieldRecord extends Omit<IssuedRecord, 'request' | 'kind'> {
  readonly envelopeId: string;
  readonly participantId: string;
}

export interface CrlOrder {
  readonly issuer: 'ROOT' | 'ISSUING';
  readonly generation: number;
  readonly entries: readonly { readonly serial: string; readonly at: Date; readonly reason: string }[];
  readonly lastNumber: number | null;
  readonly now: Date;
}

/** The content of the next revocation list of a CA, and its last list while that is valid. */
interface ListState extends Pick<CrlOrder, 'entries' | 'lastNumber'> {
  readonly der: Uint8Array | null;
}

export interface MadeCrl {
  readonly der: Uint8Array;
  readonly number: number;
  readonly at: Date;
}

/** What the signer process does for the server. Each call has one input; inputs and outputs are structured-cloneable. */
export interface KeyCalls {
  /** Opens the authority, or creates it on the first start; returns its certificates. */
  open(options: OpenOptions): Promise<AuthorityCertificates>;
  certificates(input: null): Promise<AuthorityCertificates>;
  generations(input: null): Promise<readonly AuthorityGeneration[]>;
  /** Signs each document, in their order; on an error nothing is released. */
  sign(order: SignOrder): Promise<readonly SignAnswer[]>;
  maintain(order: MaintenanceOrder): Promise<MaintenanceReport>;
  signAsPlatform(order: PlatformOrder): Promise<PlatformAnswer>;
  signLogNote(order: LogNoteOrder): Promise<LogNoteAnswer>;
  logKey(input: null): Promise<LogKeyAnswer>;
  certifyShield(order: ShieldCertificateOrder): Promise<ShieldCertificate>;
  certifyShieldOnce(order: ShieldOnceOrder): Promise<ShieldCertificate>;
  shieldAttributes(order: ShieldOrder): Promise<Uint8Array>;
  finishShield(order: ShieldFinishOrder): Promise<SignAnswer>;
  timestampDigests(digests: readonly Uint8Array[]): Promise<readonly StampAnswer[]>;
  timestamp(request: Uint8Array): Promise<Uint8Array>;
  ocsp(request: Uint8Array): Promise<Uint8Array>;
  ocspFor(certificate: Uint8Array): Promise<Uint8Array>;
  signCrl(order: CrlOrder): Promise<MadeCrl>;
  dataKey(wanted: DataKeyName): Promise<DataKey>;
}

/** A data key by its id, or the one for new segments, which the first call makes. */
export interface DataKeyName {
  readonly id: string | null;
}

/** A data key as it is stored, sealed by the signer process. */
export interface StoredDataKey {
  readonly id: string;
  readonly sealedKey: Uint8Array;
}

export interface OpenOptions {
  readonly evaluation: boolean;
  /** The permanent origin below which /pki lies. */
  readonly pkiUrl: string;
  /** The identity of the authority that is made where there is none; null = none is made. */
  readonly identity: AuthorityIdentity | null;
  /**
   * Kinds of key: of the new key of each signature, and of the keys that the authority creates for itself; P-256 by
   * default.
   */
  readonly keys?: { readonly signing: KeyAlgorithm; readonly authority: KeyAlgorithm } | undefined;
  /** Where the keys of the authority are created; by default they are sealed in the database. */
  readonly token?: TokenOptions | null | undefined;
  readonly kms?: KmsOptions | null | undefined;
}

/** The token of a hardware security module (docs/hsm.md). Only the signer reads the PIN. */
export interface TokenOptions {
  readonly module: string;
  readonly token: string;
  readonly pinFile: string;
}

/** A key management service (docs/hsm.md). Only the signer reads the token. */
export interface KmsOptions {
  readonly url: string;
  readonly tokenFile: string;
  readonly caFile: string | null;
  readonly timeoutMs: number;
}

/** What the server does for the signer process, which has no database. */
export interface HostCalls {
  loadAuthority(input: null): Promise<StoredAuthority | null>;
  /** Stores a new authority, or returns the one that another process stored first. */
  storeAuthority(made: StoredAuthority): Promise<StoredAuthority>;
  /** False where another process stored one of these generations first; then nothing is written. */
  storeSuccession(succession: Succession): Promise<boolean>;
  /** Records that a key was destroyed: its row keeps the certificate only, and the audit log gets an entry. */
  destroyKey(key: { readonly role: AuthorityRole; readonly generation: number }): Promise<null>;
  findList(of: Pick<CrlOrder, 'issuer' | 'generation'> & { readonly certificate: Uint8Array }): Promise<ListState>;
  /** Stores a list unless a later one is stored; returns the latest one. */
  saveList(made: Pick<CrlOrder, 'issuer' | 'generation'> & { readonly made: MadeCrl }): Promise<Uint8Array | null>;
  /** Reports the current generations, and each change of them. */
  authorityVersion(input: null): Promise<string>;
  /** Records the size and root of a checkpoint, or returns false where the recorded one is not its predecessor. */
  advanceLog(checkpoint: { readonly size: number; readonly root: string }): Promise<boolean>;
  /** Commits the rows of certificates of one act; no signature is made with their keys before this resolves. */
  recordIssued(issued: readonly IssuedRecord[]): Promise<null>;
  recordShield(issued: ShieldRecord): Promise<null>;
  /** The long-term key of a holder under this name, not revoked and not expired; null where a new one has to be made. */
  findHolderKey(question: HolderQuestion): Promise<StoredHolderKey | null>;
  /** Commits a new one, or returns the one that another signature of the same holder recorded first. */
  recordHolderKey(made: HolderRecord): Promise<StoredHolderKey>;
  /** Records the time of a time-stamp, or returns false where a later one is recorded (RFC 3161 §2.1). */
  advanceStamp(at: Date): Promise<boolean>;
  /** The status of a certificate of one of the authority's CAs; certificates of other CAs are unknown. */
  lookUpStatus(question: StatusQuestion): Promise<IssuedStatus>;
  findDataKey(wanted: DataKeyName): Promise<StoredDataKey | null>;
  /** Stores the first data key, or returns the one that another process stored first. */
  storeDataKey(made: StoredDataKey): Promise<StoredDataKey>;
  /** Logs an entry before and after each signature of every key. */
  audit(line: AuditLine): Promise<null>;
}
