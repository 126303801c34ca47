import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { postgresPrograms } from '../scripts/setup/tools.mjs';
import { startPostgres } from '../scripts/setup/postgres.mjs';
import { CODE_EVERY_MS, type Opened, type Pair, finishCeremony, newPair, openCeremony } from './parts/ceremony.ts';
import { ceremonyFloor } from './parts/ceremony-floor.ts';
import { cpuMsOf, descendants, memoryMbOf } from './parts/processes.ts';
import { writeLines } from './parts/report.ts';
import { Waterfall } from './parts/waterfall.ts';
import { buildServer, freePort, startServer } from './soak/parts/killable-server.ts';

/**
 * npm run bench -- ceremony [COUNT [AT_ONCE [ENGINE]]]: the CPU of the whole process tree for one contract from its draft to
 * its download: an upload of 100 KB, two participants in sequence, four fields, one signature by password and one by code.
 * COUNT ceremonies are measured for each number of AT_ONCE, such as 1,4,16, on the embedded database and on a PostgreSQL
 * that waits for the disk. The floor is measured in the same run. The last line is one JSON object of ratios.
 */
const COUNT = Number(process.argv[2] ?? 16);
const AT_ONCE = (process.argv[3] ?? '1,4,16').split(',').map(Number);
const ENGINE = process.argv[4] ?? 'both';
const WARM_UP = 6;
/** Jobs after the last call have ended by then, which the tree shows by needing no more CPU. */
const SETTLED_MS = 1000;

const lines: string[] = [];
const say = (text: string): void => {
  lines.push(text);
  process.stderr.write(`${text}\n`);
};
const rounded = (value: number): number => Math.round(value * 100) / 100;
const ratios: Record<string, number> = {};
/** The processes that are measured. */
let pids: number[] = [];
const treeMs = (): number => cpuMsOf(pids);

await buildServer();
const floorMs = await ceremonyFloor();
say(`floor: ${rounded(floorMs)} ms`);
ratios['floor_ms'] = rounded(floorMs);
if (ENGINE !== 'postgres') await onEngine('embedded');
if (ENGINE !== 'embedded') await onEngine('postgres');
writeLines(
  'ceremony',
  'One contract from its draft to its download',
  'The CPU of the whole process tree, per step where one contract runs at a time; the floor is what its hashes, signatures, bare ' +
    'requests and waits for the disk cost in the same run.',
  lines,
);
process.stdout.write(`${JSON.stringify({ bench: 'ceremony', ratios })}\n`);

async function onEngine(engine: 'embedded' | 'postgres'): Promise<void> {
  const programs = postgresPrograms();
  if (engine === 'postgres' && programs === null) return say('postgres: skipped, its programs are not installed');
  const postgres = engine === 'postgres' && programs !== null ? await startPostgres(programs, { durable: true }) : null;
  const dataDir = mkdtempSync(path.join(tmpdir(), 'countersign-bench-'));
  const port = await freePort();
  const server = await startServer(dataDir, port, {
    TRUST_PROXY: '127.0.0.1',
    ...(postgres === null ? {} : { DATABASE_URL: postgres.url }),
  });
  try {
    const base = `http://127.0.0.1:${port}`;
    await run(base, WARM_UP, 3, new Waterfall(treeMs));
    ratios[`${engine}_memory_mb`] = rounded(memoryMbOf(descendants()));
    for (const atOnce of AT_ONCE) await measure(engine, base, atOnce);
  } finally {
    server.kill();
    await server.ended;
    await postgres?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function measure(engine: string, base: string, atOnce: number): Promise<void> {
  const waterfall = new Waterfall(treeMs);
  const ms = await run(base, COUNT, atOnce, waterfall);
  say(`${engine}, ${atOnce} at once: ${rounded(ms)} ms of CPU per ceremony`);
  if (atOnce === 1) say(waterfall.table(COUNT));
  const p99 = waterfall.p99();
  say(`slowest call (p99): ${p99.name} ${rounded(p99.ms)} ms`);
  ratios[`${engine}_${atOnce}_cpu_ms`] = rounded(ms);
  ratios[`${engine}_${atOnce}_over_floor`] = rounded(ms / floorMs);
  ratios[`${engine}_${atOnce}_p99_ms`] = rounded(p99.ms);
}

/** @returns milliseconds of CPU per ceremony */
async function run(base: string, count: number, atOnce: number, { step }: Waterfall): Promise<number> {
  const pairs = await Promise.all(Array.from({ length: atOnce }, () => newPair(base)));
  await settled();
  const opened: (readonly [Pair, Opened])[] = [];
  let cpu = 0;
  const lanes = async (work: (pair: Pair) => Promise<boolean>): Promise<void> => {
    const began = treeMs();
    await Promise.all(
      pairs.map(async (pair) => {
        while (await work(pair)) continue;
      }),
    );
    await settled();
    cpu += treeMs() - began;
  };
  let left = count;
  await lanes(async (pair) => {
    if (left === 0) return false;
    left -= 1;
    opened.push([pair, await openCeremony(base, pair, step)]);
    return true;
  });
  const last = Math.max(...opened.map(([, { codeAt }]) => codeAt));
  await pause(Math.max(0, last + CODE_EVERY_MS - Date.now()));
  await lanes(async () => {
    const next = opened.pop();
    if (next === undefined) return false;
    await finishCeremony(...next, step);
    return true;
  });
  return cpu / count;
}

/** Waits until the server needs hardly any CPU. */
async function settled(): Promise<void> {
  pids = descendants();
  for (let before = treeMs(); ;) {
    await pause(SETTLED_MS);
    const now = treeMs();
    if (now - before < 50) return;
    before = now;
  }
}
