#!/usr/bin/env node
// bin/countersign COMMAND [ARGUMENT…] of a release: `start` is the server, every other command a program of packages/server/dist.
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const DIST = fileURLToPath(new URL('../packages/server/dist/', import.meta.url));
/** What the server starts by itself, and parts of several programs. */
const INTERNAL = /^(shared-.*|.*-worker|.*-process|main)$/;
const OLDEST_NODE = [20, 19];
const EXIT_USAGE = 2;

const programs = readdirSync(DIST)
  .filter((file) => file.endsWith('.js'))
  .map((file) => file.slice(0, -'.js'.length))
  .filter((name) => !INTERNAL.test(name));
const commands = ['start', ...programs].sort();

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
const [oldestMajor = 0, oldestMinor = 0] = OLDEST_NODE;
const [command = '', ...rest] = process.argv.slice(2);
if (major < oldestMajor || (major === oldestMajor && minor < oldestMinor)) {
  process.stderr.write(`Node.js ${OLDEST_NODE.join('.')} or later is needed; this is ${process.versions.node}\n`);
  process.exitCode = 1;
} else if (!commands.includes(command)) {
  process.stderr.write(`usage: countersign COMMAND [ARGUMENT…]; the commands are: ${commands.join(', ')}\n`);
  process.exitCode = EXIT_USAGE;
} else {
  process.env.NODE_ENV ??= 'production';
  // `countersign doctor | head` has read enough; a server goes on.
  const stopAtEnd = (/** @type {NodeJS.ErrnoException} */ error) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit();
  };
  if (command !== 'start') process.stdout.on('error', stopAtEnd);
  const program = path.join(DIST, `${command === 'start' ? 'main' : command}.js`);
  process.argv = [process.argv[0] ?? '', program, ...rest];
  await import(pathToFileURL(program).href);
}
