import { type ChildProcess, fork } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { serialize } from 'node:v8';
import { makeCase } from './parts/fuzz-cases.ts';
import { makeSamples } from './parts/fuzz-samples.ts';

/**
 * npm run soak -- fuzz [SECONDS] [SEED] [DIR]: the readers of PDFs, CMS, certificates, revocation lists, OCSP and time-stamps,
 * each case is a valid sample with random changes, in processes that are killed if a case takes more than five seconds or 768
 * MB. A reader must return a result or throw its own error; anything else is a crash. Failing cases are kept as files and
 * reported with the seed, which reproduces them from the same samples. Small PDFs under DIR are also used as samples.
 */
const seconds = Number(process.argv[2] ?? 300);
const seed = Number(process.argv[3] ?? randomInt(2 ** 31));
const corpus = process.argv[4] ?? null;
const CASE_MS = 5_000;
const MEMORY_BYTES = 768 * 1024 * 1024;
const HEAP_MB = 512;
const WATCH_MS = 250;
/** Far enough apart that no two processes run the same case. */
const APART = 1_000_000_000;
const PAGE_BYTES = 4096;
const TICK_MS = 10;

const CHILD = fileURLToPath(new URL('parts/fuzz-child.ts', import.meta.url));
const directory = mkdtempSync(path.join(tmpdir(), 'countersign-fuzz-'));
const samples = makeSamples(corpus);
const samplesFile = path.join(directory, 'samples');
writeFileSync(samplesFile, serialize(samples));
const counts = { cases: 0, crashes: 0, hangs: 0, over_memory: 0 };
const end = performance.now() + seconds * 1000;

process.stderr.write(`seed ${seed}, ${seconds} s\n`);
const lanes = Math.max(1, availableParallelism() - 1);
await Promise.all(Array.from({ length: lanes }, (_, lane) => run(lane * APART)));
const failures = counts.crashes + counts.hangs + counts.over_memory;
if (failures === 0) rmSync(directory, { recursive: true, force: true });
else process.stderr.write(`failing cases are kept in ${directory}\n`);
process.stdout.write(`${JSON.stringify({ soak: 'fuzz', seed, counts })}\n`);
process.exit(failures === 0 ? 0 : 1);

/** One lane: consecutive processes, each continuing after the case that ended the previous one. */
async function run(first: number): Promise<void> {
  let next = first;
  while (performance.now() < end) next = (await runChild(next)) + 1;
}

/** Runs a process until the time is up or a case ends it; returns the number of its last case. */
function runChild(first: number): Promise<number> {
  return new Promise((resolve) => {
    const execArgv = ['--import', 'tsx', `--max-old-space-size=${HEAP_MB}`];
    const child = fork(CHILD, [samplesFile, String(seed), String(first)], { execArgv });
    const state = { begun: first - 1, at: 0, ended: false };
    const kill = (kind: 'hangs' | 'over_memory' | null): void => {
      if (state.ended) return;
      state.ended = true;
      if (kind !== null) fail(kind, state.begun, '');
      child.kill('SIGKILL');
    };
    child.on('message', (message: { begun?: number; crashed?: number; error?: string }) => {
      if (message.begun !== undefined) {
        counts.cases += 1;
        Object.assign(state, { begun: message.begun, at: workedMs(child) });
      } else if (message.crashed !== undefined) fail('crashes', message.crashed, message.error ?? '');
    });
    const watch = setInterval(() => {
      if (performance.now() > end) kill(null);
      else if (state.begun >= first && workedMs(child) - state.at > CASE_MS) kill('hangs');
      else if (residentBytes(child) > MEMORY_BYTES) kill('over_memory');
    }, WATCH_MS);
    child.on('exit', () => {
      clearInterval(watch);
      // V8 ends a process whose heap is full; nothing else ends a process unexpectedly.
      if (!state.ended)
        fail(state.begun < first ? 'crashes' : 'over_memory', state.begun, 'the process ended by itself');
      resolve(state.begun);
    });
  });
}

function fail(kind: 'crashes' | 'hangs' | 'over_memory', number: number, detail: string): void {
  counts[kind] += 1;
  const { reader, bytes } = makeCase(samples, seed, number);
  const file = path.join(directory, `${kind}-${reader}-${number}`);
  writeFileSync(file, bytes);
  process.stderr.write(`${kind}: ${reader}, seed ${seed}, case ${number}: ${file}\n${detail}\n`);
}

/** The processor time of a process: on a busy machine a waiting reader does not count as hanging. */
function workedMs({ pid }: ChildProcess): number {
  try {
    const [, after = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
    const fields = after.split(' ');
    return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) * TICK_MS;
  } catch {
    return 0;
  }
}

function residentBytes({ pid }: ChildProcess): number {
  try {
    return Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1] ?? 0) * PAGE_BYTES;
  } catch {
    return 0;
  }
}
