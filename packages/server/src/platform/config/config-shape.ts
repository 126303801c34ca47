import type { Language, StoredLanguage } from '@countersign/contract';
import type { EnvelopeLimits, RetentionBounds, ShieldHashAlgorithm, SignatureLevel } from '@countersign/domain';
import type { PhoneCarrierConfig } from './carriers.ts';
import type { MetricsConfig } from './observing.ts';
import type { KEY_ALGORITHMS } from './setting-forms.ts';

/** Where blobs are stored when they are not in DATA_DIR. */
export interface S3Config {
  readonly endpoint: string | null;
  readonly region: string;
  readonly bucket: string;
  readonly pathStyle: boolean;
  /** The headers that ask the store to encrypt; none by default. */
  readonly encryption: { readonly ServerSideEncryption?: 'AES256' | 'aws:kms'; readonly SSEKMSKeyId?: string };
  /** Both are null where the machine has a role. */
  readonly accessKeyId: string | null;
  readonly secretAccessKey: string | null;
}

/** A mobile signing shield whose application opens the QR code (docs/cycles/external-signing.md). */
export interface ShieldProviderConfig {
  readonly name: string;
  /** Other languages of Chinese are shown the Chinese one, those without a label the English one. */
  readonly label: Readonly<Record<StoredLanguage, string> & Partial<Record<Language, string | undefined>>>;
  /** The address in the QR code, with {shieldWsid}, {secret} and {publicUrl} in it. */
  readonly link: string;
  readonly hashAlgorithm: readonly ShieldHashAlgorithm[];
}

/** A hardware security module in which the authority creates its keys (docs/hsm.md). */
export interface Pkcs11Config {
  /** Path of its PKCS #11 library. */
  readonly module: string;
  readonly token: string;
  readonly pinFile: string;
  /** Environment variables that the library reads. */
  readonly environment: Readonly<Record<string, string>>;
}

/** A key management service in which the authority creates its keys (docs/hsm.md). */
export interface KmsConfig {
  /** Of its transit engine, without a slash at the end. */
  readonly url: string;
  readonly tokenFile: string;
  readonly caFile: string | null;
  readonly timeoutMs: number;
}

/** The bank account that transfers are made to. */
export interface PayeeConfig {
  readonly payeeName: string;
  readonly bankName: string;
  readonly accountNumber: string;
}

type KeyAlgorithm = (typeof KEY_ALGORITHMS)[number];

/** All settings of the environment, validated. They contain passwords, so the object is never logged as a whole. */
export interface Config {
  readonly mode: 'evaluation' | 'production';
  readonly host: string;
  readonly port: number;
  /** Without a slash at the end, like {@link pkiUrl}. */
  readonly publicUrl: string;
  /** The permanent address below which /pki lies; it is written into certificates (AIA, CDP). */
  readonly pkiUrl: string;
  readonly dataDir: string;
  /** Holds `kek` and `pepper`; never inside DATA_DIR, so that a backup of the data does not carry the keys. */
  readonly keysDir: string;
  readonly kekHex: string | null;
  /** The file of KEK_FILE, which the signer alone reads. */
  readonly kekFile: string | null;
  /** The key that KEK replaces, while keys sealed by it are left (docs/operate/security.md). */
  readonly kekPreviousHex: string | null;
  readonly kekPreviousFile: string | null;
  readonly pepperHex: string | null;
  /** Kinds of key: of the new key of each signature, and of the keys that the authority creates for itself. */
  readonly keys: { readonly signing: KeyAlgorithm; readonly authority: KeyAlgorithm };
  readonly pkcs11: Pkcs11Config | null;
  readonly kms: KmsConfig | null;
  readonly databaseUrl: string | null;
  /** The same database without the pooler that databaseUrl leads to; null where there is none. */
  readonly databaseDirectUrl: string | null;
  readonly databasePoolSize: number;
  /** Whether connections keep prepared statements. */
  readonly databasePrepares: boolean;
  /** Milliseconds for which a stopping server still takes requests, but is not ready. */
  readonly drainMs: number;
  readonly s3: S3Config | null;
  readonly smtpUrl: string | null;
  readonly mailFrom: string | null;
  /** SMS_PROVIDER is `none`: e-mail only, and nothing that needs a phone number is offered. */
  readonly withoutPhones: boolean;
  /** Certificates, PEM. */
  readonly smtpCa: string | null;
  /** Where mail servers return what they cannot deliver; `port` is null where another program receives it. */
  readonly mailBounces: { readonly address: string; readonly host: string; readonly port: number | null } | null;
  /** The carrier of text and voice messages; null without one. */
  readonly phoneCarrier: PhoneCarrierConfig | null;
  /** The countries whose phone numbers get messages, of ISO 3166-1; null = all. */
  readonly smsCountries: readonly string[] | null;
  /** What the retention policies of accounts may say. */
  readonly retention: RetentionBounds;
  /** True where webhooks may go to a receiver on this machine; refused in production. */
  readonly webhookAllowLoopback: boolean;
  /** Hosts of the internal network, lower-case, from which lists of an external root may be fetched. */
  readonly caListHosts: readonly string[];
  /** Addresses or networks of the proxies whose X-Forwarded-* headers are trusted; none by default. */
  readonly trustProxy: readonly string[];
  readonly logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'silent';
  /** How /metrics is served; null = it is not. */
  readonly metrics: MetricsConfig | null;
  /** Where traces are sent by OTLP; null = there are none. */
  readonly tracesUrl: string | null;
  /** Path of the LibreOffice program; null = looked up on the PATH. */
  readonly sofficePath: string | null;
  /** Of the support: a phone number, an e-mail address or an https address. */
  readonly supportContact: string;
  /** The operator's own legal texts; null stands for those of the product. */
  readonly legalDir: string | null;
  /** The PATH of the process, used to look up programs. */
  readonly searchPath: string;
  /** Seconds between two checkpoints of the audit log (docs/cycles/audit-log.md). */
  readonly logCheckpointSec: number;
  /** Codes sent within an hour to all clients together (security 12). */
  readonly codesPerHour: number;
  /** Bytes that one account may upload within 24 hours (security 65). */
  readonly uploadBytesPerDay: number;
  /** With less free space on the disk of DATA_DIR the server reports that it is not ready. */
  readonly readyFreeBytes: number;
  readonly limits: EnvelopeLimits;
  /** The bank account that receives payments for charges; null = nothing can be bought. */
  readonly payee: PayeeConfig | null;
  /** The PAdES level of a finished contract (ETSI EN 319 142-1 §6). */
  readonly signatureLevel: SignatureLevel;
  /** When a finished contract gets its next document time-stamp (docs/cycles/archive.md). */
  readonly archive: { readonly renewalMs: number; readonly weakAlgorithms: readonly string[] };
  /** Mobile signing shields of other vendors, in addition to our own. */
  readonly shieldProviders: readonly ShieldProviderConfig[];
}
