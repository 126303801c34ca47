import { randomInt } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { buildServer, canKillAtFsync, freePort, startServer } from './parts/killable-server.ts';
import { postgresForSoak } from './parts/postgres.ts';
import { type Load, type Verdict, judge, makeLoad, work } from './parts/signing-load.ts';

/**
 * npm run soak -- kill [TIMES] [embedded|postgres]: a server is killed with at least four changing calls in flight, half of the
 * times at an fsync, and restarted without intervention; half of the times on the embedded database and half on PostgreSQL,
 * unless one is named. No acknowledged act may be lost, no signature may be doubled, every file must be valid. The time until a
 * kill is counted in calls, so that a slow machine behaves the same.
 */
const times = Number(process.argv[2] ?? 200);
const [only] = process.argv.slice(3);
const SENDERS = 6;
const SIGNERS = 3;
const LEAST_IN_FLIGHT = 4;
/** A run is killed after at most this many answers, or at one of this many fsyncs. */
const ANSWERS = 16;
const FSYNCS = { embedded: 30, postgres: 12 };
/** Acknowledged acts are verified after this many kills, and at the end. */
const JUDGED_AFTER = 50;
const GIVE_UP_MS = 300_000;

type Engine = keyof typeof FSYNCS;
const engines: readonly Engine[] = only === 'embedded' || only === 'postgres' ? [only] : ['embedded', 'postgres'];
const atFsync = canKillAtFsync();

interface Result extends Verdict {
  kills: number;
  at_fsync: number;
  least_in_flight: number;
  /** Kills with fewer calls in flight, which are repeated. */
  not_counted: number;
  envelopes: number;
  acknowledged: number;
}

const say = (line: string): void => void process.stdout.write(`${line}\n`);
await buildServer();
const results = Object.fromEntries(
  await Promise.all(engines.map(async (engine) => [engine, await soak(engine, Math.ceil(times / engines.length))])),
) as Record<Engine, Result>;

say(
  '| Database | Kills | at an fsync | fewest acts in flight | envelopes | acknowledged | lost | doubled | invalid | half done |',
);
say('|---|---|---|---|---|---|---|---|---|---|');
for (const [engine, one] of Object.entries(results))
  say(
    `| ${[engine, one.kills, one.at_fsync, one.least_in_flight, one.envelopes, one.acknowledged, one.lost, one.doubled, one.invalid, one.unfinished].join(' | ')} |`,
  );
say(JSON.stringify({ soak: 'kill', counts: results }));
const isSound = ({ kills, at_fsync, acknowledged, lost, doubled, invalid, unfinished }: Result): boolean =>
  lost + doubled + invalid + unfinished === 0 && acknowledged > 0 && (!atFsync || at_fsync * 2 >= kills - 1);
process.exit(Object.values(results).every(isSound) ? 0 : 1);

async function soak(engine: Engine, kills: number): Promise<Result> {
  const root = mkdtempSync(path.join(tmpdir(), 'countersign-soak-'));
  const postgres = engine === 'postgres' ? await postgresForSoak() : null;
  const env: Record<string, string> = postgres === null ? {} : { DATABASE_URL: postgres.url };
  const port = await freePort();
  const dataDir = path.join(root, 'data');
  const result: Result = {
    kills: 0,
    at_fsync: 0,
    least_in_flight: Infinity,
    not_counted: 0,
    envelopes: 0,
    acknowledged: 0,
    lost: 0,
    doubled: 0,
    invalid: 0,
    unfinished: 0,
  };
  let server = await startServer(dataDir, port, env);
  const load = await makeLoad([`http://127.0.0.1:${port}`], SENDERS, SIGNERS);
  while (result.kills < kills) {
    const wantsFsync = atFsync && result.at_fsync * 2 <= result.kills;
    await kill(server, load, wantsFsync ? 1 + randomInt(FSYNCS[engine]) : null, result);
    server = await startServer(dataDir, port, env);
    if (result.kills < kills && result.kills % JUDGED_AFTER !== 0) continue;
    await judge(load, result);
    result.envelopes += load.sents.length;
    result.acknowledged += load.sents.reduce((sum, { acknowledged }) => sum + acknowledged.size, 0);
    load.sents.length = 0;
    process.stderr.write(`${engine}, ${Math.floor(performance.now() / 1000)} s: ${JSON.stringify(result)}\n`);
  }
  server.kill();
  await server.ended;
  await postgres?.stop();
  rmSync(root, { recursive: true, force: true });
  return result;
}

/**
 * Runs one server under load until it is killed.
 * @param fsync the number of the fsync at which it is killed; null kills it after some answers
 */
async function kill(
  server: Awaited<ReturnType<typeof startServer>>,
  load: Load,
  fsync: number | null,
  result: Result,
): Promise<void> {
  let isOver = false;
  const exited = server.ended.then(() => (isOver = true));
  const { acts } = load;
  Object.assign(acts, { answered: 0, cut: 0 });
  const working = Promise.all(load.senders.map((sender) => work(load, sender, () => isOver)));
  const until = Date.now() + GIVE_UP_MS;
  const answers = fsync === null ? randomInt(ANSWERS) : 0;
  while (!isOver && Date.now() < until && (acts.answered < answers || acts.inFlight < LEAST_IN_FLIGHT)) await pause(2);
  if (fsync !== null) {
    server.killAtFsync(fsync);
    await Promise.race([exited, pause(GIVE_UP_MS)]);
  } else await pause(randomInt(30));
  const isAtFsync = fsync !== null && isOver;
  server.kill();
  await exited;
  await working;
  if (acts.cut < LEAST_IN_FLIGHT) return void (result.not_counted += 1);
  result.kills += 1;
  result.at_fsync += isAtFsync ? 1 : 0;
  result.least_in_flight = Math.min(result.least_in_flight, acts.cut);
}
