import { AsyncLocalStorage } from 'node:async_hooks';
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The directory of the checkout, without a slash at the end. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

/** An error that the user can fix; it is shown as one line, without a stack trace. */
export class SetupError extends Error {}

const since = (/** @type {number} */ at) => `${((Date.now() - at) / 1000).toFixed(1)} s`;

/** @type {NodeJS.WriteStream} */
let output = process.stdout;

/** Redirects all messages away from standard output, which is reserved for the program that follows. */
export function sayOnStandardError() {
  output = process.stderr;
}

/** @type {AsyncLocalStorage<Buffer[]>} */
const held = new AsyncLocalStorage();

/** @param {string} line */
export function say(line) {
  const parts = held.getStore();
  if (parts === undefined) output.write(`${line}\n`);
  else parts.push(Buffer.from(`${line}\n`));
}

/**
 * Does the work, and prints what it and its programs print whole when it ends: work beside it prints too.
 * @param {() => Promise<void>} work
 */
export async function sayAtEnd(work) {
  /** @type {Buffer[]} */
  const parts = [];
  try {
    await held.run(parts, work);
  } finally {
    output.write(Buffer.concat(parts));
  }
}

/**
 * Prints the title, runs the work, and prints how long it took.
 * @template T
 * @param {string} title
 * @param {() => Promise<T> | T} work
 * @returns {Promise<T>}
 */
export async function step(title, work) {
  const at = Date.now();
  say(`• ${title} …`);
  const result = await work();
  say(`  ${title}: done in ${since(at)}`);
  return result;
}

/**
 * Runs a program to its end.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, quiet?: boolean, failure?: string }} [options] `quiet` holds back the output
 *   and shows it only if the program fails; `failure` is the line that then follows
 * @returns {Promise<void>}
 * @throws SetupError if it cannot be started or exits with a status other than 0
 */
export function run(command, args, options = {}) {
  const { cwd = ROOT, env = process.env, quiet = false } = options;
  const failure = options.failure ?? `${[command, ...args].join(' ')} failed`;
  return new Promise((resolve, reject) => {
    const parts = held.getStore();
    const out = quiet || parts !== undefined ? 'pipe' : 'inherit';
    const child = spawn(command, args, { cwd, env, stdio: ['ignore', out, out] });
    /** @type {Buffer[]} */
    const kept = quiet || parts === undefined ? [] : parts;
    child.stdout?.on('data', (chunk) => kept.push(chunk));
    child.stderr?.on('data', (chunk) => kept.push(chunk));
    const stop = () => child.kill('SIGTERM');
    process.once('SIGTERM', stop);
    process.once('SIGINT', stop);
    const settle = (/** @type {string | null} */ problem) => {
      process.off('SIGTERM', stop);
      process.off('SIGINT', stop);
      if (problem === null) return resolve();
      if (kept !== parts) {
        if (parts === undefined) process.stderr.write(Buffer.concat(kept));
        else parts.push(...kept);
      }
      reject(new SetupError(`${failure} (${problem})`));
    };
    child.on('error', (error) => settle(error.message));
    child.on('close', (code, signal) => settle(code === 0 ? null : signal === null ? `status ${code}` : signal));
  });
}

/**
 * Runs a script's main function; a SetupError becomes one line on standard error and status 1.
 * @param {() => Promise<number | void>} work its number is the exit status
 */
export async function main(work) {
  try {
    const status = await work();
    if (typeof status === 'number') process.exitCode = status;
  } catch (error) {
    process.stderr.write(
      `${error instanceof SetupError ? `✗ ${error.message}` : /** @type {Error} */ (error).stack}\n`,
    );
    process.exitCode = 1;
  }
}

/** The directory from which npm was called: npm itself changes into the checkout. */
export function callersDirectory() {
  const { INIT_CWD, npm_lifecycle_event: script } = process.env;
  const own = script !== undefined && process.argv[1]?.endsWith(`${script}.mjs`);
  return own && INIT_CWD !== undefined ? INIT_CWD : process.cwd();
}
