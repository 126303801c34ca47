import { CODES_PER_HOUR, ENVELOPE_LIMITS, UPLOAD_MB_PER_DAY, SIGNATURE_LEVELS } from '@countersign/domain';
import { z } from 'zod';
import { MESSAGE_SETTINGS } from './message-settings.ts';
import {
  DAY_MS,
  HOUR_MS,
  KEY_ALGORITHMS,
  MB,
  SUPPORT_CONTACT,
  WEAK_ALGORITHM,
  address,
  choice,
  json,
  key,
  limit,
  list,
  name,
  number,
  setting,
  shieldProvider,
  text,
  url,
  whole,
} from './setting-forms.ts';
import { RETENTION_SETTINGS } from './retention-settings.ts';

export const READY_FREE_MB = 64;

/** Every setting, in the order of the table in the README. */
export const SETTINGS = {
  mode: choice('MODE', ['evaluation', 'production'], {
    default: 'evaluation',
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
  publicUrl: address('PUBLIC_URL', {
    default: 'http://localhost:PORT',
    meaning: 'the address at which users reach the product; links in messages begin with it',
  }),
  pkiUrl: address('PKI_URL', {
    default: 'PUBLIC_URL',
    meaning: 'the permanent base address of /pki, written into every certificate; it can never change',
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
  kekHex: key('KEK', {
    default: 'the file kek in KEYS_DIR',
    meaning: 'the key that encrypts the private keys of the certificate authority and the data keys of stored files',
  }),
  kekPreviousHex: key('KEK_PREVIOUS', {
    default: '',
    meaning: 'the key that KEK replaces, until `npm run ca -- rotate-kek` has sealed every key again',
  }),
  pepperHex: key('PEPPER', {
    default: 'the file pepper in KEYS_DIR',
    meaning: 'the secret mixed into hashes of passwords, codes and contacts',
  }),
  signingKeys: choice('SIGNING_KEYS', KEY_ALGORITHMS, {
    default: 'P-256',
    meaning: 'the kind of key of each signature; RSA takes about a second each, for readers that support nothing else',
  }),
  authorityKeys: choice('AUTHORITY_KEYS', KEY_ALGORITHMS, {
    default: 'P-256',
    meaning: 'the kind of keys that the certificate authority creates for itself, from its first start or a renewal on',
  }),
  pkcs11Module: setting('PKCS11_MODULE', text, {
    default: 'keys sealed in the database',
    form: 'a path',
    meaning: 'the PKCS #11 library of a hardware security module, where the authority creates its keys (docs/hsm.md)',
  }),
  pkcs11Token: setting('PKCS11_TOKEN', text, { default: '', form: 'a label', meaning: 'the token of PKCS11_MODULE' }),
  pkcs11PinFile: setting('PKCS11_PIN_FILE', text, {
    default: '',
    form: 'a path',
    meaning: "the file with the PIN of PKCS11_TOKEN's user, which only the signer reads",
  }),
  pkcs11Env: setting('PKCS11_ENV', list, {
    default: '',
    form: 'names, separated by commas',
    meaning: 'variables that the library of PKCS11_MODULE reads, such as SOFTHSM2_CONF',
  }),
  kmsUrl: address('KMS_URL', {
    default: 'keys sealed in the database',
    meaning:
      'the transit engine of a key management service, such as https://vault.example:8200/v1/transit, where the authority creates its keys (docs/hsm.md)',
  }),
  kmsTokenFile: setting('KMS_TOKEN_FILE', text, {
    default: '',
    form: 'a path',
    meaning: 'the file with the token for KMS_URL, which only the signer reads, before each request',
  }),
  kmsCaFile: setting('KMS_CA_FILE', text, {
    default: 'the authorities that Node.js trusts',
    form: 'a path',
    meaning: 'the certificates, PEM, that KMS_URL is verified with',
  }),
  kmsTimeoutMs: number('KMS_TIMEOUT_MS', 100, 20_000, {
    default: '5000',
    meaning: 'milliseconds that one request to KMS_URL may take',
  }),
  databaseUrl: setting('DATABASE_URL', url(['postgres', 'postgresql']), {
    default: 'the embedded database in DATA_DIR',
    form: 'postgres://user:password@host:port/database',
    meaning: 'a PostgreSQL server, version 15 or later',
    secret: true,
  }),
  databaseDirectUrl: setting('DATABASE_DIRECT_URL', url(['postgres', 'postgresql']), {
    default: 'DATABASE_URL',
    form: 'postgres://user:password@host:port/database',
    meaning:
      'the same database without a pooler, where DATABASE_URL leads to one that gives each transaction another connection (PgBouncer, docs/operate/scale.md): for LISTEN, migrations and backups',
    secret: true,
  }),
  databasePoolSize: number('DATABASE_POOL', 2, 200, {
    default: '10',
    meaning: 'connections to the server of DATABASE_URL',
  }),
  databasePrepares: choice('DATABASE_PREPARED', ['true', 'false'], {
    default: 'true; false with DATABASE_DIRECT_URL',
    meaning: 'prepared statements; `false` behind a pooler that does not keep them, such as PgBouncer before 1.21',
  }),
  drainSec: number('DRAIN_SEC', 0, 60, {
    default: '5 in production, otherwise 0',
    meaning:
      'seconds for which a server still takes requests after the signal to stop, while /health/ready is 503 and each answer ends its connection; longer than the proxy keeps an idle connection',
  }),
  s3Endpoint: address('S3_ENDPOINT', { default: '', meaning: 'the endpoint of the object store, where it is not AWS' }),
  s3Region: name('S3_REGION', { default: 'us-east-1', meaning: 'the region of the bucket' }),
  s3Bucket: name('S3_BUCKET', { default: 'files in DATA_DIR/blobs', meaning: 'the bucket for stored files' }),
  s3PathStyle: choice('S3_PATH_STYLE', ['true', 'false'], {
    default: 'true with S3_ENDPOINT, otherwise false',
    meaning: 'whether the bucket is in the path of addresses, and not in the name of the host',
  }),
  s3Encryption: choice('S3_ENCRYPTION', ['none', 'AES256', 'aws:kms'], {
    default: 'none',
    meaning:
      'encryption by the object store, in addition to ours: none asked for, SSE-S3 (AES256) or SSE-KMS (aws:kms)',
  }),
  s3KmsKeyId: name('S3_KMS_KEY_ID', {
    default: 'the key that the store uses for aws:kms',
    meaning: 'the id or ARN of the key for S3_ENCRYPTION=aws:kms',
  }),
  s3AccessKeyId: name('S3_ACCESS_KEY_ID', {
    default: 'the role of the machine, as the AWS library finds it',
    meaning: 'the access key id for the bucket',
    secret: true,
  }),
  s3SecretAccessKey: setting('S3_SECRET_ACCESS_KEY', text, {
    default: '',
    form: 'a secret',
    meaning: 'the secret of S3_ACCESS_KEY_ID',
    secret: true,
  }),
  ...MESSAGE_SETTINGS,
  webhookAllowLoopback: choice('WEBHOOK_ALLOW_LOOPBACK', ['true', 'false'], {
    default: 'false',
    meaning: 'evaluation only: webhooks may go to a receiver on this machine, also by http',
  }),
  caListHosts: setting('CA_LIST_HOSTS', list, {
    default: '',
    form: 'host names, separated by commas',
    meaning: 'hosts in the internal network from which revocation lists of an external root may be fetched',
  }),
  trustProxy: setting('TRUST_PROXY', list, {
    default: '',
    form: 'addresses or networks, separated by commas',
    meaning: 'the proxies in front of the server',
  }),
  logLevel: choice('LOG_LEVEL', ['fatal', 'error', 'warn', 'info', 'debug', 'silent'], {
    default: 'info in production, warn in evaluation',
    meaning: 'how much the server writes to standard output',
  }),
  metricsPort: setting('METRICS_PORT', whole(1, 65_535), {
    default: 'no port of its own',
    form: 'a port from 1 to 65535',
    meaning: 'a port that answers only /metrics, for Prometheus (docs/operate/observe.md)',
  }),
  metricsHost: setting('METRICS_HOST', text, {
    default: '127.0.0.1',
    form: 'an address',
    meaning: 'the address that METRICS_PORT listens on',
  }),
  metricsToken: setting('METRICS_TOKEN', z.string().regex(/^[\w.~+/=-]{16,}$/), {
    default: '',
    form: 'at least 16 letters, digits or characters of -._~+/=',
    meaning: 'the bearer token for /metrics; without METRICS_PORT, PORT answers it too',
    secret: true,
  }),
  tracesEndpoint: address('OTEL_EXPORTER_OTLP_ENDPOINT', {
    default: 'no traces',
    meaning:
      'the OpenTelemetry collector that receives traces, by OTLP over HTTP; the library reads other OTEL_ variables',
  }),
  tracesUrl: address('OTEL_EXPORTER_OTLP_TRACES_ENDPOINT', {
    default: 'OTEL_EXPORTER_OTLP_ENDPOINT with /v1/traces',
    meaning: 'the whole address for traces, where it differs',
  }),
  tracesOff: choice('OTEL_SDK_DISABLED', ['true', 'false'], {
    default: 'false',
    meaning: '`true` turns traces off whatever the other OTEL_ variables say',
  }),
  sofficePath: setting('SOFFICE_PATH', text, {
    default: 'soffice on the PATH',
    form: 'a path',
    meaning: 'LibreOffice, which turns office documents into PDF; without it they are refused',
  }),
  supportContact: setting('SUPPORT_CONTACT', SUPPORT_CONTACT, {
    default: 'an invented phone number in evaluation',
    form: 'a phone number, an e-mail address or an https address, at most 100 characters',
    meaning: 'where people reach the support of this installation; pages, manual and legal texts name it',
  }),
  legalDir: setting('LEGAL_DIR', text, {
    default: 'the texts of the product',
    form: 'a path',
    meaning:
      'the privacy policy, the terms and “what your signature means” of the operator, in Chinese and English (docs/operate/legal.md)',
  }),
  payeeName: name('PAYEE_NAME', {
    default: 'an invented one in evaluation; in production nothing can be bought',
    meaning: 'the holder of the bank account that receives payments for charges',
  }),
  payeeBank: name('PAYEE_BANK', { default: '', meaning: 'the bank of PAYEE_NAME' }),
  payeeAccount: setting('PAYEE_ACCOUNT', text, {
    default: '',
    form: 'a number',
    meaning: 'the account number of PAYEE_NAME',
  }),
  logCheckpointSec: number('LOG_CHECKPOINT_SEC', 5, 3600, {
    default: '60',
    meaning: 'seconds between two signed checkpoints of the audit log, if it has new entries',
  }),
  codesPerHour: limit(
    'CODES_PER_HOUR',
    CODES_PER_HOUR,
    10_000_000,
    'codes of one service sent within an hour to all clients together; beyond it no one gets one',
  ),
  readyFreeMb: limit(
    'READY_FREE_MB',
    READY_FREE_MB,
    1_000_000,
    'megabytes that must be free on the disk of DATA_DIR for /health/ready to answer ok',
  ),
  uploadMbPerDay: limit(
    'UPLOAD_MB_PER_DAY',
    UPLOAD_MB_PER_DAY,
    1_000_000,
    'megabytes that one account uploads in a day',
  ),
  maxParticipants: limit('MAX_PARTICIPANTS', ENVELOPE_LIMITS.participants, 1000, 'participants of one envelope'),
  maxDocuments: limit('MAX_DOCUMENTS', ENVELOPE_LIMITS.documents, 1000, 'documents of one envelope'),
  maxEnvelopeMb: limit('MAX_ENVELOPE_MB', ENVELOPE_LIMITS.bytes / MB, 1024, 'megabytes of one envelope'),
  maxPages: limit('MAX_PAGES', ENVELOPE_LIMITS.pages, 100_000, 'pages of one envelope'),
  maxForms: limit('MAX_FORMS', ENVELOPE_LIMITS.forms, 100_000, 'form fields of one envelope'),
  expiryMinHours: limit('EXPIRY_MIN_HOURS', ENVELOPE_LIMITS.expiryMinMs / HOUR_MS, 8760, 'shortest envelope lifetime'),
  expiryMaxDays: limit('EXPIRY_MAX_DAYS', ENVELOPE_LIMITS.expiryMaxMs / DAY_MS, 3650, 'longest envelope lifetime'),
  expiryDefaultDays: limit('EXPIRY_DAYS', ENVELOPE_LIMITS.expiryDefaultMs / DAY_MS, 3650, 'default envelope lifetime'),
  signatureLevel: choice('SIGNATURE_LEVEL', SIGNATURE_LEVELS, {
    default: 'B-LTA',
    meaning: 'the PAdES level of a finished contract; production accepts only B-LT and B-LTA (docs/cycles/archive.md)',
  }),
  archiveRenewalDays: limit(
    'ARCHIVE_RENEWAL_DAYS',
    90,
    3650,
    'days before the certificate of its document time-stamp expires when a contract gets the next one',
  ),
  archiveWeakAlgorithms: setting('ARCHIVE_WEAK_ALGORITHMS', list.pipe(z.array(z.string().regex(WEAK_ALGORITHM))), {
    default: '',
    form: 'names such as sha256-rsa-2048, separated by commas',
    meaning: 'contracts whose last document time-stamp was made by one of these algorithms get a new one at once',
  }),
  ...RETENTION_SETTINGS,
  shieldProviders: setting('SHIELD_PROVIDERS', json.pipe(z.array(shieldProvider)), {
    default: '',
    form: 'a JSON list of {name, label {zh-CN, en}, link with {shieldWsid} and #{secret}, hashAlgorithm [SHA-256 …]}',
    meaning: 'further mobile signing shields in addition to COUNTERSIGN (docs/cycles/external-signing.md)',
  }),
} as const;
