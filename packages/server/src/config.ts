import path from 'node:path';
import { ENVELOPE_LIMITS, type EnvelopeLimits } from '@countersign/domain';
import { z } from 'zod';

/** Where blobs go when they are not kept in DATA_DIR. */
export interface S3Config {
  readonly endpoint: string | null;
  readonly region: string;
  readonly bucket: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** Everything the environment decides, validated. It holds passwords: it is never logged as a whole. */
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
  readonly pepperHex: string | null;
  readonly databaseUrl: string | null;
  readonly databasePoolSize: number;
  readonly s3: S3Config | null;
  readonly smtpUrl: string | null;
  readonly mailFrom: string | null;
  readonly smsWebhookUrl: string | null;
  readonly smsWebhookSecret: string | null;
  /** Addresses or networks of the proxies whose X-Forwarded-* are believed; none by default. */
  readonly trustProxy: readonly string[];
  readonly logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'silent';
  /** LibreOffice's program; null = looked for on the PATH. */
  readonly sofficePath: string | null;
  /** The PATH of the process, where programs are looked for. */
  readonly searchPath: string;
  readonly limits: EnvelopeLimits;
}

/** The settings do not make a server that may run. `problems` has one line for each, naming its variable. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  readonly problems: readonly string[];
  constructor(title: string, problems: readonly string[]) {
    super(`${title}\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.problems = problems;
  }
}

/** One variable of the environment: what it accepts, what holds without it, and what it is for. */
interface Setting<T> {
  readonly env: string;
  /** In words where it is worked out from others; '' = unset. */
  readonly default: string;
  /** The accepted form, in words; part of the message about a bad value. */
  readonly form: string;
  readonly meaning: string;
  readonly schema: z.ZodType<T>;
  readonly secret: boolean;
}

const text = z.string().min(1);
const whole = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .pipe(z.number().min(min).max(max));
const url = (schemes: readonly string[]) =>
  z.string().refine((value) => URL.canParse(value) && schemes.includes(new URL(value).protocol.slice(0, -1)));
const httpUrl = url(['http', 'https'])
  .refine((value) => new URL(value).search === '' && new URL(value).hash === '')
  .transform((value) => value.replace(/\/+$/, ''));
const hex32 = z
  .string()
  .regex(/^[0-9a-fA-F]{64}$/)
  .transform((value) => value.toLowerCase());
const list = z.string().transform((value) =>
  value
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean),
);

const setting = <T>(
  env: string,
  schema: z.ZodType<T>,
  about: { default: string; form: string; meaning: string; secret?: boolean },
): Setting<T> => ({ env, schema, secret: false, ...about });

const limit = (env: string, holds: number, max: number, meaning: string) =>
  setting(env, whole(1, max), { default: String(holds), form: `a whole number from 1 to ${max}`, meaning });

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const MB = 1024 * 1024;

const SETTINGS = {
  mode: setting('MODE', z.enum(['evaluation', 'production']), {
    default: 'evaluation',
    form: 'evaluation or production',
    meaning: 'evaluation runs with nothing else set up; production refuses to start on any unsafe default',
  }),
  host: setting('HOST', text, {
    default: '127.0.0.1',
    form: 'an address',
    meaning: 'the address the server listens on',
  }),
  port: setting('PORT', whole(0, 65_535), {
    default: '8080',
    form: 'a port from 0 to 65535',
    meaning: 'the port the server listens on; 0 takes a free one',
  }),
  publicUrl: setting('PUBLIC_URL', httpUrl, {
    default: 'http://localhost:PORT',
    form: 'an http(s) address without a query',
    meaning: 'the address people reach the product at; links in messages begin with it',
  }),
  pkiUrl: setting('PKI_URL', httpUrl, {
    default: 'PUBLIC_URL',
    form: 'an http(s) address without a query',
    meaning: 'the permanent address below which /pki lies, written into every certificate; it can never change',
  }),
  dataDir: setting('DATA_DIR', text, {
    default: 'data/ in the project',
    form: 'a directory',
    meaning: 'the embedded database (db/), stored files (blobs/) and files being written (tmp/)',
  }),
  keysDir: setting('KEYS_DIR', text, {
    default: '<DATA_DIR>.keys',
    form: 'a directory outside DATA_DIR',
    meaning: 'the files kek and pepper, where KEK and PEPPER are unset; back it up apart from the data',
  }),
  kekHex: setting('KEK', hex32, {
    default: 'the file kek in KEYS_DIR',
    form: '64 hexadecimal digits',
    meaning: 'the key that encrypts the private keys of the certificate authority',
    secret: true,
  }),
  pepperHex: setting('PEPPER', hex32, {
    default: 'the file pepper in KEYS_DIR',
    form: '64 hexadecimal digits',
    meaning: 'the secret mixed into hashes of passwords, codes and contacts',
    secret: true,
  }),
  databaseUrl: setting('DATABASE_URL', url(['postgres', 'postgresql']), {
    default: 'the embedded database in DATA_DIR',
    form: 'postgres://user:password@host:port/database',
    meaning: 'a PostgreSQL server, version 15 or later',
    secret: true,
  }),
  databasePoolSize: setting('DATABASE_POOL', whole(2, 200), {
    default: '10',
    form: 'a whole number from 2 to 200',
    meaning: 'connections to the server of DATABASE_URL',
  }),
  s3Endpoint: setting('S3_ENDPOINT', httpUrl, {
    default: '',
    form: 'an http(s) address without a query',
    meaning: 'the object store, where it is not that of AWS',
  }),
  s3Region: setting('S3_REGION', text, { default: 'us-east-1', form: 'a name', meaning: 'the region of the bucket' }),
  s3Bucket: setting('S3_BUCKET', text, {
    default: 'files in DATA_DIR/blobs',
    form: 'a name',
    meaning: 'keeps stored files in this bucket',
  }),
  s3AccessKeyId: setting('S3_ACCESS_KEY_ID', text, { default: '', form: 'a name', meaning: 'who opens the bucket' }),
  s3SecretAccessKey: setting('S3_SECRET_ACCESS_KEY', text, {
    default: '',
    form: 'a secret',
    meaning: 'the secret of S3_ACCESS_KEY_ID',
    secret: true,
  }),
  smtpUrl: setting('SMTP_URL', url(['smtp', 'smtps']), {
    default: 'the outbox at /dev/outbox',
    form: 'smtp(s)://user:password@host:port',
    meaning: 'the server that sends e-mail',
    secret: true,
  }),
  mailFrom: setting('MAIL_FROM', text, { default: '', form: 'an e-mail address', meaning: 'the sender of e-mail' }),
  smsWebhookUrl: setting('SMS_WEBHOOK_URL', httpUrl, {
    default: 'the outbox at /dev/outbox',
    form: 'an http(s) address without a query',
    meaning: 'receives each text and voice message as a signed POST',
  }),
  smsWebhookSecret: setting('SMS_WEBHOOK_SECRET', z.string().min(32), {
    default: '',
    form: 'at least 32 characters',
    meaning: 'signs what goes to SMS_WEBHOOK_URL',
    secret: true,
  }),
  trustProxy: setting('TRUST_PROXY', list, {
    default: '',
    form: 'addresses or networks, separated by commas',
    meaning: 'the proxies in front of the server',
  }),
  logLevel: setting('LOG_LEVEL', z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']), {
    default: 'info in production, warn in evaluation',
    form: 'fatal, error, warn, info, debug or silent',
    meaning: 'how much the server writes to standard output',
  }),
  sofficePath: setting('SOFFICE_PATH', text, {
    default: 'soffice on the PATH',
    form: 'a path',
    meaning: 'LibreOffice, which turns office documents into PDF; without it they are refused',
  }),
  maxParticipants: limit('MAX_PARTICIPANTS', ENVELOPE_LIMITS.participants, 1000, 'participants of one envelope'),
  maxDocuments: limit('MAX_DOCUMENTS', ENVELOPE_LIMITS.documents, 1000, 'documents of one envelope'),
  maxEnvelopeMb: limit('MAX_ENVELOPE_MB', ENVELOPE_LIMITS.bytes / MB, 1024, 'megabytes of one envelope'),
  maxPages: limit('MAX_PAGES', ENVELOPE_LIMITS.pages, 100_000, 'pages of one envelope'),
  maxForms: limit('MAX_FORMS', ENVELOPE_LIMITS.forms, 100_000, 'form fields of one envelope'),
  expiryMinHours: limit(
    'EXPIRY_MIN_HOURS',
    ENVELOPE_LIMITS.expiryMinMs / HOUR_MS,
    8760,
    'shortest life of an envelope',
  ),
  expiryMaxDays: limit('EXPIRY_MAX_DAYS', ENVELOPE_LIMITS.expiryMaxMs / DAY_MS, 3650, 'longest life of an envelope'),
  expiryDefaultDays: limit('EXPIRY_DAYS', ENVELOPE_LIMITS.expiryDefaultMs / DAY_MS, 3650, 'life where none is given'),
} as const;

type Key = keyof typeof SETTINGS;
type Values = { [K in Key]: ((typeof SETTINGS)[K] extends Setting<infer T> ? T : never) | null };

const LOCAL_HOST = /^(localhost|.*\.localhost|127\.[\d.]+|0\.0\.0\.0|\[::1?\])$/;

function parseSettings(env: NodeJS.ProcessEnv): Values {
  const problems: string[] = [];
  const values: Partial<Record<Key, unknown>> = {};
  for (const [key, entry] of Object.entries(SETTINGS) as [Key, Setting<unknown>][]) {
    const given = env[entry.env];
    if (given === undefined || given === '') {
      values[key] = null;
      continue;
    }
    const parsed = entry.schema.safeParse(given);
    values[key] = parsed.success ? parsed.data : null;
    const shown = entry.secret ? 'its value' : JSON.stringify(given);
    if (!parsed.success) problems.push(`${entry.env}: ${shown} is not ${entry.form}`);
  }
  if (problems.length > 0) throw new ConfigError('These settings cannot be used:', problems);
  return values as Values;
}

function s3Of(v: Values): S3Config | null {
  if (v.s3Bucket === null) return null;
  if (v.s3AccessKeyId === null || v.s3SecretAccessKey === null) {
    throw new ConfigError('These settings cannot be used:', [
      'S3_BUCKET needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY',
    ]);
  }
  return {
    endpoint: v.s3Endpoint,
    region: v.s3Region ?? 'us-east-1',
    bucket: v.s3Bucket,
    accessKeyId: v.s3AccessKeyId,
    secretAccessKey: v.s3SecretAccessKey,
  };
}

function limitsOf(v: Values): EnvelopeLimits {
  const limits = {
    participants: v.maxParticipants ?? ENVELOPE_LIMITS.participants,
    documents: v.maxDocuments ?? ENVELOPE_LIMITS.documents,
    bytes: v.maxEnvelopeMb === null ? ENVELOPE_LIMITS.bytes : v.maxEnvelopeMb * MB,
    pages: v.maxPages ?? ENVELOPE_LIMITS.pages,
    expiryMinMs: v.expiryMinHours === null ? ENVELOPE_LIMITS.expiryMinMs : v.expiryMinHours * HOUR_MS,
    expiryMaxMs: v.expiryMaxDays === null ? ENVELOPE_LIMITS.expiryMaxMs : v.expiryMaxDays * DAY_MS,
    expiryDefaultMs: v.expiryDefaultDays === null ? ENVELOPE_LIMITS.expiryDefaultMs : v.expiryDefaultDays * DAY_MS,
    forms: v.maxForms ?? ENVELOPE_LIMITS.forms,
  };
  if (limits.expiryMinMs > limits.expiryDefaultMs || limits.expiryDefaultMs > limits.expiryMaxMs) {
    const order = 'EXPIRY_DAYS must lie between EXPIRY_MIN_HOURS and EXPIRY_MAX_DAYS';
    throw new ConfigError('These settings cannot be used:', [order]);
  }
  return limits;
}

/** What stands between these settings and production, one line each; empty = nothing. */
function unsafeDefaults(config: Config, v: Values): string[] {
  const problems: string[] = [];
  const need = (ok: boolean, line: string) => {
    if (!ok) problems.push(line);
  };
  const isLocal = (address: string) => LOCAL_HOST.test(new URL(address).hostname);
  need(!isLocal(config.publicUrl), `PUBLIC_URL is ${config.publicUrl}: name the address people use`);
  need(config.publicUrl.startsWith('https:'), `PUBLIC_URL is ${config.publicUrl}: sessions need https`);
  need(v.pkiUrl !== null, 'PKI_URL is unset: it stands in every certificate for good, so it is chosen by hand');
  need(!isLocal(config.pkiUrl), `PKI_URL is ${config.pkiUrl}: certificates would point nowhere`);
  need(config.databaseUrl !== null, 'DATABASE_URL is unset: the embedded database is for evaluation');
  need(config.kekHex !== null, 'KEK is unset: the key of keys must not lie in a file made by this server');
  need(config.pepperHex !== null, 'PEPPER is unset: it must not lie in a file made by this server');
  need(config.smtpUrl !== null, 'SMTP_URL is unset: e-mail would stay in the outbox');
  need(config.mailFrom !== null, 'MAIL_FROM is unset: e-mail needs a sender');
  need(config.smsWebhookUrl !== null, 'SMS_WEBHOOK_URL is unset: text messages would stay in the outbox');
  return problems;
}

function isInside(directory: string, parent: string): boolean {
  const relative = path.relative(parent, directory);
  return relative === '' || (!relative.startsWith('..') && !path.isAbsolute(relative));
}

/**
 * Reads and judges the settings. This is the only reader of the environment.
 * @param env the environment; variables it does not know are left alone, an empty one counts as unset
 * @throws ConfigError with one line per problem: a value of the wrong form, or what production still lacks
 */
export function readConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const v = parseSettings(env);
  const port = v.port ?? 8080;
  const publicUrl = v.publicUrl ?? `http://localhost:${port}`;
  const dataDir = path.resolve(v.dataDir ?? 'data');
  const config: Config = {
    mode: v.mode ?? 'evaluation',
    host: v.host ?? '127.0.0.1',
    port,
    publicUrl,
    pkiUrl: v.pkiUrl ?? publicUrl,
    dataDir,
    keysDir: v.keysDir === null ? `${dataDir}.keys` : path.resolve(v.keysDir),
    kekHex: v.kekHex,
    pepperHex: v.pepperHex,
    databaseUrl: v.databaseUrl,
    databasePoolSize: v.databasePoolSize ?? 10,
    s3: s3Of(v),
    smtpUrl: v.smtpUrl,
    mailFrom: v.mailFrom,
    smsWebhookUrl: v.smsWebhookUrl,
    smsWebhookSecret: v.smsWebhookSecret,
    trustProxy: v.trustProxy ?? [],
    logLevel: v.logLevel ?? (v.mode === 'production' ? 'info' : 'warn'),
    sofficePath: v.sofficePath,
    searchPath: env['PATH'] ?? '',
    limits: limitsOf(v),
  };
  const problems = isInside(config.keysDir, config.dataDir)
    ? [`KEYS_DIR is ${config.keysDir}: it must lie outside DATA_DIR, or every backup of the data carries the keys`]
    : [];
  if (config.smsWebhookUrl !== null && config.smsWebhookSecret === null) {
    problems.push('SMS_WEBHOOK_URL needs SMS_WEBHOOK_SECRET');
  }
  if (problems.length > 0) throw new ConfigError('These settings cannot be used:', problems);
  const missing = config.mode === 'production' ? unsafeDefaults(config, v) : [];
  if (missing.length > 0) throw new ConfigError('Production does not start on unsafe defaults:', missing);
  return config;
}

/** The rows of the settings table in the README, in its order. */
export function settingsTable(): { env: string; default: string; meaning: string }[] {
  return Object.values(SETTINGS).map((entry) => ({ env: entry.env, default: entry.default, meaning: entry.meaning }));
}
