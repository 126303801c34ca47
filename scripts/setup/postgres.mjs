import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { SetupError } from './steps.mjs';

const TRIES = 150;
const PAUSE_MS = 200;
const SUPERUSER = 'postgres';

/** PostgreSQL refuses to run as root: then it runs as the user of Debian's package, or as nobody. */
function owner() {
  if (process.getuid?.() !== 0) return null;
  for (const name of ['postgres', 'nobody']) {
    const ids = ['-u', '-g'].map((flag) => spawnSync('id', [flag, name], { encoding: 'utf8' }).stdout.trim());
    const [uid = '', gid = ''] = ids;
    if (/^\d+$/.test(uid) && /^\d+$/.test(gid)) return { uid: Number(uid), gid: Number(gid) };
  }
  throw new SetupError('PostgreSQL does not run as root, and there is no user postgres or nobody');
}

/**
 * Starts a PostgreSQL of its own for one run of the tests: nothing survives it, so nothing waits for the disk. It is
 * reached by a Unix socket in a directory only its owner may enter; the directory lies outside the checkout, which that
 * user may not be allowed to read.
 * @param {string} programs the directory of initdb and postgres
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>} url: postgres://…, of someone who may create databases
 */
export async function startPostgres(programs) {
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
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    max_connections: '200',
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const server = spawn(path.join(programs, 'postgres'), ['-D', data, ...flags], { ...options, stdio: 'ignore' });
  const ended = new Promise((resolve) => server.on('exit', resolve));
  const stop = async () => {
    // SIGINT is PostgreSQL's fast shutdown: it does not wait for connections.
    server.kill('SIGINT');
    await ended;
    rmSync(directory, { recursive: true, force: true });
  };
  try {
    await answering(programs, directory);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: `postgres://${SUPERUSER}@localhost/postgres?host=${encodeURIComponent(directory)}`, stop };
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
