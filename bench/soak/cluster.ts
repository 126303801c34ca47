import { randomInt } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { hasPgbouncer, startPgbouncer } from '../../packages/server/test/pooler/start-pgbouncer.ts';
import { isInstalled, makeCertificate, startProxy } from '../../packages/server/test/proxies/start-proxy.ts';
import { SetupError } from '../../scripts/setup/steps.mjs';
import { type RunningServer, buildServer, freePort, startServer } from './parts/killable-server.ts';
import { postgresForSoak } from './parts/postgres.ts';
import { type Verdict, judge, makeLoad, work } from './parts/signing-load.ts';

/**
 * npm run soak -- cluster [--minutes 2] [--every 10] [--rounds 2] [--drain 5]: four servers on one PostgreSQL through PgBouncer in transaction
 * mode, and on one store, behind nginx with the shipped configuration. Contracts are sent and signed without a break, each request
 * on any server. First all servers are restarted one after the other (SIGTERM), `rounds` times, without one failed request; then one
 * at random is killed (SIGKILL) every so many seconds; it is started again at once, and the next kill does not wait for it, so that
 * several may be away. The last one that runs is not killed, or the service would end by the speed of this machine only. In the end nothing that was acknowledged may be lost or doubled. Figures:
 * bench/RELIABILITY.md.
 */
const option = (name: string, otherwise: number): number => {
  const at = process.argv.indexOf(`--${name}`);
  return at === -1 ? otherwise : Number(process.argv[at + 1]);
};
const MINUTES = option('minutes', 2);
const EVERY_MS = 1000 * option('every', 10);
const ROUNDS = option('rounds', 2);
/** 0 shows what draining adds: requests that fail without it are counted and no failure of the run. */
const DRAIN_SEC = option('drain', 5);
const SERVERS = 4;
const SENDERS = 6;
const SIGNERS = 4;
const SETTLED_MS = 3000;
const MOST_FAILED_STARTS = 20;
/** Between two restarts: nginx counts on a server again 10 s after it has refused a connection. */
const BETWEEN_MS = 11_000;

const say = (line: string): void => void process.stderr.write(`${line}\n`);
if (!isInstalled('nginx') || !hasPgbouncer()) throw new SetupError('this soak needs nginx and pgbouncer');
// The certificate of the proxy is signed by itself.
process.env['NODE_TLS_REJECT_UNAUTHORIZED'] = '0';

const counts = {
  restarts: 0,
  kills: 0,
  most_away: 0,
  not_killed_as_the_last_one: 0,
  failed_starts: 0,
  answers: 0,
  answers_while_restarting: 0,
  failed_while_restarting: 0,
  unanswered_while_killing: 0,
  unavailable_while_killing: 0,
  other_5xx: 0,
  limited: 0,
  envelopes: 0,
  acknowledged: 0,
  judged: 0,
  ...({ lost: 0, doubled: 0, invalid: 0, unfinished: 0 } satisfies Verdict),
};
let phase: 'RESTARTING' | 'KILLING' | 'OTHER' = 'OTHER';

await buildServer();
const root = mkdtempSync(path.join(tmpdir(), 'countersign-soak-'));
const postgres = await postgresForSoak();
const pooler = await startPgbouncer(postgres.url, { connections: 20 });
const ports = { http: await freePort(), https: await freePort() };
const site = `https://localhost:${ports.https}`;
const env = {
  DATABASE_URL: pooler.url,
  DATABASE_DIRECT_URL: postgres.url,
  KEK: 'ab'.repeat(32),
  PEPPER: 'cd'.repeat(32),
  PUBLIC_URL: site,
  TRUST_PROXY: '127.0.0.1',
  DRAIN_SEC: String(DRAIN_SEC),
};
const serverPorts: number[] = [];
for (let n = 0; n < SERVERS; n += 1) serverPorts.push(await freePort());
const start = (n: number): Promise<RunningServer> => startServer(path.join(root, 'data'), serverPorts[n] ?? 0, env);
/** As a service manager: on a machine that is too busy a start may end with an error, and is repeated. */
async function startAgain(n: number): Promise<RunningServer> {
  for (;;) {
    try {
      return await start(n);
    } catch (error) {
      counts.failed_starts += 1;
      say(String(error));
      if (counts.failed_starts > MOST_FAILED_STARTS) throw error;
    }
  }
}
const servers: RunningServer[] = [];
// The first one makes the schema and the authority.
for (let n = 0; n < SERVERS; n += 1) servers.push(await start(n));
const stopProxy = await startProxy(
  'nginx',
  {
    ports,
    certificate: makeCertificate(root),
    server: serverPorts.map((port) => `127.0.0.1:${port}`).join('; server '),
  },
  root,
);
say(`${SERVERS} servers behind ${site}`);

watchAnswers();
try {
  await carryOut();
} finally {
  for (const server of servers) server.kill();
  await Promise.all(servers.map((server) => server.ended));
  await stopProxy();
  await pooler.stop();
  await postgres.stop();
  rmSync(root, { recursive: true, force: true });
}

process.stdout.write(`${JSON.stringify({ soak: 'cluster', minutes: MINUTES, counts })}\n`);
const { lost, doubled, invalid, unfinished, failed_while_restarting, other_5xx, judged, kills } = counts;
const wrong = lost + doubled + invalid + unfinished + other_5xx;
const isAsExpected = DRAIN_SEC === 0 || failed_while_restarting === 0;
process.exit(wrong === 0 && isAsExpected && judged > 0 && (kills > 0 || MINUTES === 0) ? 0 : 1);

async function carryOut(): Promise<void> {
  const load = await makeLoad([site], SENDERS, SIGNERS);
  let isOver = false;
  const working = Promise.all(load.senders.map((sender) => work(load, sender, () => isOver)));
  // It is waited for in the end.
  working.catch(() => {});
  await pause(SETTLED_MS);

  phase = 'RESTARTING';
  for (let n = 0; n < ROUNDS * SERVERS; n += 1) {
    await restart(n % SERVERS);
    await pause(BETWEEN_MS);
  }
  say(
    `restarted ${counts.restarts} times: ${counts.failed_while_restarting} failed of ${counts.answers_while_restarting}`,
  );

  phase = 'KILLING';
  const away = new Map<number, Promise<void>>();
  for (const until = Date.now() + MINUTES * 60_000; Date.now() < until; await pause(EVERY_MS)) {
    const running = servers.map((_server, n) => n).filter((n) => !away.has(n));
    const n = running[randomInt(running.length)] ?? 0;
    if (running.length === 1) counts.not_killed_as_the_last_one += 1;
    else {
      const back = kill(n).then(() => void away.delete(n));
      // It is waited for in the end.
      back.catch(() => {});
      away.set(n, back);
    }
    counts.most_away = Math.max(counts.most_away, away.size);
  }
  await Promise.all(away.values());
  phase = 'OTHER';
  isOver = true;
  await working;
  say(`killed ${counts.kills} times; ${load.sents.length} contracts are judged`);
  await judge(load, counts);
  counts.judged = load.sents.filter(({ isStarted }) => isStarted).length;
  counts.envelopes = load.sents.length;
  counts.acknowledged = load.sents.reduce((sum, { acknowledged }) => sum + acknowledged.size, 0);
}

/** As an operator updates a server: SIGTERM, the end of its process, a new one. */
async function restart(n: number): Promise<void> {
  const server = servers[n];
  if (server === undefined) return;
  process.kill(server.pid, 'SIGTERM');
  await server.ended;
  servers[n] = await startAgain(n);
  counts.restarts += 1;
  say(`server ${n + 1} was restarted: ${counts.failed_while_restarting} failed requests so far`);
}

async function kill(n: number): Promise<void> {
  servers[n]?.kill();
  await servers[n]?.ended;
  servers[n] = await startAgain(n);
  counts.kills += 1;
}

/** Inspects every answer. A proxy that got none from its server says so by 502 or 504, which is none for the client either. */
function watchAnswers(): void {
  const send = globalThis.fetch;
  // Codes are shown to this machine only, and not through a proxy.
  const direct = `http://127.0.0.1:${serverPorts[0]}`;
  const past = (input: RequestInfo | URL): RequestInfo | URL =>
    typeof input === 'string' && input.startsWith(`${site}/dev/outbox`) ? input.replace(site, direct) : input;
  const failed = (why: string, input: unknown): void => {
    if (phase !== 'RESTARTING') return;
    counts.failed_while_restarting += 1;
    say(`failed: ${why} ${input instanceof Request ? input.url : String(input)}`);
  };
  globalThis.fetch = async (input, init) => {
    try {
      const response = await send(past(input), init);
      counts.answers += 1;
      if (phase === 'RESTARTING') counts.answers_while_restarting += 1;
      const { status } = response;
      if (status === 429) counts.limited += 1;
      if (status < 500) return response;
      failed(String(status), input);
      if (status === 502 || status === 504) throw new TypeError('fetch failed');
      if (status === 503 && phase !== 'RESTARTING') counts.unavailable_while_killing += 1;
      if (status !== 503) counts.other_5xx += 1;
      return response;
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
      if (phase === 'KILLING') counts.unanswered_while_killing += 1;
      else if (error.cause !== undefined) failed(String((error.cause as Error).message), input);
      throw error;
    }
  };
}
