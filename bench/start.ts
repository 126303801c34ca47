import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { startPostgres } from '../scripts/setup/postgres.mjs';
import { postgresPrograms } from '../scripts/setup/tools.mjs';

/**
 * Measures the start of the built server and its memory at rest: the proportional set size (PSS) of all of its processes,
 * on a new and on an existing embedded database, by `npm start`, and on PostgreSQL. Needs Linux, and a build
 * (`npm run build`), which `npm start` would otherwise include in its figures. `npm run bench -- start [SECONDS]` waits that
 * long before it measures the memory (45).
 */
const ROOT = fileURLToPath(new URL('..', import.meta.url));
const MAIN = path.join(ROOT, 'packages/server/dist/main.js');
/** After this time the first jobs have run, and threads without tasks have ended. */
const REST_MS = 1000 * Number(process.argv[2] ?? 45);

interface Start {
  readonly startMs: number;
  /** Of the whole tree, after `REST_MS`; null where the server is stopped at once. */
  readonly memory: Memory | null;
}
interface Memory {
  readonly totalMb: number;
  /** The largest first, each with the end of its command. */
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
process.stdout.write(`${JSON.stringify({ bench: 'start', figures })}\n`);

function take(name: string, { startMs, memory }: Start): void {
  figures[`${name}_ms`] = Math.round(startMs);
  if (memory !== null) figures[`${name}_mb`] = Math.round(memory.totalMb);
  process.stdout.write(
    `${name}: ${(startMs / 1000).toFixed(1)} s${memory === null ? '' : `, ${memory.totalMb.toFixed(0)} MB`}\n`,
  );
  for (const line of memory?.processes ?? []) process.stdout.write(`  ${line}\n`);
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
  const ended = new Promise((resolve) => child.once('exit', resolve));
  try {
    await ready(child);
    const startMs = performance.now() - began;
    if (!rest) return { startMs, memory: null };
    await pause(REST_MS);
    return { startMs, memory: memoryOf(child.pid ?? 0) };
  } finally {
    child.kill('SIGTERM');
    await ended;
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

function memoryOf(root: number): Memory {
  const parents = new Map<number, number>();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
      // The name of the program, in parentheses, may contain spaces; the second field after it is the parent (proc(5)).
      parents.set(Number(name), Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]));
    } catch {
      // The process has ended.
    }
  }
  const isBelow = (pid: number): boolean => pid === root || (parents.has(pid) && isBelow(parents.get(pid) ?? 0));
  const processes = [...parents.keys()]
    .filter(isBelow)
    .map((pid) => ({ mb: pssMb(pid), command: commandOf(pid) }))
    .sort((a, b) => b.mb - a.mb);
  return {
    totalMb: processes.reduce((sum, { mb }) => sum + mb, 0),
    processes: processes.map(({ mb, command }) => `${mb.toFixed(0).padStart(5)} MB  ${command}`),
  };
}

function pssMb(pid: number): number {
  const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
  return Number(/^Pss:\s+(\d+) kB$/m.exec(rollup)?.[1] ?? 0) / 1024;
}

function commandOf(pid: number): string {
  return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').join(' ').trim().slice(-60);
}
