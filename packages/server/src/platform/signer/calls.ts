import type { AuditLine, IssuedStatus, KeyAlgorithm, ServiceKeyName, StatusQuestion } from '@countersign/pki';
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
  SignRequest,
} from './signer.ts';

/** A key of the authority as it is stored: what the database holds of its private half is sealed, or empty. */
export interface StoredAuthorityKey {
  readonly role: AuthorityRole;
  /** Counted from 1; what a later one follows goes on to be answered for. */
  readonly generation: number;
  readonly status: 'ACTIVE' | 'RETIRED';
  readonly certificate: Uint8Array;
  readonly sealedKey: Uint8Array;
  /** Since when it is followed by another; null or absent while it is in use. */
  readonly retiredAt?: Date | null | undefined;
}
export type KeyRole = 'ROOT' | 'ISSUING' | 'TSA' | 'OCSP' | 'PLATFORM' | 'LOG';
/** Cross certificates have a role of their own and no key (RFC 4210 §4.4). */
export type AuthorityRole = KeyRole | 'CROSS_NEW' | 'CROSS_OLD';

/** New generations, and those that they follow; all of it is stored, or nothing where another process was first. */
export interface Succession {
  readonly evaluation: boolean;
  readonly add: readonly StoredAuthorityKey[];
  /** A destroyed key signs nothing again: `keepKey` is for what goes on to answer for its certificates. */
  readonly retire: readonly { readonly role: AuthorityRole; readonly generation: number; readonly keepKey: boolean }[];
  /** Why, for the record. */
  readonly reason: string;
}

/** One of the authority's certificates, of whatever generation. */
export interface AuthorityGeneration {
  readonly role: AuthorityRole;
  readonly generation: number;
  readonly status: 'ACTIVE' | 'RETIRED';
  readonly certificate: Uint8Array;
}

export interface StoredAuthority {
  readonly evaluation: boolean;
  readonly keys: readonly StoredAuthorityKey[];
}

/** What is made anew beside what is due: the issuing CA, or the root and then the issuing CA; single services. */
export interface MaintenanceOrder {
  readonly now: Date;
  readonly rollover: 'ISSUING' | 'ROOT' | null;
  readonly services: readonly ServiceKeyName[];
}

export interface MaintenanceReport {
  readonly done: readonly { readonly role: AuthorityRole; readonly generation: number }[];
  /** The issuing CA is due, and the root's key is kept offline. */
  readonly isCeremonyDue: boolean;
}

/** A certificate as it is recorded before any signature of its key leaves (conventions, rule 9). */
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

/** A long-term key as it is stored: sealed, beside its certificate. */
export interface StoredHolderKey {
  readonly serial: string;
  readonly certificate: Uint8Array;
  readonly sealedKey: Uint8Array;
}

/** Whose long-term key is asked for, and until when it has to be good. */
export interface HolderQuestion {
  readonly holder: Holder;
  readonly commonName: string;
  readonly now: Date;
}

/** A new long-term key, as it is recorded before anything is signed with it. */
export interface HolderRecord extends HolderQuestion, Omit<IssuedRecord, 'request' | 'kind'> {
  readonly sealedKey: Uint8Array;
  /** The act that it was made for, whose record gets a line of it. */
  readonly envelopeId: string;
  readonly participantId: string;
}

/** The certificate of a phone's key, as it is recorded before it is given out. */
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

/** What the next list of a CA is to say, and its last one while it stands. */
export interface ListState extends Pick<CrlOrder, 'entries' | 'lastNumber'> {
  readonly der: Uint8Array | null;
}

export interface MadeCrl {
  readonly der: Uint8Array;
  readonly number: number;
  readonly at: Date;
}

/** What the process with the keys does for the server. One input each, structured-cloneable both ways. */
export interface KeyCalls {
  /** Opens the authority, or makes it on the first start; answers its certificates. */
  open(options: OpenOptions): Promise<AuthorityCertificates>;
  certificates(input: null): Promise<AuthorityCertificates>;
  generations(input: null): Promise<readonly AuthorityGeneration[]>;
  sign(request: SignRequest): Promise<SignAnswer>;
  maintain(order: MaintenanceOrder): Promise<MaintenanceReport>;
  signAsPlatform(order: PlatformOrder): Promise<PlatformAnswer>;
  signLogNote(order: LogNoteOrder): Promise<LogNoteAnswer>;
  logKey(input: null): Promise<LogKeyAnswer>;
  certifyShield(order: ShieldCertificateOrder): Promise<ShieldCertificate>;
  certifyShieldOnce(order: ShieldOnceOrder): Promise<ShieldCertificate>;
  shieldAttributes(order: ShieldOrder): Promise<Uint8Array>;
  finishShield(order: ShieldFinishOrder): Promise<SignAnswer>;
  timestampDigest(digest: Uint8Array): Promise<{ readonly token: Uint8Array; readonly time: Date }>;
  timestamp(request: Uint8Array): Promise<Uint8Array>;
  ocsp(request: Uint8Array): Promise<Uint8Array>;
  ocspFor(certificate: Uint8Array): Promise<Uint8Array>;
  signCrl(order: CrlOrder): Promise<MadeCrl>;
}

export interface OpenOptions {
  readonly evaluation: boolean;
  /** The permanent origin below which /pki lies. */
  readonly pkiUrl: string;
  readonly organisation: string;
  /** Of the fresh key of each signature, and of what the authority makes for itself; P-256 unless given. */
  readonly keys?: { readonly signing: KeyAlgorithm; readonly authority: KeyAlgorithm } | undefined;
  /** Where the authority's keys are made; sealed in the database unless given. */
  readonly token?: TokenOptions | null | undefined;
}

/** The token of a hardware security module (docs/hsm.md). The signer alone reads the PIN. */
export interface TokenOptions {
  readonly module: string;
  readonly token: string;
  readonly pinFile: string;
}

/** What the server does for the process with the keys, which has no database. */
export interface HostCalls {
  loadAuthority(input: null): Promise<StoredAuthority | null>;
  /** Stores a new authority, or answers the one that another process stored first. */
  storeAuthority(made: StoredAuthority): Promise<StoredAuthority>;
  /** False where another process stored one of these generations first; nothing is written then. */
  storeSuccession(succession: Succession): Promise<boolean>;
  /** A key that was destroyed: its row keeps the certificate alone, and the record a line of it. */
  forgetKey(key: { readonly role: AuthorityRole; readonly generation: number }): Promise<null>;
  findList(of: Pick<CrlOrder, 'issuer' | 'generation'> & { readonly certificate: Uint8Array }): Promise<ListState>;
  /** Keeps a list unless a later one is kept; answers the one that stands. */
  saveList(made: Pick<CrlOrder, 'issuer' | 'generation'> & { readonly made: MadeCrl }): Promise<Uint8Array | null>;
  /** Says which generations there are, and changes when they do. */
  authorityVersion(input: null): Promise<string>;
  /** Records the size and root of a checkpoint, or answers false where one that it does not follow is recorded. */
  advanceLog(checkpoint: { readonly size: number; readonly root: string }): Promise<boolean>;
  /** Commits the row of a certificate; no signature is made with its key before this resolves. */
  recordIssued(issued: IssuedRecord): Promise<null>;
  recordShield(issued: ShieldRecord): Promise<null>;
  /** The long-term key of a holder under this name, not revoked and not ended; null where one has to be made. */
  findHolderKey(question: HolderQuestion): Promise<StoredHolderKey | null>;
  /** Commits a new one, or answers the one that another signature of the same holder has recorded first. */
  recordHolderKey(made: HolderRecord): Promise<StoredHolderKey>;
  /** Records the time of a time-stamp, or answers false where a later one is recorded (RFC 3161 §2.1). */
  advanceStamp(at: Date): Promise<boolean>;
  /** The status of a certificate of one of the authority's CAs; of another's it knows nothing. */
  lookUpStatus(question: StatusQuestion): Promise<IssuedStatus>;
  /** A line before and after each signature of every key, for the log. */
  audit(line: AuditLine): Promise<null>;
}
