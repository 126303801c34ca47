import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { SetupError } from './steps.mjs';

const TRIES = 150;
const PAUSE_MS = 200;
const SUPERUSER = 'postgres';

/** PostgreSQL refuses to run as root; as root, it runs as the user of Debian's package or as the system user `nobody`. */
function owner() {
  if (process.getuid?.() !== 0) return null;
  for (const name of ['postgres', 'nobody']) {
    const ids = ['-u', '-g'].map((flag) => spawnSync('id', [flag, name], { encoding: 'utf8' }).stdout.trim());
    const [uid = '', gid = ''] = ids;
    if (/^\d+$/.test(uid) && /^\d+$/.test(gid)) return { uid: Number(uid), gid: Number(gid) };
  }
  throw new SetupError('PostgreSQL does not run as root, and there is no user postgres or nobody');
}

/** Settings that make a server fast for temporary data. */
const FORGETFUL = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

/**
 * @typedef {object} OwnPostgres
 * @property {string} url postgres://…, for a user who may create databases
 * @property {() => Promise<void>} stop ends it and removes its data
 * @property {(signal: 'SIGINT' | 'SIGKILL') => Promise<void>} halt stops it temporarily: by a fast shutdown, or like a power
 *   failure
 * @property {() => Promise<void>} start starts it again after `halt`; resolves when it answers
 * @property {() => Promise<void>} startAsStandby the same, but it takes no writes until `select pg_promote()`
 * @property {(signal: NodeJS.Signals) => void} signal sends a signal to all of its processes
 */

/**
 * Starts a private PostgreSQL for one run of the tests: its data is temporary, so it does not wait for the disk unless
 * `durable` is set. It listens on a Unix socket in a directory that only its owner may enter; the directory is outside the
 * checkout, which that user may not be allowed to read.
 * @param {string} programs the directory of initdb and postgres
 * @param {{ durable?: boolean }} [options]
 * @returns {Promise<OwnPostgres>}
 */
export async function startPostgres(programs, { durable = false } = {}) {
  const directory = mkdtempSync(path.join(tmpdir(), 'countersign-pg-'));
  chmodSync(directory, 0o700);
  const user = owner();
  if (user !== null) chownSync(directory, user.uid, user.gid);
  const options = { ...user, cwd: directory, env: { ...process.env, LC_ALL: 'C', HOME: directory } };
  const data = path.join(directory, 'data');
  const layout = ['-D', data, '-U', SUPERUSER, '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'];
  const made = spawnSync(path.join(programs, 'initdb'), layout, { ...options, encoding: 'utf8' });
  if (made.status !== 0) {
    rmSync(directory, { recursive: true, force: true });
    throw new SetupError(`initdb failed: ${made.stderr ?? made.error?.message}`);
  }
  const settings = {
    listen_addresses: '',
    unix_socket_directories: directory,
    max_connections: '200',
    ...(durable ? {} : FORGETFUL),
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const launch = () => spawn(path.join(programs, 'postgres'), ['-D', data, ...flags], { ...options, stdio: 'ignore' });
  let server = launch();
  const signal = (/** @type {NodeJS.Signals} */ name) => {
    const children = spawnSync('pgrep', ['-P', String(server.pid)], { encoding: 'utf8' }).stdout.split('\n');
    for (const pid of [server.pid, ...children.filter((one) => one !== '')]) {
      try {
        process.kill(Number(pid), name);
      } catch {
        // The process has already exited.
      }
    }
  };
  const halt = async (/** @type {'SIGINT' | 'SIGKILL'} */ name) => {
    // SIGINT is PostgreSQL's fast shutdown: it does not wait for connections.
    const ended = new Promise((resolve) => server.once('exit', resolve));
    if (server.exitCode !== null || server.signalCode !== null) return;
    if (name === 'SIGKILL') signal(name);
    else server.kill(name);
    await ended;
  };
  const stop = async () => {
    await halt('SIGINT');
    rmSync(directory, { recursive: true, force: true });
  };
  const start = async () => {
    server = launch();
    await answering(programs, directory);
  };
  const startAsStandby = async () => {
    const mark = path.join(data, 'standby.signal');
    writeFileSync(mark, '');
    if (user !== null) chownSync(mark, user.uid, user.gid);
    await start();
  };
  try {
    await answering(programs, directory);
  } catch (error) {
    await stop();
    throw error;
  }
  const url = `postgres://${SUPERUSER}@localhost/postgres?host=${encodeURIComponent(directory)}`;
  return { url, stop, halt, start, startAsStandby, signal };
}

/** @param {string} programs @param {string} directory of the socket */
async function answering(programs, directory) {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const asked = spawnSync(path.join(programs, 'pg_isready'), ['-q', '-h', directory, '-U', SUPERUSER]);
    if (asked.status === 0) return;
    await pause(PAUSE_MS);
  }
  throw new SetupError('the private PostgreSQL did not start');
}
