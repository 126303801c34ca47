import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const TRIES = 100;
const PAUSE_MS = 50;
/** Names its socket; it does not listen on any interface. */
const PORT = 6432;

/** Debian does not put it on the PATH of every user. */
const environment = (): NodeJS.ProcessEnv => ({
  ...process.env,
  PATH: `${process.env['PATH'] ?? ''}${path.delimiter}/usr/sbin`,
});

export const hasPgbouncer = (): boolean =>
  spawnSync('pgbouncer', ['--version'], { env: environment() }).error === undefined;

export interface OwnPgbouncer {
  /** The database of the given address through the pooler. */
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * Starts a PgBouncer in front of a PostgreSQL that listens on a Unix socket. Each transaction gets any of `connections`
 * connections, whichever client it comes from. It accepts what PgBouncer accepts by default.
 * @param databaseUrl has the directory of the socket as `host`
 */
export async function startPgbouncer(databaseUrl: string, { connections = 4 } = {}): Promise<OwnPgbouncer> {
  const { username, pathname, searchParams } = new URL(databaseUrl);
  const host = searchParams.get('host') ?? '';
  const directory = mkdtempSync(path.join(tmpdir(), 'countersign-pgb-'));
  const file = path.join(directory, 'pgbouncer.ini');
  const settings = {
    listen_addr: '',
    listen_port: PORT,
    unix_socket_dir: directory,
    auth_type: 'any',
    pool_mode: 'transaction',
    default_pool_size: connections,
    max_client_conn: 400,
    logfile: path.join(directory, 'log'),
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name} = ${value}`);
  const route = `* = host=${host} user=${username}`;
  writeFileSync(file, `[databases]\n${route}\n[pgbouncer]\n${lines.join('\n')}\n`);
  // It refuses to run as root: it runs as the user of PostgreSQL, who may enter the directory of the socket.
  const { uid, gid } = statSync(host);
  chmodSync(directory, 0o700);
  for (const one of [directory, file]) chownSync(one, uid, gid);
  const child = spawn('pgbouncer', ['-q', file], { uid, gid, cwd: directory, env: environment(), stdio: 'ignore' });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await ended;
    rmSync(directory, { recursive: true, force: true });
  };
  for (let n = 0; !(await isOpen(path.join(directory, `.s.PGSQL.${PORT}`))); n += 1) {
    if (child.exitCode !== null || n === TRIES) {
      await stop();
      throw new Error('PgBouncer did not start');
    }
    await pause(PAUSE_MS);
  }
  return {
    url: `postgres://${username}@localhost:${PORT}${pathname}?host=${encodeURIComponent(directory)}`,
    stop,
  };
}

const isOpen = (socketFile: string): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(socketFile, () => {
      socket.destroy();
      resolve(true);
    }).on('error', () => resolve(false));
  });
