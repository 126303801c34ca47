import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  readdirSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { api } from '@countersign/contract';
import { and, isNull, eq } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OpenServices, createLog, openServices } from '../../index.ts';
import { type Config, SOCKETS_CONNECTION, audit, authorityKey, envelope, session } from '../../platform/index.ts';
import { type SigningWorld, SIGN, openSigningWorld, sign } from '../../signing/ceremony/testing/signing-world.ts';
import { type TestDatabase, openTestDatabase } from '../../platform/database/testing.ts';
import { type S3Server, startS3Server } from '../../platform/blobs/testing/s3-server.ts';
import { openSignerInProcess, openOptionsOf } from '../../trust/index.ts';
import { listFilesOf, openBackup, openSource, pathOfFile } from './backup-directory.ts';
import { runBackup, runMove, runRestore } from './keeping-commands.ts';
import { moveToPostgres } from './move.ts';
import { demandUsable } from './marks.ts';
import { contentOf } from './restore.ts';

/** A server on the embedded database of DATA_DIR, with a finished contract. */
let open: SigningWorld;
let elsewhere: TestDatabase | null = null;
const root = mkdtempSync(path.join(tmpdir(), 'countersign-keeping-'));
const target = path.join(root, 'backup');
const keys = path.join(root, 'keys');
const restored = path.join(root, 'restored');
beforeAll(async () => {
  open = await openSigningWorld({}, { ownDatabase: true });
  const { start, li, world } = open;
  await sign(li, await start([{ person: li, sequence: 1, forms: [SIGN] }]), 0);
  await world.app.jobs.drain();
  const { TEST_DATABASE_URL } = process.env;
  if (TEST_DATABASE_URL) elsewhere = await openTestDatabase(TEST_DATABASE_URL);
});
afterAll(async () => {
  await open.close();
  await elsewhere?.close();
  rmSync(root, { recursive: true, force: true });
});

let commands = 0;
async function command(
  run: typeof runBackup | typeof runMove | typeof runRestore,
  args: readonly string[],
  change: Partial<Config> = {},
): Promise<readonly [status: number, printed: string]> {
  let printed = '';
  const { config, clock } = open.world.services;
  commands += 1;
  const now = new Date(clock.now().getTime() + commands);
  const out = (text: string): void => void (printed += text);
  return [await run(args, { config: () => ({ ...config, ...change }), now: () => now, out }), printed];
}

/** Other keys, another data directory and, where there is one, a PostgreSQL server. */
const place = (): Config => ({
  ...open.world.services.config,
  databaseUrl: elsewhere?.url ?? null,
  dataDir: restored,
  keysDir: `${restored}.keys`,
  kekHex: null,
  kekFile: null,
  pepperHex: null,
});

describe('npm run backup', () => {
  it('copies everything while the server answers, and then only what is new', async () => {
    const { li } = open;
    let answered = 0;
    let isOver = false;
    const calls = (async () => {
      while (!isOver) {
        await li.call(api.getUser, { params: { userWsid: li.userWsid }, query: {} });
        answered += 1;
      }
    })();
    const { db } = open.world.services;
    const asked: boolean[] = [];
    const backup = command(runBackup, [target, '--keys', keys]);
    // What the collector asks before it deletes a file.
    const watch = setInterval(() => void db.withTx(async (tx) => asked.push(await db.isBeingCopied(tx))), 20);
    const [status, printed] = await backup;
    clearInterval(watch);
    isOver = true;
    await calls;
    expect(printed).toMatch(/^files +(\d+), of which \1 were copied/m);
    expect([status, answered > 0, asked.includes(true)]).toEqual([0, true, true]);
    await expect.poll(() => db.withTx((tx) => db.isBeingCopied(tx))).toBe(false);
    expect(readdirSync(keys).sort()).toEqual(['kek', 'pepper']);
    const { digest } = await open.world.services.blobs.put(Buffer.from('one more'));
    expect((await command(runBackup, [target]))[1]).toMatch(/, of which 1 were copied/);
    await open.world.services.blobs.delete(digest);
  });

  it('verify checks rows, files, keys, the audit log and every signature', async () => {
    const [status, printed] = await command(runBackup, ['verify', target, '--keys', keys]);
    expect(printed.match(/^ok +\w+/gm)?.map((line) => line.slice(2).trim())).toEqual([
      'manifest',
      'files',
      'database',
      'audit',
      'named',
      'keys',
      'doctor',
      'documents',
      'contracts',
    ]);
    expect(printed).toContain('all 1 finished contracts: 2 files, 2 signatures and 2 time-stamps are valid');
    expect(status).toBe(0);
  });

  it('prune keeps the last snapshot of a day, and every file that it lists', async () => {
    const { blobs, clock } = open.world.services;
    const { digest } = await blobs.put(Buffer.from('soon gone'));
    await command(runBackup, [target]);
    await blobs.delete(digest);
    await command(runBackup, [target]);
    await expect(command(runBackup, ['prune', target, '--keep-daily', '0', '--keep-monthly', '0'])).rejects.toThrow(
      'must not both be 0',
    );
    const running = path.join(target, 'snapshots', '.unfinished-other');
    mkdirSync(running);
    const prune = ['prune', target, '--keep-daily', '1', '--keep-monthly', '1'];
    utimesSync(running, clock.now(), clock.now());
    await expect(command(runBackup, prune)).rejects.toThrow('a backup is being made');
    rmSync(running, { recursive: true });
    const [, printed] = await command(runBackup, prune);
    expect(printed.match(/^removed/gm)).toHaveLength(3);
    // The one that an earlier test has stored and deleted, and this one.
    expect(printed).toMatch(/^files +2 removed/m);
    expect(printed).toMatch(/^snapshots 1 kept/m);
    const [status, list] = await command(runBackup, ['list', target]);
    expect([status, list.trim().split('\n')]).toEqual([0, [expect.stringContaining('rows')]]);
  });

  it('refuses a directory of other things, and keys beside the backup', async () => {
    await expect(command(runBackup, [root])).rejects.toThrow('contains other files');
    await expect(command(runBackup, [target, '--keys', path.join(target, 'k')])).rejects.toThrow('apart');
  });
});

/** The file is another one during `act`. */
async function changed<T>(file: string, change: (bytes: Buffer) => Buffer | null, act: () => Promise<T>): Promise<T> {
  const bytes = readFileSync(file);
  renameSync(file, `${file}.kept`);
  const made = change(Buffer.from(bytes));
  if (made !== null) writeFileSync(file, made);
  try {
    return await act();
  } finally {
    rmSync(file, { force: true });
    renameSync(`${file}.kept`, file);
  }
}
const flipped = (bytes: Buffer): Buffer => {
  const at = Math.floor(bytes.length / 2);
  bytes[at] = (bytes[at] ?? 0) ^ 1;
  return bytes;
};
const cut = (bytes: Buffer): Buffer => bytes.subarray(0, bytes.length - 7);
const gone = (): null => null;

async function aStoredFile(): Promise<string> {
  const source = openSource(target);
  for await (const file of listFilesOf(openBackup(source))) if (file.size > 4000) return pathOfFile(source, file);
  throw new Error('there is none');
}

describe('A damaged backup', () => {
  /** Reads all of it, as a restoration does. */
  const readAll = async (): Promise<void> => {
    const opened = openBackup(openSource(target));
    for await (const _file of listFilesOf(opened));
    for (const { rows } of contentOf(opened).tables) for await (const _rows of rows());
  };
  it.each([
    ['manifest', flipped, 'damaged'],
    ['manifest', cut, 'damaged'],
    ['manifest', gone, 'missing'],
    ['blobs.gz', flipped, 'damaged'],
    ['tables/audit.gz', flipped, 'damaged'],
    ['tables/audit.gz', cut, 'damaged'],
    ['tables/person.gz', gone, 'missing'],
  ] as const)('is refused by the name of its %s', async (name, change, reason) => {
    const { directory } = openBackup(openSource(target));
    const file = path.join(directory, name);
    await expect(changed(file, change, readAll)).rejects.toThrow(`${file} is ${reason}`);
  });
});

describe('npm run restore', () => {
  let services: OpenServices | null = null;
  const start = async (): Promise<OpenServices> => {
    const { clock } = open.world.services;
    const kek = readFileSync(path.join(keys, 'kek'), 'utf8').trim();
    return openServices({
      config: place(),
      log: createLog(place()),
      clock,
      secrets: open.world.services.secrets,
      openSigner: ({ config, ...rooms }) =>
        openSignerInProcess({ ...rooms, kek: Buffer.from(kek, 'hex') }, openOptionsOf(config)),
    });
  };
  afterAll(() => services?.close());

  it('refuses a damaged document by its name, without its keys, and a server does not start on what is there', async () => {
    await expect(command(runRestore, [target], place())).rejects.toThrow('the backup needs its KEK');
    const file = await aStoredFile();
    const damaged = changed(file, flipped, () => command(runRestore, [target, '--keys', keys], place()));
    await expect(damaged).rejects.toThrow(`${file} is damaged`);
    await expect(start()).rejects.toThrow(/not complete:\n.*restore of .*, has not ended/);
  });

  it('goes on where it was interrupted; then no one is logged in, and the log has a new key', async () => {
    const [status, printed] = await command(runRestore, [target, '--keys', keys], place());
    expect([status, printed]).toEqual([0, expect.stringMatching(/^restored /m)]);
    services = await start();
    const { db, blobs } = services;
    await db.withTx(async (tx) => {
      expect(await tx.select().from(session).where(isNull(session.endedAt))).toEqual([]);
      const log = and(eq(authorityKey.role, 'LOG'), eq(authorityKey.status, 'ACTIVE'));
      expect(await tx.select({ generation: authorityKey.generation }).from(authorityKey).where(log)).toEqual([
        { generation: 2 },
      ]);
      const [row] = await tx.select().from(audit).where(eq(audit.kind, 'platform.restored'));
      expect(Number(row?.detail['logSize'])).toBeGreaterThan(0);
    });
    for await (const { digest } of blobs.list()) expect((await blobs.get(digest)).length).toBeGreaterThan(0);
  });

  it('adopts a database that was restored by other means, unless a server runs on it', async () => {
    await services?.close();
    const url = elsewhere?.url ?? null;
    if (url !== null) {
      const server = new pg.Client({ connectionString: url, application_name: SOCKETS_CONNECTION });
      await server.connect();
      await expect(command(runRestore, ['adopt'], place())).rejects.toThrow('1 server uses this database');
      await server.end();
    }
    expect(await command(runRestore, ['adopt'], place())).toEqual([0, expect.stringMatching(/^adopted +\d+ rows/)]);
    services = await start();
    const log = and(eq(authorityKey.role, 'LOG'), eq(authorityKey.status, 'ACTIVE'));
    const found = await services.db.withTx((tx) =>
      tx.select({ generation: authorityKey.generation }).from(authorityKey).where(log),
    );
    expect(found).toEqual([{ generation: 3 }]);
  });

  it('tells at the start that the documents of the database are missing', async () => {
    await services?.close();
    renameSync(path.join(restored, 'blobs'), path.join(root, 'away'));
    mkdirSync(path.join(restored, 'blobs'));
    await expect(start()).rejects.toThrow(/not those of the database:\n.* of .* documents, such as .*, are missing/);
  });

  it('refuses a place that is in use', async () => {
    services = null;
    await expect(command(runRestore, [target], place())).rejects.toThrow('in use already');
  });
});

describe('npm run move-to-postgres', () => {
  const { TEST_DATABASE_URL } = process.env;
  const dataDir = path.join(root, 'trial');
  let there: TestDatabase | null = null;
  let store: S3Server | null = null;
  afterAll(async () => {
    await there?.close();
    await store?.close();
  });

  it.runIf(Boolean(TEST_DATABASE_URL))(
    'moves every row and file, goes on where it was interrupted, and leaves one database in use',
    async () => {
      await command(runRestore, [target, '--into', dataDir]);
      there = await openTestDatabase(TEST_DATABASE_URL ?? '');
      store = await startS3Server();
      const to = { databaseUrl: there.url, dataDir, s3: store.config };
      const config = { ...open.world.services.config, ...to };
      const killed = moveToPostgres(config, {
        now: open.world.clock.now(),
        say: (line) => {
          if (line.startsWith('database')) throw new Error('killed');
        },
      });
      await expect(killed).rejects.toThrow('killed');
      await expect(there.withTx(demandUsable)).rejects.toThrow('move from the embedded database');
      const [status, printed] = await command(runMove, [], to);
      expect([status, printed]).toEqual([
        0,
        expect.stringMatching(/^database +\d+ tables, \d+ rows, read back and compared$/m),
      ]);
      await there.withTx(demandUsable);
      const before = await open.world.services.db.withTx((tx) => tx.select({ id: envelope.id }).from(envelope));
      expect(await there.withTx((tx) => tx.select({ id: envelope.id }).from(envelope))).toEqual(before);
      expect(printed).toMatch(/^files +\d+, of which 0 were written, read back and compared$/m);
      const [kept, told] = await command(runBackup, [path.join(root, 'moved')], to);
      expect([kept, told]).toEqual([0, expect.stringMatching(/^files +(\d+), of which \1 were copied/m)]);
      await expect(command(runMove, [], to)).rejects.toThrow('was moved on');
      await expect(
        openServices({ config: { ...config, databaseUrl: null, s3: null }, log: createLog(config) }),
      ).rejects.toThrow('it was moved to PostgreSQL');
    },
  );
});
