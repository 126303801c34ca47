import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { passwordPreimage } from '@countersign/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, audit, createLog, loadSecrets, openDatabase, readConfig } from '../../platform/index.ts';
import { isPassword } from '../../accounts/users/password-hash.ts';
import { SYSTEM_WAITS, findOperator } from '../../accounts/index.ts';
import { type TestDatabase, openTestDatabase } from '../../platform/database/testing.ts';
import { bundleProgram } from '../../platform/workers/testing.ts';

const program = bundleProgram(fileURLToPath(new URL('cli.ts', import.meta.url)));
const run = promisify(execFile);
let directory: string;
/** With the embedded database, which is opened and left by each command. */
let embedded: Record<string, string>;
let env: Record<string, string>;
/** The database of the commands on a server, which the test may use meanwhile; null: they use the embedded one. */
let onServer: TestDatabase | null = null;

beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'countersign-operator-'));
  embedded = { PATH: process.env['PATH'] ?? '', DATA_DIR: path.join(directory, 'data'), LOG_LEVEL: 'error' };
  env = embedded;
  const serverUrl = process.env['TEST_DATABASE_URL'];
  if (!serverUrl) return;
  onServer = await openTestDatabase(serverUrl);
  env = { ...embedded, DATABASE_URL: onServer.url ?? '' };
});
afterAll(async () => {
  await onServer?.close();
  await rm(directory, { recursive: true, force: true });
});

interface Outcome {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

const operator = (...args: string[]): Promise<Outcome> => operatorWith(env, ...args);

async function operatorWith(settings: Record<string, string>, ...args: string[]): Promise<Outcome> {
  try {
    const { stdout, stderr } = await run(process.execPath, [await program, ...args], { env: settings });
    return { code: 0, out: stdout, err: stderr };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code, out: stdout, err: stderr };
  }
}
const passwordIn = ({ out }: Outcome): string => /one-time password (\S+)/.exec(out)?.[1] ?? '';

const withDatabase = <T>(work: (db: Database) => Promise<T>): Promise<T> =>
  onServer === null ? withEmbedded(work) : work(onServer);

async function withEmbedded<T>(work: (db: Database) => Promise<T>): Promise<T> {
  const config = readConfig(embedded);
  const db = await openDatabase(config, { log: createLog(config) });
  try {
    return await work(db);
  } finally {
    await db.close();
  }
}

/** @returns true if the operator may log in with the password, and must then choose another one */
const isOneTime = (login: string, password: string): Promise<boolean> =>
  withDatabase(async (db) => {
    const row = await db.withTx((tx) => findOperator(tx, { login }));
    const wire = createHash('sha256').update(passwordPreimage('login', password)).digest('hex');
    const isRight = await isPassword(row?.passwordHash ?? null, wire, {
      pepper: loadSecrets(readConfig(env)).pepper,
      waits: SYSTEM_WAITS,
    });
    return isRight && row?.mustChangePassword === true;
  });

describe('The command that makes the first operator', () => {
  it('prints a one-time password once, refuses a second operator with the login, and resets it', async () => {
    const made = await operator('create', '--login', 'Chief', '--name', '李主管');
    expect(made).toMatchObject({ code: 0, out: expect.stringContaining('operator chief\n') });
    expect(made.out).toContain('/operator');
    expect(await isOneTime('chief', passwordIn(made))).toBe(true);
    const again = await operator('create', '--login', 'chief');
    expect(again).toMatchObject({
      code: 2,
      out: '',
      err: expect.stringContaining('there is an operator chief already'),
    });
    const reset = await operator('reset', '--login', 'chief');
    expect(passwordIn(reset)).not.toBe(passwordIn(made));
    expect(await isOneTime('chief', passwordIn(reset))).toBe(true);
    expect(await isOneTime('chief', passwordIn(made))).toBe(false);
    expect(await operator('reset', '--login', 'missing')).toMatchObject({
      code: 2,
      err: 'there is no operator missing\n',
    });
  });

  it('makes an operator with the roles that are named, and sets them later', async () => {
    const rolesOf = (login: string) =>
      withDatabase(async (db) => (await db.withTx((tx) => findOperator(tx, { login })))?.roles);
    expect((await operator('create', '--login', 'books', '--roles', 'finance,SUPPORT')).code).toBe(0);
    expect(await rolesOf('books')).toEqual(['SUPPORT', 'FINANCE']);
    expect(await operator('roles', '--login', 'books', '--roles', 'AUDITOR')).toEqual({
      code: 0,
      out: 'operator books\nroles AUDITOR\n',
      err: '',
    });
    expect(await rolesOf('books')).toEqual(['AUDITOR']);
    const kept = await withDatabase((db) =>
      db.withTx((tx) => tx.select().from(audit).where(eq(audit.kind, 'operator.rolesSet'))),
    );
    expect(kept).toMatchObject([{ actorName: 'operator:command-line', detail: { login: 'books', roles: 'AUDITOR' } }]);
    // Without --roles a new operator is an administrator, and the roles of no one are changed by a mistake.
    expect((await operator('create', '--login', 'plain')).code).toBe(0);
    expect(await rolesOf('plain')).toEqual(['ADMINISTRATOR']);
    for (const [args, words] of [
      [['roles', '--login', 'books'], /^usage:/],
      [['roles', '--login', 'books', '--roles', 'KING'], /^--roles: some of REGISTRATION_OFFICER,/],
      [['roles', '--login', 'missing', '--roles', 'AUDITOR'], /^there is no operator missing/],
      [['create', '--login', 'other', '--roles', ''], /^--roles: some of/],
    ] as const)
      expect(await operator(...args)).toMatchObject({ code: 2, out: '', err: expect.stringMatching(words) });
    expect(await rolesOf('books')).toEqual(['AUDITOR']);
  });

  it('says clearly that the server is running on the embedded database', async () => {
    const refused = await withEmbedded(() => operatorWith(embedded, 'create', '--login', 'second'));
    expect(refused).toMatchObject({ code: 2, out: '', err: expect.stringMatching(/^The server is running/) });
  });

  it.each([
    [[], /^usage:/],
    [['remove', '--login', 'chief'], /^usage:/],
    [['create'], /^--login: 3 to 32/],
    [['create', '--login', 'no spaces'], /^--login: 3 to 32/],
    [['create', '--login', 'third', '--role', 'x'], /usage:/],
  ])('prints its usage or the error when called with %j', async (args, words) => {
    expect(await operator(...args)).toMatchObject({ code: 2, out: '', err: expect.stringMatching(words) });
  });
});
