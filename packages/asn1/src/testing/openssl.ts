import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runProgram } from './run-program.ts';

export { runProgram };

/** The result of a program; `output` combines standard output and standard error. */
type Answer = { readonly ok: boolean; readonly output: string };

/** A temporary directory in which tests run OpenSSL and other reference programs over files. */
export type Workbench = {
  readonly directory: string;
  write(name: string, content: Uint8Array | string): void;
  read(name: string): Uint8Array;
  /** Runs a program there and returns its result; a non-zero exit status gives `ok: false`. */
  run(program: string, ...args: readonly string[]): Answer;
  /** Runs OpenSSL, which must succeed. */
  openssl(...args: readonly string[]): string;
  remove(): void;
};

export function createWorkbench(): Workbench {
  const directory = mkdtempSync(join(tmpdir(), 'countersign-asn1-'));
  const run = (program: string, ...args: readonly string[]): Answer => {
    const { status, stdout, stderr } = runProgram(program, args, directory);
    return { ok: status === 0, output: stdout.toString() + stderr.toString() };
  };
  return {
    directory,
    run,
    write: (name, content) => writeFileSync(join(directory, name), content),
    read: (name) => new Uint8Array(readFileSync(join(directory, name))),
    openssl: (...args) => {
      const { ok, output } = run('openssl', ...args);
      if (!ok) throw new Error(`openssl ${args.join(' ')}: ${output}`);
      return output;
    },
    remove: () => rmSync(directory, { recursive: true, force: true }),
  };
}
