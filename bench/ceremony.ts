import { CallTimes } from './parts/call-times.ts';
import { runCeremonies } from './parts/ceremonies.ts';
import { ceremonyFloor } from './parts/ceremony-floor.ts';
import { type Engine, canRun, withServer } from './parts/ceremony-server.ts';
import { cpuMsOf, descendants, memoryMbOf } from './parts/processes.ts';
import { writeLines } from './parts/report.ts';
import { Waterfall } from './parts/waterfall.ts';
import { buildServer } from './soak/parts/killable-server.ts';

/**
 * npm run bench -- ceremony [COUNT [AT_ONCE [ENGINE]]]: the CPU of the whole process tree for one contract from its draft to
 * its download: an upload of 100 KB, two participants in sequence, four fields, one signature by password and one by code.
 * COUNT ceremonies are measured for each number of AT_ONCE, such as 1,4,16, on the embedded database and on a PostgreSQL
 * that waits for the disk, or on the one ENGINE: embedded, postgres, or pgbouncer (PostgreSQL behind PgBouncer). The floor is measured in the same run. The last line is one JSON object of ratios.
 */
const COUNT = Number(process.argv[2] ?? 40);
const AT_ONCE = (process.argv[3] ?? '1,4,16').split(',').map(Number);
const ENGINE = process.argv[4] ?? 'both';
/** By then most of what V8 compiles on a server that has run for a while is compiled. */
const WARM_UP = 100;

const lines: string[] = [];
const say = (text: string): void => {
  lines.push(text);
  process.stderr.write(`${text}\n`);
};
const rounded = (value: number): number => Math.round(value * 100) / 100;
const calls = new CallTimes();
const ratios: Record<string, number> = {};
/** Milliseconds of CPU of all processes below this one; the server has started them by the time it is measured. */
const treeMs = (): number => cpuMsOf(descendants());

await buildServer();
const floorMs = await ceremonyFloor();
say(`floor: ${rounded(floorMs)} ms`);
ratios['floor_ms'] = rounded(floorMs);
if (ENGINE === 'both' || ENGINE === 'embedded') await onEngine('embedded');
if (ENGINE === 'both' || ENGINE === 'postgres') await onEngine('postgres');
if (ENGINE === 'pgbouncer') await onEngine('pgbouncer');
writeLines(
  'ceremony',
  'One contract from its draft to its download',
  'The CPU of the whole process tree, per step where one contract runs at a time; the floor is what its hashes, signatures, bare ' +
    'requests and waits for the disk cost in the same run.',
  lines,
);
process.stdout.write(`${JSON.stringify({ bench: 'ceremony', ratios })}\n`);

async function onEngine(engine: Engine): Promise<void> {
  if (!canRun(engine)) return say(`${engine}: skipped, its programs are not installed`);
  await withServer(engine, async (base) => {
    for (const atOnce of AT_ONCE) await measure(engine, base, atOnce);
    ratios[`${engine}_memory_mb`] = rounded(memoryMbOf(descendants()));
  });
}

async function measure(engine: string, base: string, atOnce: number): Promise<void> {
  const waterfall = new Waterfall(treeMs);
  const ms = await run(base, atOnce, waterfall);
  say(`${engine}, ${atOnce} at once: ${rounded(ms)} ms of CPU per ceremony`);
  if (atOnce === 1) say(waterfall.table(COUNT));
  const p99 = calls.p99();
  say(`slowest call (p99): ${p99.name} ${rounded(p99.ms)} ms`);
  ratios[`${engine}_${atOnce}_cpu_ms`] = rounded(ms);
  ratios[`${engine}_${atOnce}_over_floor`] = rounded(ms / floorMs);
  ratios[`${engine}_${atOnce}_p99_ms`] = rounded(p99.ms);
}

/** @returns milliseconds of CPU per ceremony */
async function run(base: string, atOnce: number, { step }: Waterfall): Promise<number> {
  let cpu = 0;
  const measured = async (work: () => Promise<void>): Promise<void> => {
    const began = treeMs();
    await calls.noted(work);
    cpu = treeMs() - began;
  };
  await runCeremonies(base, { count: COUNT, warmUp: WARM_UP, atOnce, step, measured });
  return cpu / COUNT;
}
