import { chmodSync, existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ConfigError, readConfig, settingsTable } from './config.ts';
import { loadSecrets } from './secrets.ts';
import { loadKek } from '../../trust/signer/kek.ts';

const problemsOf = (act: () => unknown): readonly string[] => {
  try {
    act();
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
  return [];
};

const SECRET = 'ab'.repeat(32);
const PRODUCTION = {
  MODE: 'production',
  PUBLIC_URL: 'https://sign.example.com/',
  PKI_URL: 'https://pki.example.com',
  DATABASE_URL: 'postgres://u:p@db.example.com/countersign',
  KEK: SECRET,
  PEPPER: SECRET.toUpperCase(),
  SMTP_URL: 'smtps://u:p@mail.example.com',
  MAIL_FROM: 'sign@example.com',
  SUPPORT_CONTACT: 'help@example.com',
  SMS_WEBHOOK_URL: 'https://sms.example.com/send',
  SMS_WEBHOOK_SECRET: 'x'.repeat(32),
};

test('with nothing set, the server starts in evaluation mode on this machine alone', () => {
  const config = readConfig({});
  expect(config).toMatchObject({
    mode: 'evaluation',
    host: '127.0.0.1',
    port: 8080,
    publicUrl: 'http://localhost:8080',
    pkiUrl: 'http://localhost:8080',
    databaseUrl: null,
    s3: null,
    smtpUrl: null,
    trustProxy: [],
    dataDir: path.resolve('data'),
    keysDir: path.resolve('data.keys'),
    limits: { participants: 100, documents: 50, bytes: 104_857_600, pages: 3000 },
  });
});

test('an empty variable counts as unset', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 8080, databaseUrl: null });
});

test('statements are not prepared behind a pooler, unless it is said to keep them', () => {
  const [DATABASE_URL, DATABASE_DIRECT_URL] = ['postgres://a@pooler:6432/c', 'postgres://a@database/c'];
  expect(readConfig({ DATABASE_URL })).toMatchObject({ databasePrepares: true, databaseDirectUrl: null });
  expect(readConfig({ DATABASE_URL, DATABASE_DIRECT_URL })).toMatchObject({
    databasePrepares: false,
    databaseDirectUrl: DATABASE_DIRECT_URL,
  });
  expect(readConfig({ DATABASE_URL, DATABASE_DIRECT_URL, DATABASE_PREPARED: 'true' }).databasePrepares).toBe(true);
  expect(problemsOf(() => readConfig({ DATABASE_DIRECT_URL }))).toEqual(['DATABASE_DIRECT_URL needs DATABASE_URL']);
});

test('derived addresses follow from the address that was set', () => {
  const config = readConfig({ PORT: '9000', DATA_DIR: '/srv/data' });
  expect(config).toMatchObject({ publicUrl: 'http://localhost:9000', keysDir: '/srv/data.keys' });
  expect(readConfig({ PUBLIC_URL: 'https://a.example/x/' })).toMatchObject({ pkiUrl: 'https://a.example/x' });
});

test.each([
  ['PORT', '70000', 'a port from 0 to 65535'],
  ['PORT', '80a', 'a port from 0 to 65535'],
  ['MODE', 'prod', 'evaluation or production'],
  ['PUBLIC_URL', 'localhost:8080', 'an http(s) address without a query'],
  ['PKI_URL', 'ftp://pki.example', 'an http(s) address without a query'],
  ['DATABASE_URL', 'mysql://x/y', 'postgres://user:password@host:port/database'],
  ['MAX_PAGES', '0', 'a whole number from 1 to 100000'],
  ['MAX_PAGES', '1e3', 'a whole number from 1 to 100000'],
  ['KEK', 'secret-but-short', '64 hexadecimal digits'],
])('a bad %s (%s) is refused by its name and the accepted form', (env, value, form) => {
  const [problem] = problemsOf(() => readConfig({ [env]: value }));
  expect(problem).toContain(env);
  expect(problem).toContain(form);
});

test('the error message about a malformed secret does not contain the secret', () => {
  const secrets = {
    KEK: 'kek-in-clear',
    PEPPER: 'pepper-in-clear',
    DATABASE_URL: 'pass-in-clear',
    SMTP_URL: 'smtp-in-clear',
  };
  const problems = problemsOf(() => readConfig(secrets));
  expect(problems).toHaveLength(4);
  expect(problems.join()).not.toContain('in-clear');
});

test('every bad value is reported in one error', () => {
  expect(problemsOf(() => readConfig({ PORT: 'x', MODE: 'y', LOG_LEVEL: 'z' }))).toHaveLength(3);
});

test('production starts once no unsafe default is left', () => {
  expect(readConfig(PRODUCTION)).toMatchObject({ mode: 'production', publicUrl: 'https://sign.example.com' });
});

const ALIYUN = {
  SMS_PROVIDER: 'aliyun',
  ALIYUN_ACCESS_KEY_ID: 'id',
  ALIYUN_ACCESS_KEY_SECRET: 'secret-in-clear',
  ALIYUN_SMS_SIGN_NAME: '签',
  ALIYUN_SMS_CODE_TEMPLATE: 'SMS_1',
  ALIYUN_SMS_NOTICE_TEMPLATE: 'SMS_2',
  ALIYUN_VOICE_TEMPLATE: 'TTS_1',
};

test('production accepts Alibaba Cloud as the carrier of text messages, as it accepts a webhook', () => {
  const config = readConfig({ ...PRODUCTION, SMS_WEBHOOK_URL: '', SMS_WEBHOOK_SECRET: '', ...ALIYUN });
  expect(config.phoneCarrier).toMatchObject({ kind: 'aliyun', mainland: { signName: '签' }, abroad: null });
  expect(config.smsCountries).toEqual(['CN']);
  expect(readConfig({ ...PRODUCTION, ...ALIYUN, SMS_PROVIDER: 'webhook' }).phoneCarrier).toMatchObject({
    kind: 'webhook',
  });
});

test('production runs without text messages only where the settings say so', () => {
  const byMail = { ...PRODUCTION, SMS_WEBHOOK_URL: '', SMS_WEBHOOK_SECRET: '' };
  expect(problemsOf(() => readConfig(byMail))).toEqual([
    'SMS_PROVIDER is unset: choose a carrier of text messages, or none for e-mail only',
  ]);
  expect(readConfig({ ...byMail, SMS_PROVIDER: 'none' }).withoutPhones).toBe(true);
  expect(readConfig(PRODUCTION).withoutPhones).toBe(false);
  expect(problemsOf(() => readConfig({ ...PRODUCTION, SMS_PROVIDER: 'none' }))).toEqual([
    'SMS_PROVIDER is none, but SMS_WEBHOOK_URL is set: unset one of them',
  ]);
});

test.each(Object.keys(ALIYUN).filter((env) => env !== 'SMS_PROVIDER'))(
  'Alibaba Cloud without %s is refused with the name of that variable',
  (env) => {
    expect(problemsOf(() => readConfig({ ...ALIYUN, [env]: '' }))).toEqual([`SMS_PROVIDER=aliyun needs ${env}`]);
  },
);

test('webhooks may go to this machine only in evaluation when the setting allows it (security 50)', () => {
  expect(readConfig({}).webhookAllowLoopback).toBe(false);
  expect(readConfig({ WEBHOOK_ALLOW_LOOPBACK: 'true' }).webhookAllowLoopback).toBe(true);
  expect(problemsOf(() => readConfig({ ...PRODUCTION, WEBHOOK_ALLOW_LOOPBACK: 'true' }))).toEqual([
    'WEBHOOK_ALLOW_LOOPBACK is true: webhooks could reach this machine itself',
  ]);
});

test('a contract ends at B-LTA by default; production refuses levels that expire with their certificates', () => {
  expect(readConfig({})).toMatchObject({ signatureLevel: 'B-LTA', archive: { renewalMs: 90 * 86_400_000 } });
  expect(readConfig({ SIGNATURE_LEVEL: 'B-B' }).signatureLevel).toBe('B-B');
  expect(readConfig({ ...PRODUCTION, SIGNATURE_LEVEL: 'B-LT' }).signatureLevel).toBe('B-LT');
  for (const level of ['B-B', 'B-T'])
    expect(problemsOf(() => readConfig({ ...PRODUCTION, SIGNATURE_LEVEL: level }))[0]).toContain('SIGNATURE_LEVEL');
  expect(problemsOf(() => readConfig({ SIGNATURE_LEVEL: 'LTA', ARCHIVE_WEAK_ALGORITHMS: 'rsa' }))).toHaveLength(2);
});

test('production without settings is refused with a list of everything that is missing', () => {
  const problems = problemsOf(() => readConfig({ MODE: 'production' }));
  const named = problems.map((problem) => problem.split(' ')[0]);
  expect(new Set(named)).toEqual(
    new Set([
      'PUBLIC_URL',
      'PKI_URL',
      'DATABASE_URL',
      'KEK',
      'PEPPER',
      'SMTP_URL',
      'MAIL_FROM',
      'SUPPORT_CONTACT',
      'SMS_PROVIDER',
    ]),
  );
});

test.each(['PUBLIC_URL', 'PKI_URL', 'DATABASE_URL', 'KEK', 'PEPPER', 'SMTP_URL', 'MAIL_FROM', 'SUPPORT_CONTACT'])(
  'production without %s alone is refused with the name of that variable',
  (env) => {
    const problems = problemsOf(() => readConfig({ ...PRODUCTION, [env]: '' }));
    expect(problems.length).toBeGreaterThan(0);
    expect(problems.every((problem) => problem.startsWith(env))).toBe(true);
  },
);

test('the support is a phone number, an e-mail address or an https address', () => {
  expect(readConfig({}).supportContact).toBe('400-000-0000');
  for (const contact of ['400-810-8888', '+49 30 1234567', 'help@example.com', 'https://example.com/help?from=sign'])
    expect(readConfig({ SUPPORT_CONTACT: contact }).supportContact).toBe(contact);
  for (const contact of ['ask us', 'http://example.com', 'javascript:alert(1)', '12', `${'a'.repeat(100)}@example.com`])
    expect(problemsOf(() => readConfig({ SUPPORT_CONTACT: contact }))[0]).toContain('SUPPORT_CONTACT');
});

test.each(['http://127.0.0.1/pki', 'https://localhost/pki', 'http://[::1]:80/pki'])(
  'production refuses certificates that point to %s',
  (url) => {
    expect(problemsOf(() => readConfig({ ...PRODUCTION, PKI_URL: url }))).toHaveLength(1);
  },
);

test.each(['/srv/data', '/srv/data/keys', '/srv/data/../data/k'])('KEYS_DIR inside DATA_DIR is refused: %s', (dir) => {
  expect(problemsOf(() => readConfig({ DATA_DIR: '/srv/data', KEYS_DIR: dir }))).toHaveLength(1);
});

test('the shortest, default and longest lifetime of an envelope must be in ascending order', () => {
  expect(problemsOf(() => readConfig({ EXPIRY_MAX_DAYS: '7' }))).toHaveLength(1);
  expect(readConfig({ EXPIRY_MAX_DAYS: '7', EXPIRY_DAYS: '3' }).limits.expiryDefaultMs).toBe(3 * 86_400_000);
});

test('the settings table of the README names each variable once with its purpose', () => {
  const rows = settingsTable();
  expect(new Set(rows.map(({ env }) => env)).size).toBe(rows.length);
  expect(rows.every(({ env, meaning }) => /^[A-Z][A-Z0-9_]+$/.test(env) && meaning.length > 5)).toBe(true);
});

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'countersign-keys-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const evaluation = () => ({ mode: 'evaluation' as const, keysDir: path.join(root, 'keys'), pepperHex: null });
const kekFile = () => ({ KEK_FILE: path.join(root, 'keys', 'kek'), KEK_MAY_BE_MADE: 'yes' });

test('the first start in evaluation creates two different secrets readable by the owner alone; later starts reuse them', () => {
  const { pepper } = loadSecrets(evaluation());
  const kek = loadKek(kekFile());
  expect([kek.length, pepper.length, pepper.equals(kek)]).toEqual([32, 32, false]);
  expect(statSync(path.join(root, 'keys', 'kek')).mode & 0o777).toBe(0o600);
  expect(loadSecrets(evaluation())).toEqual({ pepper });
  expect(loadKek(kekFile())).toEqual(kek);
});

test('the secret of the server differs from that of the signer process, and only the signer reads the file kek', () => {
  loadSecrets(evaluation());
  expect(existsSync(path.join(root, 'keys', 'kek'))).toBe(false);
});

test('secrets from the environment take precedence over files', () => {
  expect(loadSecrets({ ...evaluation(), pepperHex: SECRET }).pepper.toString('hex')).toBe(SECRET);
  expect(Buffer.from(loadKek({ ...kekFile(), KEK: SECRET })).toString('hex')).toBe(SECRET);
});

test('production never creates a secret', () => {
  expect(problemsOf(() => loadSecrets({ ...evaluation(), mode: 'production' }))).toHaveLength(1);
  expect(() => loadKek({ KEK_FILE: kekFile().KEK_FILE })).toThrow(/missing; set KEK/);
});

test('a secret file that is damaged or that others can read is refused', () => {
  loadSecrets(evaluation());
  const pepper = path.join(root, 'keys', 'pepper');
  chmodSync(pepper, 0o644);
  expect(problemsOf(() => loadSecrets(evaluation()))[0]).toContain('0600');
  chmodSync(pepper, 0o600);
  writeFileSync(pepper, 'half a secr');
  expect(problemsOf(() => loadSecrets(evaluation()))[0]).toContain('64 hexadecimal digits');
});

test('a key management service needs its token, and excludes a token of PKCS #11', () => {
  const kms = { KMS_URL: 'https://vault.example:8200/v1/transit/', KMS_TOKEN_FILE: '/run/token' };
  expect(readConfig(kms).kms).toEqual({
    url: 'https://vault.example:8200/v1/transit',
    tokenFile: '/run/token',
    caFile: null,
    timeoutMs: 5000,
  });
  expect(problemsOf(() => readConfig({ KMS_URL: kms.KMS_URL }))).toHaveLength(1);
  const both = { ...kms, PKCS11_MODULE: '/lib/hsm.so', PKCS11_TOKEN: 'one', PKCS11_PIN_FILE: '/run/pin' };
  expect(problemsOf(() => readConfig(both))).toEqual([expect.stringContaining('exclude each other')]);
});
