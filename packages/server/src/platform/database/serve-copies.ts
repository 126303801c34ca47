import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { createInterface } from 'node:readline';

/** Names of copies of the cluster in DATA_DIR/db. */
const COPY = 'snapshot-';
const REQUEST = 'snapshot';
/** A program that has only looked whether this process runs says nothing and ends the connection. */
const ASK_MS = 5000;
/** The copy of a cluster is as fast as the disk. */
const ANSWER_MS = 600_000;

/** An error of the connection is also one of the reader of its lines, and ends the program where it is not listened to there. */
function onFirstLine(connection: net.Socket, read: (line: string) => void): void {
  createInterface({ input: connection })
    .on('error', () => {})
    .once('line', read);
}

/** Gives copies of the running embedded database to `npm run backup`, over the socket that is also the lock of the directory. */
export interface SnapshotService {
  serve(connection: net.Socket): void;
  /** Whether someone still works with a copy: until then no stored file may be deleted. */
  isHeld(): boolean;
  close(): void;
}

type Answer = { readonly directory: string } | { readonly error: string };

/**
 * @param directory DATA_DIR/db
 * @param copyTo copies the cluster while no statement runs
 */
export function snapshotService(directory: string, copyTo: (target: string) => Promise<void>): SnapshotService {
  const holders = new Set<net.Socket>();
  const answer = async (connection: net.Socket, copy: string): Promise<Answer> => {
    try {
      await copyTo(path.join(copy, 'pg'));
      return { directory: copy };
    } catch (error) {
      return { error: (error as Error).message };
    }
  };
  return {
    serve(connection) {
      connection.unref();
      connection.on('error', () => {});
      connection.setTimeout(ASK_MS, () => connection.destroy());
      onFirstLine(connection, (line) => {
        if (line !== REQUEST) return connection.destroy();
        connection.setTimeout(0);
        const copy = path.join(directory, `${COPY}${randomBytes(6).toString('hex')}`);
        holders.add(connection);
        connection.once('close', () => {
          holders.delete(connection);
          rmSync(copy, { recursive: true, force: true });
        });
        void answer(connection, copy).then((given) => {
          if (connection.destroyed) return rmSync(copy, { recursive: true, force: true });
          return void connection.write(`${JSON.stringify(given)}\n`);
        });
      });
    },
    isHeld: () => holders.size > 0,
    close() {
      for (const holder of holders) holder.destroy();
    },
  };
}

/** Removes copies that a killed process has left; this process holds the directory. */
export function removeCopies(directory: string): void {
  if (!existsSync(directory)) return;
  for (const name of readdirSync(directory))
    if (name.startsWith(COPY)) rmSync(path.join(directory, name), { recursive: true, force: true });
}

/** A copy of the cluster, which the server removes after `release`. */
export interface ServedCopy {
  readonly directory: string;
  /** The server has ended: files that the copy names may be deleted meanwhile. */
  isLost(): boolean;
  release(): void;
}

/**
 * Asks the process that holds a data directory for a copy of its database.
 * @param socket the lock of that directory
 * @returns null if no process holds it
 * @throws where the process cannot give one
 */
export function requestCopy(socket: string): Promise<ServedCopy | null> {
  return new Promise((resolve, reject) => {
    const connection = net.connect(socket, () => void connection.write(`${REQUEST}\n`));
    let hasAnswered = false;
    connection.setTimeout(ANSWER_MS, () => connection.destroy(new Error('the server does not answer')));
    connection.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED' || error.code === 'ENOENT') resolve(null);
      else reject(error);
    });
    connection.once('close', () => {
      if (!hasAnswered) reject(new Error('the process that uses the database gives no copy of it: stop it first'));
    });
    onFirstLine(connection, (line) => {
      hasAnswered = true;
      connection.setTimeout(0);
      const given = JSON.parse(line) as Answer;
      if ('directory' in given) {
        const release = (): void => void connection.destroy();
        return resolve({ directory: given.directory, isLost: () => connection.destroyed, release });
      }
      connection.destroy();
      return reject(new Error(`the server cannot copy its database: ${given.error}`));
    });
  });
}

/** A name for a copy that the caller makes itself. */
export const copyName = (of: string): string =>
  `${COPY}${createHash('sha256').update(of).update(randomBytes(8)).digest('hex').slice(0, 12)}`;
