import { Worker } from 'node:worker_threads';
import type { DbReply, DbRequest, DbWorkerData } from './db-worker.ts';
import type { Execute } from './wire-stream.ts';

/** Types of frontend messages that the backend answers with ReadyForQuery (PostgreSQL §54.7). */
const SYNC = 0x53;
const QUERY = 0x51;
const READY_FOR_QUERY = 0x5a;
/** A backend that is not ready after this time, log replay included, is given up; the largest log takes seconds. */
const START_MS = 120_000;

/** How many messages in `bytes` are of these types; a message is a type, then a length that counts itself. */
function countMessages(bytes: Uint8Array, ...types: readonly number[]): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let count = 0;
  for (let at = 0; at + 5 <= bytes.length; at += 1 + view.getUint32(at + 1)) {
    if (types.includes(view.getUint8(at))) count += 1;
  }
  return count;
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((size, part) => size + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** The embedded backend has ended; `code` distinguishes this from a failed statement. */
export class BackendLostError extends Error {
  override readonly name = 'BackendLostError';
  readonly code = 'EMBEDDED_DOWN';
}

interface Waiting {
  resolve(bytes: Uint8Array): void;
  reject(error: Error): void;
}

/** One run of the embedded backend. */
export interface Thread {
  readonly execute: Execute;
  /** Copies the cluster while no statement runs. @throws where it cannot be copied */
  copyTo(directory: string): Promise<void>;
  dead(): boolean;
  close(): Promise<void>;
}

/**
 * Starts a backend on its files. `onEnd` is called once if it ends before it is closed.
 * @throws where it does not start
 */
export async function startThread(entry: string, data: DbWorkerData, onEnd: (error: Error) => void): Promise<Thread> {
  const worker = new Worker(entry, { workerData: data, execArgv: [], env: {} });
  const waiting = new Map<number, Waiting>();
  let lastId = 0;
  let ended = false;
  const giveUp = (reason: string): void => {
    const error = new BackendLostError(reason);
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
    if (ended) return;
    ended = true;
    void worker.terminate().then(() => onEnd(error));
  };
  const timer = setTimeout(() => void worker.terminate(), START_MS);
  await new Promise<void>((resolve, reject) => {
    worker.on('message', (reply: DbReply) => {
      if ('ready' in reply) return resolve();
      const asked = waiting.get(reply.id);
      waiting.delete(reply.id);
      if ('bytes' in reply) return asked?.resolve(reply.bytes);
      // A WebAssembly instance that has thrown cannot be used any further.
      asked?.reject(new BackendLostError(reply.error));
      giveUp(reply.error);
    });
    let started = false;
    const fail = (error: Error): void => (started ? giveUp(error.message) : reject(error));
    worker.on('error', fail);
    worker.on('exit', () => fail(new Error('the embedded database has ended')));
    worker.once('message', () => (started = true));
  }).finally(() => clearTimeout(timer));
  const call = (message: { bytes: Uint8Array } | { close: true } | { copyTo: string }): Promise<Uint8Array> =>
    new Promise((resolve, reject) => {
      if (ended && !('close' in message)) return reject(new BackendLostError('the embedded database is closed'));
      lastId += 1;
      waiting.set(lastId, { resolve, reject });
      const moved = 'bytes' in message ? [message.bytes.buffer as ArrayBuffer] : [];
      worker.postMessage({ id: lastId, ...message } satisfies DbRequest, moved);
    });
  return {
    dead: () => ended,
    async execute(parts) {
      // A memory of its own, which is moved to the thread: a buffer of Node.js is a part of a larger one that would be copied.
      const bytes = joined(parts);
      const asked = countMessages(bytes, SYNC, QUERY);
      const answer = await call({ bytes });
      // A stack overflow or a panic ends the backend without an answer; `pg` would wait for ever.
      if (countMessages(answer, READY_FOR_QUERY) < asked) {
        giveUp('the embedded database stopped answering');
        throw new BackendLostError('the embedded database stopped answering');
      }
      return answer;
    },
    async copyTo(directory) {
      const reason = new TextDecoder().decode(await call({ copyTo: directory }));
      if (reason !== '') throw new Error(reason);
    },
    async close() {
      if (ended) return void (await worker.terminate());
      ended = true;
      await call({ close: true }).catch(() => {});
      await worker.terminate();
    },
  };
}
