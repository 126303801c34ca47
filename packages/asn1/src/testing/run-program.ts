import { execFileSync, spawn } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readFileSync, readSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** How a program ended. */
export type Ended = { readonly status: number; readonly stdout: Buffer; readonly stderr: Buffer };

/** Ends of the pipes to a shell that starts the programs, and a directory for their output. */
type Shell = { readonly directory: string; readonly commands: number; readonly statuses: number };

let shell: Shell | null = null;

const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

/**
 * A process of tests grows to a gigabyte, and starting a program from it copies the tables of all its pages. One shell, started
 * once for each process, starts them all.
 */
function startShell(): Shell {
  const directory = mkdtempSync(join(tmpdir(), 'countersign-programs-'));
  const [commands, statuses] = [join(directory, 'commands'), join(directory, 'statuses')];
  execFileSync('mkfifo', [commands, statuses]);
  // It reads its commands as they are written and ends with the process that writes them.
  const script = `exec <${quoted(commands)} 3>${quoted(statuses)}; . /dev/stdin`;
  spawn('/bin/sh', ['-c', script], { stdio: 'ignore' }).unref();
  process.once('exit', () => rmSync(directory, { recursive: true, force: true }));
  return { directory, commands: openSync(commands, 'w'), statuses: openSync(statuses, 'r') };
}

/** Runs a program to its end, without input; its status is 127 if it does not exist. */
export function runProgram(program: string, args: readonly string[], cwd: string = process.cwd()): Ended {
  shell ??= startShell();
  const { directory, commands, statuses } = shell;
  const [out, err] = [join(directory, 'out'), join(directory, 'err')];
  const command = [program, ...args].map(quoted).join(' ');
  writeSync(
    commands,
    `(cd ${quoted(cwd)} && exec ${command}) </dev/null >${quoted(out)} 2>${quoted(err)}; echo $? >&3\n`,
  );
  const answer = Buffer.alloc(16);
  const length = readSync(statuses, answer);
  if (length === 0) {
    closeSync(commands);
    throw new Error('the shell that starts programs has ended');
  }
  return { status: Number(answer.toString('utf8', 0, length)), stdout: readFileSync(out), stderr: readFileSync(err) };
}
