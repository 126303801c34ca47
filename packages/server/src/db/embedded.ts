import { spawn } from 'node:child_process';
import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { Duplex } from 'node:stream';
import { Worker } from 'node:worker_threads';
import pg from 'pg';
import { workerEntry } from '../workers/entry.ts';
import { lockDataDir } from './data-dir-lock.ts';
import type { DbReply, DbRequest, DbWorkerData } from './db-worker.ts';

export interface EmbeddedOptions {
  /** DATA_DIR/db: holds the cluster in `pg` and the lock. */
  readonly directory: string;
  readonly durable: boolean;
  /** PostgreSQL, compiled already, for a process that opens one database after the other; where `durable` is false. */
  readonly program?: WebAssembly.Module | undefined;
  /** The backend is gone and nothing after the last commit was acknowledged; the process must end and start anew. */
  readonly onFatal: (error: Error) => void;
}

export interface Embedded {
  readonly pool: pg.Pool;
  close(): Promise<void>;
}

/** Frontend message types after which the backend owes ReadyForQuery (PostgreSQL §54.7). */
const SYNC = 0x53;
const QUERY = 0x51;
const TERMINATE = 0x58;
const READY_FOR_QUERY = 0x5a;
/** AuthenticationOk, then ReadyForQuery (idle): the answer to the start-up packet, which PGlite does not understand. */
const WELCOME = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, READY_FOR_QUERY, 0, 0, 0, 5, 0x49]);

type Execute = (bytes: Buffer) => Promise<Uint8Array>;

/** What `pg` takes for a socket; each write is one round trip to the database's thread. */
class WireStream extends Duplex {
  readonly #execute: Execute;
  #welcomed = false;

  constructor(execute: Execute) {
    super();
    this.#execute = execute;
  }

  connect(): this {
    process.nextTick(() => this.emit('connect'));
    return this;
  }

  setNoDelay(): this {
    return this;
  }

  setKeepAlive(): this {
    return this;
  }

  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }

  override _read(): void {}

  override _writev(chunks: { chunk: Buffer }[], done: (error?: Error | null) => void): void {
    this.#send(Buffer.concat(chunks.map(({ chunk }) => chunk)), done);
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: (error?: Error | null) => void): void {
    this.#send(chunk, done);
  }

  #send(bytes: Buffer, done: (error?: Error | null) => void): void {
    if (!this.#welcomed) {
      this.#welcomed = true;
      this.push(WELCOME);
      return done();
    }
    if (bytes[0] === TERMINATE) {
      this.push(null);
      return done();
    }
    this.#execute(bytes).then((answer) => {
      if (answer.length > 0) this.push(Buffer.from(answer.buffer, answer.byteOffset, answer.byteLength));
      done();
    }, done);
  }
}

/** The type of the last message in `bytes`; a message is a type, then a length that counts itself. */
function lastMessageType(bytes: Buffer): number {
  let at = 0;
  let type = 0;
  while (at + 5 <= bytes.length) {
    type = bytes.readUInt8(at);
    at += 1 + bytes.readUInt32BE(at + 1);
  }
  return type;
}

/**
 * Opens the embedded database as a `pg` pool of one connection, making the cluster first where there is none.
 * PGlite is one session: a second pool, or a query beside this one, would run inside the other's open transaction.
 * @throws DataDirInUseError where another process has it open
 */
export async function openEmbedded({ directory, durable, program, onFatal }: EmbeddedOptions): Promise<Embedded> {
  const unlock = await lockDataDir(directory);
  try {
    const entry = await workerEntry('db-worker');
    const cluster = path.join(directory, 'pg');
    if (!existsSync(cluster)) await makeCluster(entry, directory, cluster);
    const thread = await startThread(entry, { directory: cluster, durable, program }, onFatal);
    const pool = poolOver(thread.execute);
    return {
      pool,
      async close() {
        if (durable && !thread.dead()) await pool.query('checkpoint');
        await pool.end();
        await thread.close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

/** Made beside its place and renamed when it is whole and on disk: a kill in between leaves nothing half made. */
async function makeCluster(entry: string, directory: string, cluster: string): Promise<void> {
  for (const name of readdirSync(directory)) {
    if (name.startsWith('new-')) rmSync(path.join(directory, name), { recursive: true });
  }
  const unfinished = path.join(directory, `new-${process.pid}`);
  mkdirSync(unfinished);
  await new Promise<void>((resolve, reject) => {
    const child = spawn(process.execPath, [entry, unfinished], { stdio: ['ignore', 'ignore', 'pipe'], env: {} });
    let said = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => (said = (said + text).slice(-2000)));
    child.on('error', reject);
    child.on('exit', (code, killedBy) => {
      if (code === 0) resolve();
      else reject(new Error(`the embedded database could not be made (${code ?? killedBy}): ${said}`));
    });
  });
  renameSync(unfinished, cluster);
  const handle = openSync(directory, 'r');
  fsyncSync(handle);
  closeSync(handle);
}

interface Waiting {
  resolve(bytes: Uint8Array): void;
  reject(error: Error): void;
}

interface Thread {
  readonly execute: Execute;
  dead(): boolean;
  close(): Promise<void>;
}

async function startThread(entry: string, data: DbWorkerData, onFatal: (error: Error) => void): Promise<Thread> {
  const worker = new Worker(entry, { workerData: data, execArgv: [], env: {} });
  const waiting = new Map<number, Waiting>();
  let lastId = 0;
  let ended = false;
  const die = (error: Error): void => {
    if (ended) return;
    ended = true;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
    onFatal(error);
  };
  await new Promise<void>((resolve, reject) => {
    worker.on('message', (reply: DbReply) => {
      if ('ready' in reply) return resolve();
      const asked = waiting.get(reply.id);
      waiting.delete(reply.id);
      if ('error' in reply) asked?.reject(new Error(reply.error));
      else asked?.resolve(reply.bytes);
    });
    let started = false;
    const fail = (error: Error): void => (started ? die(error) : reject(error));
    worker.on('error', fail);
    worker.on('exit', () => fail(new Error('the embedded database has ended')));
    worker.once('message', () => (started = true));
  });
  const call = (message: { bytes: Uint8Array } | { close: true }): Promise<Uint8Array> =>
    new Promise((resolve, reject) => {
      if (ended && !('close' in message)) return reject(new Error('the embedded database is closed'));
      lastId += 1;
      waiting.set(lastId, { resolve, reject });
      worker.postMessage({ id: lastId, ...message } satisfies DbRequest);
    });
  return {
    dead: () => ended,
    async execute(bytes) {
      const answer = await call({ bytes });
      const last = lastMessageType(bytes);
      // A stack overflow or a panic ends the backend without a word; `pg` would wait for ever.
      if ((last === SYNC || last === QUERY) && answer.at(-6) !== READY_FOR_QUERY) {
        const error = new Error('the embedded database stopped answering');
        die(error);
        throw error;
      }
      return answer;
    },
    async close() {
      if (ended) return void (await worker.terminate());
      ended = true;
      await call({ close: true });
      await worker.terminate();
    },
  };
}

function poolOver(execute: Execute): pg.Pool {
  const pool = new pg.Pool({
    user: 'postgres',
    database: 'postgres',
    ssl: false,
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: 30_000,
    // A connection that was thrown away leaves its transaction and its prepared statements in the one session.
    onConnect: async (client) => {
      await client.query('rollback');
      await client.query('discard all');
    },
    stream: () => new WireStream(execute),
  } as pg.PoolConfig);
  pool.on('error', () => {});
  return pool;
}
