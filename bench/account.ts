import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Account, account } from './parts/account.ts';
import { runCeremonies } from './parts/ceremonies.ts';
import { ceremonyFloor } from './parts/ceremony-floor.ts';
import { type Engine, canRun, withServer } from './parts/ceremony-server.ts';
import { descendants, scriptOf } from './parts/processes.ts';
import { writeLines } from './parts/report.ts';
import { canSample, sampled } from './parts/samples.ts';
import { buildServer } from './soak/parts/killable-server.ts';

/**
 * npm run bench -- account [COUNT [ENGINE]]: where the CPU of one ceremony goes, by thread, process and library, on the
 * embedded database and on PostgreSQL. It needs perf(1). The last line is one JSON object of milliseconds per ceremony.
 */
const COUNT = Number(process.argv[2] ?? 40);
const ENGINES: readonly Engine[] =
  process.argv[3] === undefined ? ['embedded', 'postgres'] : [process.argv[3] as Engine];
const WARM_UP = 30;
const AT_LEAST_MS = 0.5;

if (!canSample()) {
  process.stderr.write('perf is not installed\n');
  process.exit(2);
}
const lines: string[] = [];
const say = (text: string): void => {
  lines.push(text);
  process.stderr.write(`${text}\n`);
};
const ms: Record<string, number> = {};

await buildServer();
const floorMs = await ceremonyFloor();
say(`floor: ${floorMs.toFixed(1)} ms`);
for (const engine of ENGINES) if (canRun(engine)) await withServer(engine, onServer(engine), ['--perf-basic-prof']);
writeLines(
  'account',
  'Where the milliseconds of a ceremony go',
  'Samples of all threads of the server and of its database, one ceremony at a time after a warm-up; milliseconds of CPU per ceremony. ' +
    'Sampling itself costs a few percent.',
  lines,
);
process.stdout.write(`${JSON.stringify({ bench: 'account', ms })}\n`);

function onServer(engine: Engine): (base: string, pid: number) => Promise<void> {
  return async (base, pid) => {
    const step = <T>(_name: string, work: () => Promise<T>): Promise<T> => work();
    const file = path.join(tmpdir(), `countersign-account-${process.pid}`);
    const scripts = new Map<number, string>();
    const measured = (work: () => Promise<void>): Promise<void> =>
      sampled(descendants(), file, async () => {
        await work();
        for (const one of descendants()) scripts.set(one, scriptOf(one));
      });
    await runCeremonies(base, { count: COUNT, warmUp: WARM_UP, atOnce: 1, step, measured });
    print(engine, await account(file, pid, scripts));
    rmSync(`/tmp/perf-${pid}.map`, { force: true });
  };
}

function print(engine: Engine, found: Account): void {
  const total = [...found.values()].flatMap((parts) => [...parts.values()]).reduce((sum, one) => sum + one, 0) / COUNT;
  say(`${engine}: ${total.toFixed(0)} ms`);
  ms[engine] = Math.round(total);
  const sumOf = (parts: ReadonlyMap<string, number>): number => [...parts.values()].reduce((sum, one) => sum + one, 0);
  for (const [where, parts] of [...found].toSorted(([, a], [, b]) => sumOf(b) - sumOf(a))) {
    const sum = sumOf(parts) / COUNT;
    if (sum < AT_LEAST_MS) continue;
    say(`  ${where.padEnd(44)}${sum.toFixed(1).padStart(7)}`);
    ms[`${engine}: ${where}`] = Math.round(sum);
    for (const [what, one] of [...parts].toSorted(([, a], [, b]) => b - a))
      if (parts.size > 1 && one / COUNT >= AT_LEAST_MS)
        say(`    ${what.padEnd(42)}${(one / COUNT).toFixed(1).padStart(7)}`);
  }
}
