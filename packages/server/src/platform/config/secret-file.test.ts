import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { kekSourceOf, loadKek } from '../../trust/signer/kek.ts';
import { ConfigError, readConfig, settingsTable } from './config.ts';
import { judgeSecretFile } from './secret-file.ts';

let root: string;
beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'countersign-secrets-'));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const HEX = 'ab'.repeat(32);
let files = 0;
const secret = (text: string, mode = 0o600): string => {
  const file = path.join(root, `secret-${(files += 1)}`);
  writeFileSync(file, text, { mode });
  chmodSync(file, mode);
  return file;
};
const problemsOf = (env: NodeJS.ProcessEnv): readonly string[] => {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
  return [];
};

describe('A secret in a file', () => {
  test('is used as if it were in the variable, without the white space at its ends', () => {
    const config = readConfig({
      DATABASE_URL_FILE: secret('postgres://u:p@db.example.com/c\n'),
      PEPPER_FILE: secret(`${HEX}\r\n`, 0o440),
      SMTP_URL_FILE: secret('smtps://u:p@mail.example.com', 0o400),
      S3_BUCKET: 'bucket',
      S3_ACCESS_KEY_ID_FILE: secret('id'),
      S3_SECRET_ACCESS_KEY_FILE: secret('  key  '),
      SMS_WEBHOOK_URL: 'https://sms.example.com',
      SMS_WEBHOOK_SECRET_FILE: secret('x'.repeat(32)),
    });
    expect(config).toMatchObject({
      databaseUrl: 'postgres://u:p@db.example.com/c',
      pepperHex: HEX,
      smtpUrl: 'smtps://u:p@mail.example.com',
      s3: { accessKeyId: 'id', secretAccessKey: 'key' },
      phoneCarrier: { kind: 'webhook', secret: 'x'.repeat(32) },
    });
  });

  test('exists for every secret and for nothing else', () => {
    const rows = settingsTable().filter(({ file }) => file !== null);
    expect(rows.map(({ env, file }) => [env, file])).toEqual(rows.map(({ env }) => [env, `${env}_FILE`]));
    const named = rows.map(({ env }) => env);
    for (const env of ['KEK', 'PEPPER', 'DATABASE_URL', 'SMTP_URL', 'SMS_WEBHOOK_SECRET', 'ALIYUN_ACCESS_KEY_SECRET'])
      expect(named).toContain(env);
    expect(problemsOf({ PORT_FILE: '/does/not/exist' })).toEqual([]);
  });

  test('is refused beside the variable itself, by the names of both', () => {
    expect(problemsOf({ PEPPER: HEX, PEPPER_FILE: secret(HEX) })).toEqual([
      'PEPPER and PEPPER_FILE are both set: unset one of them',
    ]);
  });

  test.each([
    ['missing', () => path.join(root, 'none'), 'cannot be read (ENOENT)'],
    ['a directory', () => root, 'is not a file'],
    ['empty', () => secret('\n'), 'is empty'],
    [
      'readable by everyone',
      () => secret(HEX, 0o644),
      'can be read by others; make its mode 0600, or 0640 for a group',
    ],
    ['writable by its group', () => secret(HEX, 0o660), 'can be changed by others; make its mode 0600'],
    ['too large', () => secret('x'.repeat(70_000)), 'is too large for a secret'],
  ])('that is %s is refused by the name of its variable', (_what, make, words) => {
    const file = make();
    expect(problemsOf({ PEPPER_FILE: file })).toEqual([`PEPPER_FILE: ${file} ${words}`]);
  });

  test('of the wrong form is refused without showing it', () => {
    expect(problemsOf({ PEPPER_FILE: secret('in-clear') })).toEqual([
      'PEPPER_FILE: its value is not 64 hexadecimal digits',
    ]);
  });

  test.each([
    ['of this process, for it alone', { mode: 0o600, owner: 1000 }, null],
    ['of root, for a group', { mode: 0o440, owner: 0 }, null],
    ['of another user', { mode: 0o600, owner: 1001 }, 'belongs to another user'],
    ['of root on a disk, for everyone', { mode: 0o444, owner: 0 }, 'can be read by others'],
    [
      'of root in memory, for everyone, as container platforms mount it',
      { mode: 0o444, owner: 0, isInMemory: true },
      null,
    ],
    ['the same, for a process of root', { mode: 0o444, owner: 0, isInMemory: true, uid: 0 }, 'can be read by others'],
    [
      'of this process in memory, for everyone',
      { mode: 0o444, owner: 1000, isInMemory: true },
      'can be read by others',
    ],
    [
      'of root in memory, for everyone to write',
      { mode: 0o666, owner: 0, isInMemory: true },
      'can be changed by others',
    ],
  ])('%s', (_what, facts, words) => {
    const problem = judgeSecretFile({ isFile: true, isInMemory: false, size: 65, uid: 1000, ...facts });
    if (words === null) expect(problem).toBeNull();
    else expect(problem).toContain(words);
  });
});

describe('KEK_FILE', () => {
  test('is checked at the start, but only the signer reads it', () => {
    const file = secret(`${HEX.toUpperCase()}\n`);
    const config = readConfig({ KEK_FILE: file });
    expect([config.kekHex, config.kekFile]).toEqual([null, file]);
    expect(kekSourceOf(config)).toEqual({ KEK_FILE: file, KEK_MAY_BE_MADE: 'no' });
    expect(Buffer.from(loadKek(kekSourceOf(config))).toString('hex')).toBe(HEX);
    expect(problemsOf({ KEK_FILE: secret(HEX, 0o644) })[0]).toMatch(/^KEK_FILE: .* can be read by others/);
    expect(problemsOf({ KEK: HEX, KEK_FILE: file })[0]).toContain('both set');
  });

  test('is never created, unlike the file kek of KEYS_DIR in evaluation mode', () => {
    const file = path.join(root, 'none');
    expect(problemsOf({ KEK_FILE: file })).toEqual([`KEK_FILE: ${file} cannot be read (ENOENT)`]);
    const keysDir = path.join(root, 'keys');
    mkdirSync(keysDir);
    expect(kekSourceOf(readConfig({ KEYS_DIR: keysDir }))).toEqual({
      KEK_FILE: path.join(keysDir, 'kek'),
      KEK_MAY_BE_MADE: 'yes',
    });
  });

  test('satisfies production like KEK', () => {
    const named = problemsOf({ MODE: 'production', KEK_FILE: secret(HEX) }).map((line) => line.split(' ')[0]);
    expect(named).toContain('PEPPER');
    expect(named).not.toContain('KEK');
  });
});
