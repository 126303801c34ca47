import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { ensureBuilt } from '../../../scripts/build/build.mjs';

const MAIN = fileURLToPath(new URL('../../../packages/server/dist/main.js', import.meta.url));
const START_MS = 600_000;

/** A port that was free a moment ago: the server keeps its address over all restarts. */
export async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

export interface RunningServer {
  /** The id of its main process. */
  readonly pid: number;
  /** Kills it like a power failure. */
  kill(): void;
  /** Kills it at the n-th fsync of any of its threads from now on. */
  killAtFsync(n: number): void;
  readonly ended: Promise<void>;
}

/** Whether a process can be traced and killed at a system call. */
export const canKillAtFsync = (): boolean =>
  process.platform === 'linux' && process.getuid?.() === 0 && spawnSync('strace', ['-V']).status === 0;

/** Builds the server that `startServer` starts, if its sources have changed. */
export const buildServer = (): Promise<void> => ensureBuilt({ pages: false });

/** Starts the built server on its own data; resolves when it listens. */
export async function startServer(
  dataDir: string,
  port: number,
  env: Readonly<Record<string, string>> = {},
): Promise<RunningServer> {
  const { PATH, HOME, TMPDIR } = process.env;
  const child = spawn(process.execPath, [MAIN], {
    env: {
      PATH,
      HOME,
      TMPDIR,
      MODE: 'evaluation',
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'fatal',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const tracers: ChildProcess[] = [];
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  await ready(child);
  return {
    pid: child.pid ?? 0,
    kill: () => void child.kill('SIGKILL'),
    killAtFsync: (n) => {
      const inject = `inject=fsync,fdatasync:signal=SIGKILL:when=${n}`;
      const watched = ['-f', '-qq', '-o', '/dev/null', '-e', 'trace=fsync,fdatasync', '-e', inject];
      tracers.push(spawn('strace', [...watched, '-p', String(child.pid)], { stdio: 'ignore' }));
    },
    ended: ended.then(async () => {
      for (const tracer of tracers) tracer.kill('SIGKILL');
      // The signer process exits when the pipe to its server closes.
      await pause(100);
    }),
  };
}

function ready(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('the server did not start in time')), START_MS);
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      if (!text.includes('ready in')) return;
      clearTimeout(timer);
      resolve();
    });
    child.once('exit', (status) => reject(new Error(`the server ended with status ${status}`)));
  });
}
