import { createHash, randomBytes } from 'node:crypto';
import { chmodSync, linkSync, mkdirSync, realpathSync, renameSync, rmSync, statSync } from 'node:fs';
import net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** Another process uses the directory; the message is meant for the console. */
export class DataDirInUseError extends Error {
  override readonly name = 'DataDirInUseError';
  constructor(directory: string) {
    super(`${directory} is in use by another process: stop that one, or choose another DATA_DIR`);
  }
}

/** The longest path that sun_path of a UNIX socket can hold, without the NUL. */
const SOCKET_PATH_MAX = 107;
/** How long another process that found the same stale socket at the same moment may take to undo its move. */
const RIVAL_MS = 30;

/**
 * Locks `directory` for this process until the returned function is called or the process ends in any way. A listening
 * socket is the lock, because it cannot outlive its process: a pid file would be stale after a kill, and in a container its
 * pid could belong to an unrelated process.
 * @param serve what the socket does for other programs of this user; by default nothing
 * @throws DataDirInUseError
 */
export async function lockDataDir(directory: string, serve: Serve = refuse): Promise<() => void> {
  mkdirSync(directory, { recursive: true });
  const lockPath = socketPath(realpathSync(directory));
  if (process.platform === 'win32') return listenOnPipe(directory, lockPath, serve);
  const own = `${lockPath}.${randomBytes(4).toString('hex')}`;
  const server = await listen(own, serve);
  // Only its owner may connect, whatever the umask.
  chmodSync(own, 0o600);
  try {
    await claim(directory, own, lockPath);
    const inode = statSync(own).ino;
    await pause(RIVAL_MS);
    if (statSync(lockPath, { throwIfNoEntry: false })?.ino !== inode) throw new DataDirInUseError(directory);
  } catch (error) {
    server.close();
    rmSync(own, { force: true });
    throw error;
  }
  rmSync(own, { force: true });
  return () => {
    rmSync(lockPath, { force: true });
    server.close();
  };
}

type Serve = (connection: net.Socket) => void;
const refuse: Serve = (connection) => void connection.destroy();

/** The socket of the process that holds the directory, which exists. */
export const lockOf = (directory: string): string => socketPath(realpathSync(directory));

function socketPath(directory: string): string {
  const name = createHash('sha256').update(directory).digest('hex').slice(0, 24);
  if (process.platform === 'win32') return `\\\\.\\pipe\\countersign-${name}`;
  const inside = path.join(directory, 'lock.sock');
  // A suffix of nine characters names the socket while it is being created.
  return inside.length + 9 <= SOCKET_PATH_MAX ? inside : path.join(tmpdir(), `countersign-${name}.sock`);
}

/** Links `own` to `lockPath`; link is exclusive, rename is not. A socket on which no process listens is moved away first. */
async function claim(directory: string, own: string, lockPath: string): Promise<void> {
  for (let tries = 0; tries < 10; tries += 1) {
    try {
      return linkSync(own, lockPath);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    if (await answers(lockPath)) throw new DataDirInUseError(directory);
    const aside = `${own}s`;
    try {
      renameSync(lockPath, aside);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') continue;
      throw error;
    }
    if (await answers(aside)) {
      // Another process took the lock between the check and the move: give it back.
      renameSync(aside, lockPath);
      throw new DataDirInUseError(directory);
    }
    rmSync(aside, { force: true });
  }
  throw new DataDirInUseError(directory);
}

/** Whether a running process holds the socket; a process too busy to accept counts as running. */
function answers(socket: string): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = net.connect(socket, () => {
      probe.destroy();
      resolve(true);
    });
    probe.on('error', (error: NodeJS.ErrnoException) => {
      resolve(error.code !== 'ECONNREFUSED' && error.code !== 'ENOENT');
    });
  });
}

function listen(socket: string, serve: Serve): Promise<net.Server> {
  return new Promise((resolve, reject) => {
    const server = net.createServer(serve);
    server.once('error', reject);
    server.listen(socket, () => {
      server.unref();
      resolve(server);
    });
  });
}

async function listenOnPipe(directory: string, pipe: string, serve: Serve): Promise<() => void> {
  try {
    const server = await listen(pipe, serve);
    return () => void server.close();
  } catch {
    throw new DataDirInUseError(directory);
  }
}
