import { readFileSync } from 'node:fs';
import path from 'node:path';
import { CODES_PER_HOUR, ENVELOPE_LIMITS, type EnvelopeLimits, UPLOAD_MB_PER_DAY } from '@countersign/domain';
import { type PhoneCarrierConfig, carrierOf, countriesOf } from './carriers.ts';
import type { Config, KmsConfig, PayeeConfig, Pkcs11Config, S3Config } from './config-shape.ts';
import { metricsOf, tracesUrlOf } from './observing.ts';
import { RETENTION_DEFAULTS } from './retention-settings.ts';
import { SecretFileError, problemOfSecretFile, readSecretText } from './secret-file.ts';
import { DAY_MS, HOUR_MS, MB, type Setting, fileVariableOf } from './setting-forms.ts';
import { READY_FREE_MB, SETTINGS } from './settings.ts';

/** An invented account: an evaluation takes no money. */
const EVALUATION_PAYEE: PayeeConfig = {
  payeeName: 'Countersign 演示账户 (evaluation)',
  bankName: '演示银行 Evaluation Bank',
  accountNumber: '0000 0000 0000 0000',
};

/** An invented number of the support: an evaluation has none. */
const EVALUATION_SUPPORT = '400-000-0000';

/** The settings are not valid. `problems` has one line for each problem, with the name of its variable. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  readonly problems: readonly string[];
  constructor(title: string, problems: readonly string[]) {
    super(`${title}\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.problems = problems;
  }
}

type Key = keyof typeof SETTINGS;
type Values = { [K in Key]: ((typeof SETTINGS)[K] extends Setting<infer T> ? T : never) | null };

const LOCAL_HOST = /^(localhost|.*\.localhost|127\.[\d.]+|0\.0\.0\.0|\[::1?\])$/;

/** The text of a setting, the variable that it is from, and what is wrong with that variable; a null text = unset. */
interface Source {
  readonly env: string;
  readonly text: string | null;
  readonly problem: string | null;
}

/**
 * A secret is in its variable, or in the file that the same variable with _FILE names. Only the signer reads KEK_FILE and
 * KEK_PREVIOUS_FILE.
 */
function sourceOf(entry: Setting<unknown>, env: NodeJS.ProcessEnv): Source {
  const text = env[entry.env] || null;
  const fileVariable = fileVariableOf(entry) ?? '';
  const file = env[fileVariable] || null;
  if (file === null) return { env: entry.env, text, problem: null };
  const failed = (problem: string): Source => ({ env: fileVariable, text: null, problem });
  if (text !== null) return failed(`${entry.env} and ${fileVariable} are both set: unset one of them`);
  const full = path.resolve(file);
  try {
    if (entry.env !== 'KEK' && entry.env !== 'KEK_PREVIOUS')
      return { env: fileVariable, text: readSecretText(full), problem: null };
    const problem = problemOfSecretFile(full);
    return { env: fileVariable, text: null, problem: problem && `${fileVariable}: ${problem}` };
  } catch (error) {
    if (!(error instanceof SecretFileError)) throw error;
    return failed(`${fileVariable}: ${error.message}`);
  }
}

function parseSettings(env: NodeJS.ProcessEnv): Values {
  const problems: string[] = [];
  const values: Partial<Record<Key, unknown>> = {};
  for (const [key, entry] of Object.entries(SETTINGS) as [Key, Setting<unknown>][]) {
    const source = sourceOf(entry, env);
    values[key] = null;
    if (source.problem !== null) problems.push(source.problem);
    if (source.text === null) continue;
    const parsed = entry.schema.safeParse(source.text);
    values[key] = parsed.success ? parsed.data : null;
    const shown = entry.secret ? 'its value' : JSON.stringify(source.text);
    if (!parsed.success) problems.push(`${source.env}: ${shown} is not ${entry.form}`);
  }
  if (problems.length > 0) throw new ConfigError('These settings cannot be used:', problems);
  return values as Values;
}

function s3Of(v: Values): S3Config | null {
  if (v.s3Bucket === null) return null;
  if ((v.s3AccessKeyId === null) !== (v.s3SecretAccessKey === null)) {
    throw new ConfigError('These settings cannot be used:', [
      'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY go together: one of them is unset',
    ]);
  }
  if (v.s3KmsKeyId !== null && v.s3Encryption !== 'aws:kms') {
    throw new ConfigError('These settings cannot be used:', ['S3_KMS_KEY_ID needs S3_ENCRYPTION=aws:kms']);
  }
  return {
    endpoint: v.s3Endpoint,
    region: v.s3Region ?? 'us-east-1',
    bucket: v.s3Bucket,
    pathStyle: v.s3PathStyle === null ? v.s3Endpoint !== null : v.s3PathStyle === 'true',
    encryption: {
      ...(v.s3Encryption === null || v.s3Encryption === 'none' ? {} : { ServerSideEncryption: v.s3Encryption }),
      ...(v.s3KmsKeyId === null ? {} : { SSEKMSKeyId: v.s3KmsKeyId }),
    },
    accessKeyId: v.s3AccessKeyId,
    secretAccessKey: v.s3SecretAccessKey,
  };
}

/** @throws ConfigError if the chosen carrier lacks settings */
function phoneCarrierOf(v: Values): PhoneCarrierConfig | null {
  const missing: string[] = [];
  const carrier = carrierOf(v, (key) => missing.push(`SMS_PROVIDER=${v.smsProvider} needs ${SETTINGS[key].env}`));
  if (missing.length > 0) throw new ConfigError('These settings cannot be used:', missing);
  return carrier;
}

function pkcs11Of(v: Values, env: NodeJS.ProcessEnv): Pkcs11Config | null {
  const { pkcs11Module: module, pkcs11Token: token, pkcs11PinFile: pinFile } = v;
  if (module === null && token === null && pinFile === null) return null;
  if (module === null || token === null || pinFile === null)
    throw new ConfigError('These settings cannot be used:', [
      'PKCS11_MODULE, PKCS11_TOKEN and PKCS11_PIN_FILE go together: one of them is unset',
    ]);
  const environment = Object.fromEntries(
    (v.pkcs11Env ?? []).flatMap((name) => {
      const value = env[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
  return { module, token, pinFile: path.resolve(pinFile), environment };
}

function kmsOf(v: Values): KmsConfig | null {
  const { kmsUrl: url, kmsTokenFile: tokenFile, kmsCaFile: caFile, kmsTimeoutMs } = v;
  if (url === null && tokenFile === null) return null;
  const problems = [
    ...(url === null || tokenFile === null ? ['KMS_URL and KMS_TOKEN_FILE go together: one of them is unset'] : []),
    ...(v.pkcs11Module === null
      ? []
      : ['KMS_URL and PKCS11_MODULE exclude each other: new keys are made in one place']),
  ];
  if (url === null || tokenFile === null || problems.length > 0)
    throw new ConfigError('These settings cannot be used:', problems);
  return {
    url,
    tokenFile: path.resolve(tokenFile),
    caFile: caFile === null ? null : path.resolve(caFile),
    timeoutMs: kmsTimeoutMs ?? 5000,
  };
}

function directUrlOf({ databaseUrl, databaseDirectUrl }: Values): string | null {
  if (databaseDirectUrl !== null && databaseUrl === null)
    throw new ConfigError('These settings cannot be used:', ['DATABASE_DIRECT_URL needs DATABASE_URL']);
  return databaseDirectUrl;
}

function payeeOf(v: Values): PayeeConfig | null {
  const { payeeName, payeeBank: bankName, payeeAccount: accountNumber } = v;
  if (payeeName !== null && bankName !== null && accountNumber !== null) return { payeeName, bankName, accountNumber };
  if (payeeName !== null || bankName !== null || accountNumber !== null)
    throw new ConfigError('These settings cannot be used:', [
      'PAYEE_NAME, PAYEE_BANK and PAYEE_ACCOUNT go together: one of them is unset',
    ]);
  return v.mode === 'production' ? null : EVALUATION_PAYEE;
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

/** The problems that keep these settings from being used in production, one line each; empty = none. */
function unsafeDefaults(config: Config, v: Values): string[] {
  const problems: string[] = [];
  const need = (ok: boolean, line: string) => {
    if (!ok) problems.push(line);
  };
  const isLocal = (address: string) => LOCAL_HOST.test(new URL(address).hostname);
  need(!isLocal(config.publicUrl), `PUBLIC_URL is ${config.publicUrl}: set the address that users open`);
  need(config.publicUrl.startsWith('https:'), `PUBLIC_URL is ${config.publicUrl}: sessions need https`);
  need(v.pkiUrl !== null, 'PKI_URL is unset: every certificate contains it for good, so it must be set explicitly');
  need(!isLocal(config.pkiUrl), `PKI_URL is ${config.pkiUrl}: others could not reach the addresses in certificates`);
  need(config.databaseUrl !== null, 'DATABASE_URL is unset: the embedded database is for evaluation');
  need(
    config.kekHex !== null || config.kekFile !== null,
    'KEK is unset: the key-encryption key must not be in a file made by this server',
  );
  need(config.pepperHex !== null, 'PEPPER is unset: it must not be in a file made by this server');
  need(config.smtpUrl !== null, 'SMTP_URL is unset: e-mail would stay in the outbox');
  need(config.mailFrom !== null, 'MAIL_FROM is unset: e-mail needs a sender');
  need(v.supportContact !== null, 'SUPPORT_CONTACT is unset: users must be able to reach your support');
  const hasPhone = config.phoneCarrier !== null || config.withoutPhones;
  need(hasPhone, 'SMS_PROVIDER is unset: choose a carrier of text messages, or none for e-mail only');
  const isLongTerm = config.signatureLevel === 'B-LT' || config.signatureLevel === 'B-LTA';
  const level = `SIGNATURE_LEVEL is ${config.signatureLevel}`;
  need(isLongTerm, `${level}: without validation data a contract cannot be validated once its certificates expire`);
  need(!config.webhookAllowLoopback, 'WEBHOOK_ALLOW_LOOPBACK is true: webhooks could reach this machine itself');
  return problems;
}

function isInside(directory: string, parent: string): boolean {
  const relative = path.relative(parent, directory);
  return relative === '' || (!relative.startsWith('..') && !path.isAbsolute(relative));
}

/** @throws ConfigError if the file cannot be read or has no certificate */
function readCertificates(env: string, file: string): string {
  try {
    const pem = readFileSync(file, 'utf8');
    if (pem.includes('-----BEGIN CERTIFICATE-----')) return pem;
  } catch {
    // Said below: the message of the system adds nothing to it.
  }
  throw new ConfigError('These settings cannot be used:', [
    `${env} is ${file}: it must be a file with certificates, PEM`,
  ]);
}

/** The environment, for the entries of commands that take more from it than settings. */
export const givenEnvironment = (): NodeJS.ProcessEnv => process.env;

/**
 * Reads and validates the settings. This file is the only reader of the environment.
 * @param env the environment; unknown variables are ignored, an empty one counts as unset
 * @throws ConfigError with one line per problem: a value of the wrong form, or a setting that production requires
 */
export function readConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const v = parseSettings(env);
  const port = v.port ?? 8080;
  const publicUrl = v.publicUrl ?? `http://localhost:${port}`;
  const dataDir = path.resolve(v.dataDir ?? 'data');
  const phoneCarrier = phoneCarrierOf(v);
  const config: Config = {
    mode: v.mode ?? 'evaluation',
    host: v.host ?? '127.0.0.1',
    port,
    publicUrl,
    pkiUrl: v.pkiUrl ?? publicUrl,
    dataDir,
    keysDir: v.keysDir === null ? `${dataDir}.keys` : path.resolve(v.keysDir),
    kekHex: v.kekHex,
    kekFile: env['KEK_FILE'] ? path.resolve(env['KEK_FILE']) : null,
    kekPreviousHex: v.kekPreviousHex,
    kekPreviousFile: env['KEK_PREVIOUS_FILE'] ? path.resolve(env['KEK_PREVIOUS_FILE']) : null,
    pepperHex: v.pepperHex,
    keys: { signing: v.signingKeys ?? 'P-256', authority: v.authorityKeys ?? 'P-256' },
    pkcs11: pkcs11Of(v, env),
    kms: kmsOf(v),
    databaseUrl: v.databaseUrl,
    databasePoolSize: v.databasePoolSize ?? 10,
    databaseDirectUrl: directUrlOf(v),
    databasePrepares: v.databasePrepares === null ? v.databaseDirectUrl === null : v.databasePrepares === 'true',
    drainMs: 1000 * (v.drainSec ?? (v.mode === 'production' ? 5 : 0)),
    s3: s3Of(v),
    smtpUrl: v.smtpUrl,
    mailFrom: v.mailFrom,
    withoutPhones: v.smsProvider === 'none',
    smtpCa: v.smtpCa === null ? null : readCertificates('SMTP_CA_FILE', v.smtpCa),
    mailBounces:
      v.mailBounceAddress === null
        ? null
        : { address: v.mailBounceAddress, host: v.mailBounceHost ?? '127.0.0.1', port: v.mailBouncePort },
    phoneCarrier,
    smsCountries: countriesOf(v.smsCountries, phoneCarrier),
    webhookAllowLoopback: v.webhookAllowLoopback === 'true',
    caListHosts: (v.caListHosts ?? []).map((host) => host.toLowerCase()),
    trustProxy: v.trustProxy ?? [],
    logLevel: v.logLevel ?? (v.mode === 'production' ? 'info' : 'warn'),
    metrics: metricsOf(v),
    tracesUrl: tracesUrlOf(v),
    sofficePath: v.sofficePath,
    supportContact: v.supportContact ?? EVALUATION_SUPPORT,
    legalDir: v.legalDir === null ? null : path.resolve(v.legalDir),
    searchPath: env['PATH'] ?? '',
    logCheckpointSec: v.logCheckpointSec ?? 60,
    codesPerHour: v.codesPerHour ?? CODES_PER_HOUR,
    readyFreeBytes: (v.readyFreeMb ?? READY_FREE_MB) * MB,
    uploadBytesPerDay: (v.uploadMbPerDay ?? UPLOAD_MB_PER_DAY) * MB,
    limits: limitsOf(v),
    payee: payeeOf(v),
    retention: {
      drafts: v.retentionDraftDays ?? RETENTION_DEFAULTS.drafts,
      contracts: v.retentionContractDays ?? RETENTION_DEFAULTS.contracts,
      messages: v.retentionMessageDays ?? RETENTION_DEFAULTS.messages,
      logs: v.retentionLogDays ?? RETENTION_DEFAULTS.logs,
      sessions: v.retentionSessionDays ?? RETENTION_DEFAULTS.sessions,
    },
    signatureLevel: v.signatureLevel ?? 'B-LTA',
    archive: { renewalMs: (v.archiveRenewalDays ?? 90) * DAY_MS, weakAlgorithms: v.archiveWeakAlgorithms ?? [] },
    shieldProviders: v.shieldProviders ?? [],
  };
  const problems = isInside(config.keysDir, config.dataDir)
    ? [`KEYS_DIR is ${config.keysDir}: it must be outside DATA_DIR, or every backup of the data contains the keys`]
    : [];
  if (v.smsWebhookUrl !== null && v.smsWebhookSecret === null) {
    problems.push('SMS_WEBHOOK_URL needs SMS_WEBHOOK_SECRET');
  }
  if (config.withoutPhones && v.smsWebhookUrl !== null)
    problems.push('SMS_PROVIDER is none, but SMS_WEBHOOK_URL is set: unset one of them');
  if (problems.length > 0) throw new ConfigError('These settings cannot be used:', problems);
  const missing = config.mode === 'production' ? unsafeDefaults(config, v) : [];
  if (missing.length > 0) throw new ConfigError('Production does not start on unsafe defaults:', missing);
  return config;
}

/** The settings that the environment gives, as given; of secrets only the names. */
export function givenSettings(env: NodeJS.ProcessEnv = process.env): {
  readonly settings: Readonly<Record<string, string>>;
  readonly secrets: readonly string[];
} {
  const given = Object.values(SETTINGS).filter((one) => env[one.env] || env[fileVariableOf(one) ?? '']);
  const open = given.filter(({ secret }) => !secret).map(({ env: name }) => [name, env[name] ?? ''] as const);
  return {
    settings: Object.fromEntries(open),
    secrets: given.filter(({ secret }) => secret).map(({ env: name }) => name),
  };
}

/** The variables of all settings. */
export const settingNames = (): readonly string[] => Object.values(SETTINGS).map(({ env }) => env);

/** A setting by the name of its variable, for who writes settings down; null = there is none of this name. */
export function settingNamed(env: string): {
  readonly fileVariable: string | null;
  /** Whether a value has the form of the setting; what is accepted in words otherwise. */
  readonly judge: (value: string) => string | null;
} | null {
  const entry: Setting<unknown> | undefined = Object.values(SETTINGS).find((one) => one.env === env);
  if (entry === undefined) return null;
  const judge = (value: string): string | null => (entry.schema.safeParse(value).success ? null : entry.form);
  return { fileVariable: fileVariableOf(entry), judge };
}

/** The rows of the table in docs/settings.md, in its order; `file` is the variable that names a file with the value. */
export function settingsTable(): { env: string; file: string | null; default: string; meaning: string }[] {
  return Object.values(SETTINGS).map((entry) => ({
    env: entry.env,
    file: fileVariableOf(entry),
    default: entry.default,
    meaning: entry.meaning,
  }));
}
