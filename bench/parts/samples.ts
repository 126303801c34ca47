import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';

/** One moment of a thread that was running: the functions on its stack, the innermost first. */
export interface Sample {
  readonly program: string;
  readonly pid: number;
  readonly tid: number;
  readonly stack: readonly string[];
}

const SAMPLES_PER_SEC = 999;
export const SAMPLE_MS = 1000 / SAMPLES_PER_SEC;
const ATTACHED_MS = 500;

export const canSample = (): boolean => spawnSync('perf', ['--version']).status === 0;

/** Samples the threads of these processes with perf(1) while `work` runs. Node.js must run with --perf-basic-prof. */
export async function sampled(pids: readonly number[], file: string, work: () => Promise<void>): Promise<void> {
  const perf: ChildProcess = spawn(
    'perf',
    ['record', '-F', String(SAMPLES_PER_SEC), '-g', '-o', file, '-p', pids.join(',')],
    { stdio: 'ignore' },
  );
  const ended = new Promise<void>((resolve) => perf.once('exit', () => resolve()));
  await pause(ATTACHED_MS);
  try {
    await work();
  } finally {
    perf.kill('SIGINT');
    await ended;
  }
}

/** Reads the samples of a file and deletes it. */
export async function* samplesOf(file: string): AsyncGenerator<Sample> {
  const perf = spawn('perf', ['script', '-i', file, '-F', 'comm,pid,tid,ip,sym'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  let sample: { program: string; pid: number; tid: number; stack: string[] } | null = null;
  for await (const line of createInterface({ input: perf.stdout })) {
    if (line.trim() === '') {
      if (sample !== null) yield sample;
      sample = null;
    } else if (/^\s/.test(line)) {
      // An address, then the name of a function.
      sample?.stack.push(line.trim().replace(/^\S+ ?/, ''));
    } else {
      const [, program = '', pid, tid] = /^(.+?)\s+(\d+)\/(\d+)/.exec(line) ?? [];
      sample = { program, pid: Number(pid), tid: Number(tid), stack: [] };
    }
  }
  if (sample !== null) yield sample;
  rmSync(file, { force: true });
}
