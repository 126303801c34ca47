import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PassThrough } from 'node:stream';
import { afterAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../platform/index.ts';
import type { Programs } from './finish.ts';
import { changedSettings, isSameForAll, readSettings } from './settings-file.ts';
import { type SetupPorts, runSetup } from './setup-command.ts';
import { openTerminal } from './terminal.ts';

const root = mkdtempSync(path.join(tmpdir(), 'countersign-setup-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const GIVEN = {
  PUBLIC_URL: 'https://sign.acme.example',
  DATABASE_URL: 'postgres://acme:pass-word@db.acme.example/countersign',
  SMTP_URL: 'smtps://acme:pass-word@mail.acme.example',
  MAIL_FROM: 'contracts@acme.example',
  SUPPORT_CONTACT: '+86-400-810-8888',
  CA_ORGANISATION: 'Acme Trust AG',
  CA_COUNTRY: 'CH',
};
const PATH = process.env['PATH'] ?? '';

type Ran = Parameters<Programs['run']>;
interface Options {
  readonly env?: Readonly<Record<string, string>>;
  readonly typed?: string;
  readonly language?: 'en' | 'zh-CN';
  readonly hasAuthority?: boolean;
  readonly failed?: string;
  readonly uid?: number;
}

/** The command with other programs in place of doctor, ca and operator; `typed` is what is typed on a terminal. */
async function setUp(args: string, options: Options = {}) {
  const ran: Ran[] = [];
  let [out, err] = ['', ''];
  const checks = (): readonly object[] => [
    { name: 'database', status: options.failed === 'database' ? 'fail' : 'ok', problem: null, fix: null, facts: {} },
    { name: 'mail', status: options.failed === 'mail' ? 'fail' : 'ok', problem: 'no answer', fix: 'look', facts: {} },
    {
      name: 'certificateAuthority',
      status: 'ok',
      problem: null,
      fix: null,
      facts: options.hasAuthority === true ? { rootNotAfter: '2046' } : {},
    },
  ];
  const ports: SetupPorts = {
    env: { PATH, ...options.env },
    language: options.language ?? 'en',
    openTerminal() {
      if (options.typed === undefined) return null;
      const input = new PassThrough();
      input.end(options.typed);
      const shown = new PassThrough().on('data', (part: Buffer) => (err += part.toString()));
      return openTerminal(input, shown, false);
    },
    out: (text) => (out += text),
    err: (text) => (err += text),
    uid: options.uid ?? 1000,
    idsOf: (user) => (user === 'countersign' ? { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 } : null),
    typed: (command) => `bin/countersign ${command}`,
    run(...call) {
      ran.push(call);
      const [program, [verb, ...rest]] = call;
      if (verb === 'request') writeFileSync(rest[1] ?? '', 'a request');
      const said = program === 'doctor' ? JSON.stringify({ checks: checks() }) : `${program} ${verb}\n`;
      return Promise.resolve({ status: 0, out: said, err: '' });
    },
  };
  const status = await runSetup(args === '' ? [] : args.split(' '), ports);
  return { status, out, err, ran: ran.map(([program, given]) => [program, ...given].join(' ')), calls: ran };
}

let count = 0;
const place = (): string => path.join(root, `place-${(count += 1)}`);
const secret = (directory: string, name: string): string =>
  readFileSync(path.join(directory, 'secrets', name), 'utf8').trim();

describe('npm run setup without a terminal', () => {
  it('names everything that is missing at once, and writes nothing', async () => {
    const directory = place();
    const refused = await setUp(`--directory ${directory}`);
    expect(refused).toMatchObject({ status: 2, out: '', ran: [] });
    expect(refused.err.split('\n').slice(1, -1)).toEqual(
      ['PUBLIC_URL', 'DATABASE_URL', 'SMTP_URL', 'MAIL_FROM', 'SUPPORT_CONTACT', 'CA_ORGANISATION', 'CA_COUNTRY'].map(
        (name) => `  - ${name}`,
      ),
    );
    const later = await setUp(`--directory ${directory}`, { env: { AUTHORITY: 'later' } });
    expect(later.err).toContain('- MAIL_FROM\n');
    expect(later.err).not.toContain('CA_ORGANISATION');
    expect(existsSync(directory)).toBe(false);
    const chinese = await setUp(`--directory ${directory}`, { language: 'zh-CN' });
    expect(chinese.err).toContain('缺少以下答案');
  });

  it('writes settings with which production starts, and each secret into a file that others may not read', async () => {
    const directory = place();
    const done = await setUp(`--directory ${directory} --yes`, { env: GIVEN });
    expect(done).toMatchObject({ status: 0, err: '' });
    const config = readConfig(Object.fromEntries(readSettings(path.join(directory, 'settings'))));
    expect(config).toMatchObject({
      mode: 'production',
      publicUrl: GIVEN.PUBLIC_URL,
      pkiUrl: 'http://sign.acme.example',
      databaseUrl: GIVEN.DATABASE_URL,
      withoutPhones: true,
      dataDir: '/var/lib/countersign/data',
      trustProxy: ['127.0.0.1'],
      kekFile: path.join(directory, 'secrets/kek'),
    });
    expect(secret(directory, 'kek')).toMatch(/^[0-9a-f]{64}$/);
    expect(secret(directory, 'kek')).not.toBe(secret(directory, 'pepper'));
    for (const name of readdirSync(path.join(directory, 'secrets')))
      expect(statSync(path.join(directory, 'secrets', name)).mode & 0o777).toBe(0o600);
    expect(statSync(path.join(directory, 'secrets')).mode & 0o777).toBe(0o700);
    expect(done.out).not.toContain('pass-word');
    expect(done.ran).toEqual([
      'doctor --json',
      'ca create --preview',
      'ca create --yes',
      'operator create --login operator',
    ]);
    expect(done.calls[2]?.[2].env).toMatchObject({ CA_ORGANISATION: 'Acme Trust AG', MODE: 'production' });
    // The file is read the same by a shell.
    const read = execFileSync('sh', ['-c', `set -a; . ${directory}/settings; env`], {
      env: { PATH },
      encoding: 'utf8',
    });
    for (const [name, value] of readSettings(path.join(directory, 'settings')))
      expect(read.split('\n')).toContain(`${name}=${value}`);
  });

  it('checks at a second run and changes nothing, except what is asked for', async () => {
    const directory = place();
    await setUp(`--directory ${directory} --yes`, { env: GIVEN });
    writeFileSync(path.join(directory, 'settings'), '# Ours.\nLOG_LEVEL=warn\n', { flag: 'a' });
    const settings = path.join(directory, 'settings');
    writeFileSync(settings, readFileSync(settings, 'utf8').replace('PORT=8080', 'PORT=9000'));
    const texts = () =>
      Object.fromEntries(
        ['settings', ...readdirSync(path.join(directory, 'secrets')).map((name) => `secrets/${name}`)].map((name) => [
          name,
          readFileSync(path.join(directory, name), 'utf8'),
        ]),
      );
    const before = texts();
    const again = await setUp(`--directory ${directory}`, {
      hasAuthority: true,
      env: { MAIL_FROM: 'other@acme.example', KEK: 'ab'.repeat(32) },
      typed: '',
    });
    expect(again).toMatchObject({ status: 0, ran: ['doctor --json'] });
    expect(again.out).toContain('kept     MAIL_FROM');
    expect(again.out).toContain('kept     KEK: it is never replaced');
    expect(texts()).toEqual(before);
    await setUp(`--directory ${directory} --change`, {
      hasAuthority: true,
      env: { MAIL_FROM: 'other@acme.example', KEK: 'ab'.repeat(32), SMTP_URL: 'smtps://new.acme.example' },
    });
    const after = texts();
    expect(after['settings']).toBe(before['settings']?.replace('contracts@', 'other@'));
    expect(after['secrets/smtp-url']).toBe('smtps://new.acme.example\n');
    expect(after['secrets/kek']).toBe(before['secrets/kek']);
  });

  it('takes answers and secrets from files, and refuses a file with secrets that others can read', async () => {
    const directory = place();
    const [answers, database] = [path.join(root, 'answers.json'), path.join(root, 'database-url')];
    const { DATABASE_URL, SMTP_URL, ...open } = GIVEN;
    writeFileSync(database, `${DATABASE_URL}\n`, { mode: 0o600 });
    writeFileSync(answers, JSON.stringify({ ...open, DATABASE_URL_FILE: database, METRICS_PORT: '9464' }));
    const env = { SMTP_URL, STORAGE: 's3', S3_BUCKET: 'contracts', AUTHORITY: 'external', OPERATOR_LOGIN: 'chief' };
    const done = await setUp(`--directory ${directory} --answers ${answers}`, { env });
    expect(done).toMatchObject({ status: 0, err: '' });
    expect(secret(directory, 'database-url')).toBe(DATABASE_URL);
    expect(Object.fromEntries(readSettings(path.join(directory, 'settings')))).toMatchObject({
      METRICS_PORT: '9464',
      S3_BUCKET: 'contracts',
    });
    expect(done.out).toContain('ca install chain.pem --list root.crl');
    expect(readFileSync(path.join(directory, 'authority.csr'), 'utf8')).toBe('a request');
    // A second request would replace the key that the first one is for.
    const again = await setUp(`--directory ${directory} --answers ${answers}`, { env: { AUTHORITY: 'external' } });
    expect(again.ran).toEqual(['doctor --json']);
    writeFileSync(answers, JSON.stringify({ DATABASE_URL }), { mode: 0o644 });
    expect((await setUp(`--directory ${directory} --answers ${answers}`)).err).toContain('can be read by others');
    writeFileSync(answers, JSON.stringify({ PUBLIC_ADDRESS: 'x' }));
    expect((await setUp(`--directory ${directory} --answers ${answers}`)).err).toContain('PUBLIC_ADDRESS');
  });

  it.each([
    [{ PUBLIC_URL: 'http://sign.acme.example' }, 'PUBLIC_URL must begin with https://'],
    [{ PUBLIC_URL: 'https://localhost' }, 'PUBLIC_URL must begin with https://'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must be postgres://'],
    [{ MAIL_FROM: 'Acme <a@acme.example>' }, 'MAIL_FROM may not contain spaces'],
    [{ SMS_PROVIDER: 'pigeon' }, 'SMS_PROVIDER must be'],
    [{ DATA_DIR: 'data' }, 'DATA_DIR must begin with /'],
  ])('refuses %j', async (wrong, words) => {
    const directory = place();
    const refused = await setUp(`--directory ${directory} --yes`, { env: { ...GIVEN, ...wrong } });
    expect(refused).toMatchObject({ status: 2, err: expect.stringContaining(words) });
    expect(refused.err).not.toContain('mysql');
    expect(existsSync(directory)).toBe(false);
  });

  it('makes no authority while the database fails or before its names are confirmed, and goes on at the next run', async () => {
    const directory = place();
    const stopped = await setUp(`--directory ${directory} --yes`, { env: GIVEN, failed: 'database' });
    expect(stopped).toMatchObject({ status: 1, ran: ['doctor --json'] });
    const unconfirmed = await setUp(`--directory ${directory}`, { env: GIVEN });
    expect(unconfirmed.ran).toEqual(['doctor --json', 'ca create --preview']);
    expect(unconfirmed.out).toContain('The authority was not made.');
    const nameless = await setUp(`--directory ${directory} --yes`);
    expect(nameless.err).toContain('  - CA_ORGANISATION\n  - CA_COUNTRY\n');
    const mail = await setUp(`--directory ${directory} --yes`, { env: GIVEN, failed: 'mail' });
    expect(mail).toMatchObject({ status: 1 });
    expect(mail.ran).toContain('ca create --yes');
  });

  it('shows with --preview what it would write, without the secrets, and writes nothing', async () => {
    const directory = place();
    const shown = await setUp(`--directory ${directory} --preview`, { env: GIVEN });
    expect(shown).toMatchObject({ status: 0, ran: ['ca create --preview'] });
    expect(shown.out).toContain(`  KEK_FILE=${directory}/secrets/kek\n`);
    expect(shown.out).not.toContain('pass-word');
    expect(existsSync(directory)).toBe(false);
  });

  it('needs the user that the service runs as, and gives its files to root and that group', async () => {
    const directory = place();
    const refused = await setUp(`--directory ${directory} --user missing`, { env: GIVEN, uid: 0 });
    expect(refused.err).toContain('useradd --system');
    expect((await setUp('', { env: GIVEN })).err).toContain('--directory is missing');
    if (process.getuid?.() !== 0) return;
    const state = path.join(place(), 'lib/state');
    await setUp(`--directory ${directory} --yes`, { env: { ...GIVEN, DATA_DIR: `${state}/data` }, uid: 0 });
    expect(statSync(path.join(directory, 'secrets/kek')).mode & 0o777).toBe(0o640);
    // Where commands write before the service runs for the first time.
    expect(statSync(state).mode & 0o777).toBe(0o700);
    expect(existsSync(path.join(state, 'data'))).toBe(false);
    expect(statSync(path.join(directory, 'secrets')).mode & 0o777).toBe(0o750);
  });
});

describe('npm run setup on a terminal', () => {
  it('asks for each answer, proposes defaults, asks again after a wrong one, and makes the authority once confirmed', async () => {
    const directory = place();
    const typed = [
      'sign.acme.example',
      'https://sign.acme.example',
      '',
      '10.0.0.5',
      GIVEN.DATABASE_URL,
      's3',
      '',
      '',
      'https://store.acme.example',
      '',
      'contracts',
      '',
      GIVEN.SMTP_URL,
      'contracts@acme.example',
      'help@acme.example',
      'webhook',
      'https://sms.acme.example/send',
      '',
      'Acme Trust AG',
      'CH',
      'Acme Trust AG',
      'chief',
    ];
    const done = await setUp(`--directory ${directory}`, { typed: `${typed.join('\n')}\n` });
    expect(done.err).toContain('! PUBLIC_URL must be an http(s) address');
    expect(done.err).toContain(
      'in every certificate, for good; plain http, so that verifiers can read it [http://sign.acme',
    );
    expect(done.err).not.toContain('pass-word');
    expect(done.status).toBe(0);
    expect(done.ran.slice(2)).toEqual(['ca create --yes', 'operator create --login chief']);
    const config = readConfig(Object.fromEntries(readSettings(path.join(directory, 'settings'))));
    expect(config).toMatchObject({
      publicUrl: 'https://sign.acme.example',
      trustProxy: ['10.0.0.5'],
      s3: { bucket: 'contracts', accessKeyId: null },
      phoneCarrier: {
        kind: 'webhook',
        url: 'https://sms.acme.example/send',
        secret: secret(directory, 'sms-webhook-secret'),
      },
    });
  });

  it('writes nothing if the answers end early', async () => {
    const directory = place();
    const stopped = await setUp(`--directory ${directory}`, {
      typed: 'https://sign.acme.example\n',
      language: 'zh-CN',
    });
    expect(stopped).toMatchObject({ status: 2, ran: [] });
    expect(stopped.err).toContain('用户访问的地址');
    expect(stopped.err).toMatch(/已停止，没有再做更改。\n$/);
    expect(existsSync(directory)).toBe(false);
  });
});

describe('Files for containers', () => {
  it('are the settings and secrets that compose.yaml reads', async () => {
    const directory = place();
    const done = await setUp(`--for compose --directory ${directory}`, { env: GIVEN });
    expect(done).toMatchObject({ status: 0, err: '', ran: ['ca create --preview'] });
    const settings = readSettings(path.join(directory, 'settings'));
    expect(settings.get('COUNTERSIGN_HOST')).toBe('sign.acme.example');
    expect(settings.get('KEK_FILE')).toBe('/run/secrets/kek');
    expect(secret(directory, 'database-url')).toBe(
      `postgres://countersign:${secret(directory, 'database-password')}@database:5432/countersign`,
    );
    expect(JSON.parse(readFileSync(path.join(directory, 'authority.json'), 'utf8'))).toEqual({
      organisation: 'Acme Trust AG',
      country: 'CH',
    });
    expect(done.out).toContain('server-1 ca create --answers /authority.json --yes');
    const before = secret(directory, 'database-password');
    await setUp(`--for compose --directory ${directory}`, { env: {} });
    expect(secret(directory, 'database-password')).toBe(before);
    const other = await setUp(`--for compose --directory ${directory}`, { env: {}, uid: 1001 });
    expect(other.err).toContain('1000');
  });

  it('are what kubectl makes a config map and a secret of', async () => {
    const directory = place();
    const env = { ...GIVEN, S3_BUCKET: 'contracts', S3_ENDPOINT: 'https://store.acme.example' };
    const done = await setUp(`--for kubernetes --directory ${directory}`, { env });
    expect(done).toMatchObject({ status: 0, err: '' });
    expect(readSettings(path.join(directory, 'settings')).get('KEK_FILE')).toBe('/run/secrets/countersign/kek');
    expect(done.out).toContain(`--from-file=${directory}/secrets/`);
    expect(done.out).toContain(`countersign-authority --from-file=${directory}/authority.json`);
  });

  it('lead to the setup again while the authority has no names', async () => {
    const directory = place();
    const { CA_ORGANISATION: _organisation, CA_COUNTRY: _country, ...given } = GIVEN;
    const env = { ...given, AUTHORITY: 'later', S3_BUCKET: 'contracts', S3_ENDPOINT: 'https://store.acme.example' };
    const done = await setUp(`--for kubernetes --directory ${directory}`, { env });
    expect(done).toMatchObject({ status: 0, err: '' });
    expect(done.out).toContain(`bin/countersign setup --for kubernetes --directory ${directory}`);
    expect(done.out).not.toContain('authority.json');
  });
});

describe('The file of settings', () => {
  it('keeps comments and other lines when one value changes', () => {
    const before = '# A\nPORT=1\n\nHOST=a\n';
    expect(
      changedSettings(
        before,
        new Map([
          ['PORT', '2'],
          ['MODE', 'x'],
        ]),
      ),
    ).toBe('# A\nPORT=2\n\nHOST=a\nMODE=x\n');
  });

  it('has only values that systemd, shells, Docker and kubectl read alike', () => {
    for (const value of ['签名', 'a,b', 'https://a.example:1/x', 'a@b.example']) expect(isSameForAll(value)).toBe(true);
    for (const value of ['a b', '$x', '"x"', "x'", 'a#b', 'a;b', '~', 'a\\b', '{}'])
      expect(isSameForAll(value)).toBe(false);
  });
});
