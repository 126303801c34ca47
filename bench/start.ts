import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { startPostgres } from '../scripts/setup/postgres.mjs';
import { postgresPrograms } from '../scripts/setup/tools.mjs';
import { writeLines } from './parts/report.ts';

/**
 * Measures the start of the built server and its memory at rest, on a new and on an existing embedded database, by
 * `npm start`, and on PostgreSQL. Memory is that of the whole process tree on a machine that runs nothing else: private pages
 * of all processes, and each page of a file once. Needs Linux, and a build (`npm run build`), which `npm start` would
 * otherwise include in its figures. `npm run bench -- start [SECONDS]` measures the memory that long after the start (45).
 */
const ROOT = fileURLToPath(new URL('..', import.meta.url));
const MAIN = path.join(ROOT, 'packages/server/dist/main.js');
/** After this time the first jobs have run, and threads without tasks have ended. */
const REST_MS = 1000 * Number(process.argv[2] ?? 45);
/** One tick of the processor times in /proc (USER_HZ). */
const TICK_MS = 10;

interface Start {
  readonly startMs: number;
  /** Processor time of the tree until it is ready: unlike `startMs`, independent of what else the machine does. */
  readonly cpuMs: number;
  /** `REST_MS` later; null where the server is stopped at once. */
  readonly memory: Memory | null;
}
interface Memory {
  readonly totalMb: number;
  /** Private memory and the end of the command, the largest first. */
  readonly processes: readonly string[];
}

const directory = mkdtempSync(path.join(tmpdir(), 'countersign-start-'));
const figures: Record<string, number> = {};
try {
  const embedded = { DATA_DIR: path.join(directory, 'embedded') };
  const node = [process.execPath, MAIN];
  take('first_embedded', await measure(node, embedded, { rest: true }));
  take('second_embedded', await measure(node, embedded, { rest: true }));
  take('npm_start_embedded', await measure(['npm', 'start'], embedded, { rest: true }));
  const programs = postgresPrograms();
  if (programs === null) process.stderr.write('PostgreSQL was not found: not measured\n');
  else {
    const { url, stop } = await startPostgres(programs, { durable: true });
    try {
      const settings = { DATA_DIR: path.join(directory, 'postgres'), DATABASE_URL: url };
      take('first_postgres', await measure(node, settings, { rest: true }));
      take('second_postgres', await measure(node, settings, { rest: false }));
    } finally {
      await stop();
    }
  }
} finally {
  rmSync(directory, { recursive: true, force: true });
}
writeLines(
  'start',
  'Start and memory at rest',
  'Time until the server is ready, the CPU of its process tree until then, and its memory 45 s later.',
  Object.entries(figures).map(([name, value]) => `${name.padEnd(28)} ${value}`),
);
process.stdout.write(`${JSON.stringify({ bench: 'start', figures })}\n`);

function take(name: string, { startMs, cpuMs, memory }: Start): void {
  Object.assign(figures, { [`${name}_ms`]: Math.round(startMs), [`${name}_cpu_ms`]: cpuMs });
  if (memory !== null) figures[`${name}_mb`] = Math.round(memory.totalMb);
  process.stdout.write(`${name}: ${JSON.stringify(memory?.processes ?? [], null, 2)}\n`);
}

/** Starts the server until it says that it is ready, and stops it. */
async function measure(
  [program = '', ...args]: readonly string[],
  settings: Readonly<Record<string, string>>,
  { rest }: { readonly rest: boolean },
): Promise<Start> {
  const { PATH = '', HOME = '' } = process.env;
  const began = performance.now();
  const child = spawn(program, args, {
    cwd: ROOT,
    env: { PATH, HOME, MODE: 'evaluation', PORT: '0', LOG_LEVEL: 'error', ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const closed = new Promise((resolve) => child.once('close', resolve));
  try {
    await ready(child);
    const startMs = performance.now() - began;
    const cpuMs = treeOf(child).reduce((sum, pid) => sum + cpuMsOf(pid), 0);
    if (!rest) return { startMs, cpuMs, memory: null };
    await pause(REST_MS);
    return { startMs, cpuMs, memory: memoryOf(treeOf(child)) };
  } finally {
    // npm does not pass the signal on to the server.
    for (const pid of treeOf(child)) process.kill(pid, 'SIGTERM');
    await closed;
  }
}

function ready(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = '';
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      if (said.includes('ready in')) resolve();
    });
    child.once('exit', () => reject(new Error(`it ended: ${said}`)));
  });
}

/** Fields of /proc/PID/stat after the name of the program, which may contain spaces: [0] is field 3 of proc(5). */
function statOf(pid: number): string[] {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}

/** utime and stime are fields 14 and 15. */
function cpuMsOf(pid: number): number {
  const stat = statOf(pid);
  return (Number(stat[11]) + Number(stat[12])) * TICK_MS;
}

/** The process and all below it. */
function treeOf({ pid: root = 0 }: ChildProcess): number[] {
  const parents = new Map<number, number>();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      parents.set(Number(name), Number(statOf(Number(name))[1]));
    } catch {
      // The process has ended.
    }
  }
  const isBelow = (pid: number): boolean => pid === root || (parents.has(pid) && isBelow(parents.get(pid) ?? 0));
  return [...parents.keys()].filter(isBelow);
}

function memoryOf(pids: readonly number[]): Memory {
  const shared = new Map<string, number>();
  const all = pids.map((pid) => {
    let privateMb = 0;
    for (const { place, fileMb, anonymousMb } of mappingsOf(pid)) {
      privateMb += anonymousMb;
      shared.set(place, Math.max(shared.get(place) ?? 0, fileMb));
    }
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').join(' ').trim();
    return { privateMb, line: `${privateMb.toFixed(0)} MB private: ${command.slice(-60)}` };
  });
  const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
  return {
    totalMb: sum(all.map(({ privateMb }) => privateMb)) + sum([...shared.values()]),
    processes: all.toSorted((a, b) => b.privateMb - a.privateMb).map(({ line }) => line),
  };
}

interface Mapping {
  /** File and offset; empty for memory of no file. */
  readonly place: string;
  readonly fileMb: number;
  readonly anonymousMb: number;
}

function mappingsOf(pid: number): Mapping[] {
  return readFileSync(`/proc/${pid}/smaps`, 'utf8')
    .split(/^(?=[0-9a-f]+-[0-9a-f]+ )/m)
    .map((mapping) => {
      const [head = ''] = mapping.split('\n');
      const [, , offset = '', , , ...file] = head.split(/ +/);
      const mbOf = (field: string): number =>
        Number(new RegExp(`^${field}:\\s+(\\d+) kB$`, 'm').exec(mapping)?.[1] ?? 0) / 1024;
      const anonymousMb = mbOf('Anonymous');
      return { place: `${offset} ${file.join(' ')}`, fileMb: mbOf('Rss') - anonymousMb, anonymousMb };
    });
}
