import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestContext } from 'vitest';
import { bundleProgram } from '../../src/platform/workers/testing.ts';

export interface Child {
  readonly process: ChildProcess;
  /** Complete lines of standard output so far. */
  lines(): string[];
  errors(): string;
  /**
   * Resolves when a line begins with `start`.
   * @throws when the process ends before that
   */
  said(start: string): Promise<string>;
  readonly ended: Promise<{ code: number | null; signal: string | null }>;
}

const here = path.dirname(fileURLToPath(import.meta.url));

const program = bundleProgram(path.join(here, 'child.ts'));

/** Starts child.ts with these arguments, under `wrapper` (as strace) when one is given. */
export async function startChild(args: readonly string[], wrapper: readonly string[] = []): Promise<Child> {
  const command = [...wrapper, process.execPath, await program, ...args];
  const child = spawn(command[0] ?? '', command.slice(1), { cwd: here, stdio: ['ignore', 'pipe', 'pipe'] });
  let out = '';
  let err = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (err += text));
  const ended = new Promise<{ code: number | null; signal: string | null }>((resolve) => {
    child.on('close', (code, signal) => resolve({ code, signal }));
  });
  const lines = (): string[] => out.split('\n').slice(0, -1);
  const said = async (start: string): Promise<string> => {
    let over = false;
    void ended.then(() => (over = true));
    for (;;) {
      const last = over;
      const found = lines().find((line) => line.startsWith(start));
      if (found !== undefined) return found;
      if (last) throw new Error(`the child ended without ${start}: ${err}`);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  };
  return { process: child, lines, errors: () => err, said, ended };
}

/** Skips the test, with the reason, where system calls cannot be traced. */
export function needStrace(context: TestContext): void {
  const tried = spawnSync('strace', ['-f', '--seccomp-bpf', '-e', 'trace=fsync', '-o', '/dev/null', 'true']);
  if (tried.error !== undefined) context.skip('strace is not installed, so no fsync can be seen');
  if (tried.status !== 0) context.skip(`strace may not trace here: ${tried.stderr.toString().trim()}`);
}
