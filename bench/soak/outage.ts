import { randomInt } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { buildServer, freePort, startServer } from './parts/killable-server.ts';
import { postgresForSoak } from './parts/postgres.ts';
import { type Verdict, judge, makeLoad, work } from './parts/signing-load.ts';

/**
 * npm run soak -- outage [SECONDS]: two servers on one PostgreSQL, with signatures in flight, while its back ends are
 * terminated at random, and it is restarted, killed, frozen, stopped for SECONDS (60 by default), and turned into a standby. No
 * process of the servers may end, no acknowledged act may be lost or doubled, every act that is not done is answered with 503
 * and Retry-After before a client gives up, and succeeds when it is repeated. Figures: bench/RELIABILITY.md.
 */
const stoppedSec = Number(process.argv[2] ?? 60);
const SENDERS = 6;
const SIGNERS = 4;
/** An answer that takes longer than this is a hang: a statement may take 30 s before the server gives it up. */
const PATIENCE_MS = 45_000;
const BETWEEN_MS = 4000;

const say = (line: string): void => void process.stdout.write(`${line}\n`);
await buildServer();
const postgres = await postgresForSoak();
const root = mkdtempSync(path.join(tmpdir(), 'countersign-soak-'));
const env = { DATABASE_URL: postgres.url, KEK: 'ab'.repeat(32), PEPPER: 'cd'.repeat(32) };
const ports = [await freePort(), await freePort()];
const servers = [];
for (const port of ports) servers.push(await startServer(path.join(root, 'data'), port, env));
let ended = 0;
for (const server of servers) void server.ended.then(() => (ended += 1));

const counts = {
  faults: 0,
  answers: 0,
  unavailable: 0,
  /** Faults during which no signature was acknowledged. */
  idle_faults: 0,
  without_retry_after: 0,
  other_5xx: 0,
  unanswered: 0,
  hung: 0,
  processes_ended: 0,
  envelopes: 0,
  acknowledged: 0,
  judged: 0,
  ...({ lost: 0, doubled: 0, invalid: 0, unfinished: 0 } satisfies Verdict),
};
let slowestMs = 0;
watchAnswers();

const load = await makeLoad(
  ports.map((port) => `http://127.0.0.1:${port}`),
  SENDERS,
  SIGNERS,
);
let isOver = false;
const working = Promise.all(load.senders.map((sender) => work(load, sender, () => isOver)));
const rows: string[] = [];

await fault('back ends terminated at random, 40 times', async () => {
  for (let n = 0; n < 40; n += 1) {
    await terminateOne();
    await pause(randomInt(300));
  }
});
await fault('every back end terminated, 5 times', async () => {
  for (let n = 0; n < 5; n += 1) {
    await terminateAll();
    await pause(1000);
  }
});
await fault('restarted (fast)', async () => {
  await postgres.halt('SIGINT');
  await postgres.start();
});
await fault('killed (SIGKILL) and started', async () => {
  await postgres.halt('SIGKILL');
  await postgres.start();
});
await fault('killed again immediately after the start', async () => {
  await postgres.halt('SIGKILL');
  await postgres.start();
  await postgres.halt('SIGKILL');
  await postgres.start();
});
await fault('frozen for 8 s', async () => {
  postgres.signal('SIGSTOP');
  await pause(8000);
  postgres.signal('SIGCONT');
});
await fault(`stopped for ${stoppedSec} s`, async () => {
  await postgres.halt('SIGINT');
  await pause(stoppedSec * 1000);
  await postgres.start();
});
await fault('turned into a standby for 10 s, then promoted', async () => {
  await postgres.halt('SIGINT');
  await postgres.startAsStandby();
  await pause(10_000);
  await ask('select pg_promote()');
});
isOver = true;
await working;
counts.processes_ended = ended;
await judge(load, counts);
counts.judged = load.sents.filter(({ isStarted }) => isStarted).length;
counts.envelopes = load.sents.length;
counts.acknowledged = acknowledgedSoFar();
for (const server of servers) server.kill();
await Promise.all(servers.map((server) => server.ended));
await postgres.stop();
rmSync(root, { recursive: true, force: true });

say('| Fault | signatures acknowledged | answers | 503 with Retry-After | slowest answer | acts succeed again after |');
say('|---|---|---|---|---|---|');
for (const row of rows) say(row);
say(JSON.stringify({ soak: 'outage', counts }));
const { lost, doubled, invalid, unfinished, idle_faults, judged, processes_ended } = counts;
const answeredWrong = counts.without_retry_after + counts.other_5xx + counts.unanswered + counts.hung;
const wrong = lost + doubled + invalid + unfinished + idle_faults + processes_ended + answeredWrong;
process.exit(wrong === 0 && judged > 0 && counts.unavailable > 0 ? 0 : 1);

/** The number of acknowledged signatures. */
function acknowledgedSoFar(): number {
  return load.sents.reduce((sum, { acknowledged }) => sum + acknowledged.size, 0);
}

/** Causes a fault while people sign, and waits until acts succeed again. */
async function fault(name: string, happen: () => Promise<void>): Promise<void> {
  const before = { ...counts, signatures: acknowledgedSoFar() };
  slowestMs = 0;
  await happen();
  const at = performance.now();
  const { answered } = load.acts;
  while (load.acts.answered < answered + SENDERS) await pause(20);
  const backMs = performance.now() - at;
  await pause(BETWEEN_MS);
  for (let waited = 0; acknowledgedSoFar() === before.signatures && waited < PATIENCE_MS; waited += 500)
    await pause(500);
  counts.faults += 1;
  const signatures = acknowledgedSoFar() - before.signatures;
  if (signatures === 0) counts.idle_faults += 1;
  const [answers, away] = [counts.answers - before.answers, counts.unavailable - before.unavailable];
  rows.push(
    `| ${name} | ${signatures} | ${answers} | ${away} | ${(slowestMs / 1000).toFixed(1)} s | ${(backMs / 1000).toFixed(1)} s |`,
  );
  process.stderr.write(`${rows.at(-1)}\n`);
}

/** Inspects every answer of the servers. */
function watchAnswers(): void {
  const send = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const at = performance.now();
    try {
      const response = await send(input, init);
      counts.answers += 1;
      if (response.status === 503) {
        counts.unavailable += 1;
        if (response.headers.get('retry-after') === null) counts.without_retry_after += 1;
      } else if (response.status >= 500) {
        counts.other_5xx += 1;
        process.stderr.write(`${response.status} of ${response.url}\n`);
      }
      return response;
    } catch (error) {
      counts.unanswered += 1;
      throw error;
    } finally {
      const took = performance.now() - at;
      slowestMs = Math.max(slowestMs, took);
      if (took > PATIENCE_MS) counts.hung += 1;
    }
  };
}

async function ask(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: postgres.url });
  client.on('error', () => {});
  await client.connect();
  await client.query(statement);
  await client.end();
}

/** Prefers a back end in a transaction. */
async function terminateOne(): Promise<void> {
  await ask(`select pg_terminate_backend(pid) from (select pid from pg_stat_activity
    where application_name like 'countersign%' order by state <> 'idle' desc, random() limit 1) as one`);
}

async function terminateAll(): Promise<void> {
  await ask(`select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'countersign%'`);
}
