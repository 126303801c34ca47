import { spawnSync } from 'node:child_process';
import { appendFileSync, chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { api } from '@countersign/contract';
import pg from 'pg';
import { SetupError } from '../../scripts/setup/steps.mjs';
import { startPostgres } from '../../scripts/setup/postgres.mjs';
import { postgresPrograms } from '../../scripts/setup/tools.mjs';
import { buildServer, freePort, startServer } from './parts/killable-server.ts';
import { type Verdict, judge, makeLoad, work } from './parts/signing-load.ts';

/**
 * npm run soak -- point-in-time: a server signs contracts on a PostgreSQL whose log is archived by pgBackRest. In the middle of
 * the load an instant is chosen; later every row of the database is destroyed. The database is restored to that instant and adopted
 * (`restore -- adopt`), and the server is started on it: no session is left, and every act that was acknowledged before the instant must
 * be there, valid and single.
 */
const LOAD_MS = Number(process.argv[2] ?? 20) * 1000;
const SETTLE_MS = 3000;
const STANZA = 'countersign';

const programs = postgresPrograms();
if (programs === null || spawnSync('pgbackrest', ['version']).status !== 0)
  throw new SetupError('this soak needs PostgreSQL and pgBackRest (Debian: postgresql, pgbackrest)');
const say = (line: string): void => void process.stdout.write(`${line}\n`);
await buildServer();

const root = mkdtempSync(path.join(tmpdir(), 'countersign-pitr-'));
chmodSync(root, 0o755);
const postgres = await startPostgres(programs, { durable: true });
const directory = decodeURIComponent(/host=(.*)$/.exec(postgres.url)?.[1] ?? '');
const data = path.join(directory, 'data');
/** PostgreSQL runs as the owner of its directory, and so does pgBackRest. */
const { uid, gid } = statSync(directory);
const mine = (place: string): string => {
  mkdirSync(place, { recursive: true, mode: 0o700 });
  chownSync(place, uid, gid);
  return place;
};
const configuration = path.join(root, 'pgbackrest.conf');
writeFileSync(
  configuration,
  `[global]
repo1-path=${mine(path.join(root, 'repository'))}
log-path=${mine(path.join(root, 'log'))}
spool-path=${mine(path.join(root, 'spool'))}
lock-path=${mine(path.join(root, 'lock'))}
repo1-retention-full=2
start-fast=y
log-level-console=warn

[${STANZA}]
pg1-path=${data}
pg1-socket-path=${directory}
pg1-user=postgres
`,
);

function backrest(...args: string[]): void {
  const { status, stdout, stderr } = spawnSync(
    'pgbackrest',
    [`--config=${configuration}`, `--stanza=${STANZA}`, ...args],
    {
      uid,
      gid,
      cwd: root,
      encoding: 'utf8',
    },
  );
  if (status !== 0) throw new Error(`pgbackrest ${args.join(' ')}: ${stdout}${stderr}`);
}

async function ask<T>(text: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  try {
    return (await client.query(text)).rows as T[];
  } finally {
    await client.end();
  }
}

const settings = path.join(data, 'postgresql.conf');
appendFileSync(
  settings,
  `\narchive_mode = on\narchive_command = 'pgbackrest --config=${configuration} --stanza=${STANZA} archive-push %p'\n`,
);
await postgres.halt('SIGINT');
await postgres.start();
backrest('stanza-create');
backrest('check');

const port = await freePort();
const dataDir = path.join(root, 'files');
const env = { DATABASE_URL: postgres.url };
const server = await startServer(dataDir, port, env);
const load = await makeLoad([`http://127.0.0.1:${port}`], 2, 2);
const backupBegan = performance.now();
backrest('backup', '--type=full');
const backupMs = Math.round(performance.now() - backupBegan);

const working = { isOver: false };
const done = Promise.all(load.senders.map((sender) => work(load, sender, () => working.isOver)));
await pause(LOAD_MS);
working.isOver = true;
await done;
await pause(SETTLE_MS);
const acknowledged = load.sents.reduce((sum, sent) => sum + sent.acknowledged.size, 0);
const [instant] = await ask<{ at: string }>('select now()::text as at');
await pause(SETTLE_MS);

// Someone destroys the contracts; the log that says so is archived too.
await ask('truncate envelope cascade');
await ask('select pg_switch_wal()');
server.kill();
await server.ended;
await postgres.halt('SIGINT');
say(`destroyed; restoring to ${instant?.at}`);
const restoreBegan = performance.now();
backrest('restore', '--delta', '--type=time', `--target=${instant?.at}`, '--target-action=promote');
await postgres.start();
for (let open = true; open;) {
  const [row] = await ask<{ recovering: boolean }>('select pg_is_in_recovery() as recovering');
  open = row?.recovering !== false;
  if (open) await pause(100);
}
const restoreMs = Math.round(performance.now() - restoreBegan);

// As recover.md says, before the first start: what ended since then is not usable again.
const command = (name: string, ...args: string[]) =>
  spawnSync(process.execPath, [`packages/server/dist/${name}.js`, ...args], {
    env: { PATH: process.env['PATH'], MODE: 'evaluation', DATA_DIR: dataDir, DATABASE_URL: postgres.url },
    encoding: 'utf8',
  });
const adopted = command('restore', 'adopt');
if (adopted.status !== 0) throw new Error(`restore adopt: ${adopted.stderr}`);
say(adopted.stdout.trim());

const again = await startServer(dataDir, port, env);
let sessions = 0;
for (const person of [...load.senders, ...load.signers]) {
  const isOpen = person.call(api.listEnvelopes, { query: {} }).then(
    () => true,
    () => false,
  );
  sessions += Number(await isOpen);
  await person.login();
}
const verdict: Verdict = { lost: 0, doubled: 0, invalid: 0, unfinished: 0 };
await judge(load, verdict);
again.kill();
await again.ended;
const audit = command('audit', 'verify');
await postgres.stop();
rmSync(root, { recursive: true, force: true });
const counts = {
  acknowledged,
  ...verdict,
  audit_findings: audit.status === 0 ? 0 : 1,
  sessions_left: sessions,
  backup_ms: backupMs,
  restore_ms: restoreMs,
};
say(`| acknowledged | lost | doubled | invalid | half done | audit | backup | restore |`);
say('|---|---|---|---|---|---|---|---|');
say(
  `| ${[acknowledged, verdict.lost, verdict.doubled, verdict.invalid, verdict.unfinished, audit.stdout.trim().split('\n').at(-1), `${backupMs} ms`, `${restoreMs} ms`].join(' | ')} |`,
);
say(JSON.stringify({ soak: 'point-in-time', counts }));
const isSound =
  sessions === 0 && verdict.lost + verdict.doubled + verdict.invalid === 0 && acknowledged > 0 && audit.status === 0;
process.exit(isSound ? 0 : 1);
