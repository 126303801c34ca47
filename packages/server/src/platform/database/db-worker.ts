/**
 * The thread of the embedded database: PostgreSQL compiled to WebAssembly (PGlite) on real files with real fsync. It speaks
 * PostgreSQL's wire protocol over the message port. Run as a program with a directory, that of the migrations and their number, it makes
 * a migrated, empty cluster in the former: the memory of initdb, some 500 MB, is freed when that process ends.
 */
import crypto from 'node:crypto';
import { closeSync, existsSync, fsyncSync, openSync } from 'node:fs';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { isMainThread, parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { copyCluster } from './copy-cluster.ts';
import { applyMigration, prepareMigrations } from './migrations/applied.ts';
import { readMigrations } from './migrations/release.ts';

/**
 * A function of PostgreSQL is compiled again, optimised, once it has executed about this many bytes: 20 times the default of V8. With
 * that one a start spends 1.5 s of CPU on optimising what only a start executes.
 */
setFlagsFromString('--wasm-tiering-budget=36000000');

export interface DbWorkerData {
  /** The directory of the cluster; it exists. */
  readonly directory: string;
  /** False only for data that may be lost: no fsync, for tests of other things. */
  readonly durable: boolean;
  /** A compiled module of PostgreSQL. */
  readonly program?: WebAssembly.Module | undefined;
}

/** `bytes` are whole frontend messages; the answer carries everything that the backend sent in reply. */
export type DbRequest =
  | { id: number; bytes: Uint8Array }
  | { id: number; close: true }
  /** Answered by nothing, or by the reason why the cluster cannot be copied. */
  | { id: number; copyTo: string };
export type DbReply = { ready: true } | { id: number; bytes: Uint8Array } | { id: number; error: string };

/** The parts of Emscripten's Node file system that PGlite's types do not declare. */
interface EmscriptenModule {
  readonly NODEFS: {
    stream_ops: { fsync?: (stream: { nfd?: number; node: object }) => number };
    tryFSOperation<T>(operation: () => T): T;
    realPath(node: object): string;
  };
}

function fsyncPath(target: string): void {
  const handle = openSync(target, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** PGlite's Node file system does not implement fsync: data that the backend syncs would stay in the kernel's cache. */
class DurableNodeFS extends NodeFS {
  override async init(...args: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const prepared = await super.init(...args);
    const addFsync = (module: unknown): void => {
      const { NODEFS } = module as EmscriptenModule;
      NODEFS.stream_ops.fsync = (stream) => {
        // A directory has no descriptor here; the backend syncs one after a rename or an unlink in it.
        NODEFS.tryFSOperation(() =>
          stream.nfd === undefined ? fsyncPath(NODEFS.realPath(stream.node)) : fsyncSync(stream.nfd),
        );
        return 0;
      };
    };
    prepared.emscriptenOpts.preRun = [...(prepared.emscriptenOpts.preRun ?? []), addFsync];
    return prepared;
  }
}

const EXTENSIONS = { pg_trgm };

/**
 * All buffers are resident from the start. initdb chooses 128 MB, which takes 140 MB of memory more than this; a page that is
 * not in a buffer is read from the cache of the operating system.
 */
const START_PARAMS = [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB'];

/** `-F` means no fsync; PGlite's fdatasync does nothing, so the log is synced by fsync. */
const DURABLE_PARAMS = [
  ...START_PARAMS.filter((param) => param !== '-F'),
  '-c',
  'wal_sync_method=fsync',
  '-c',
  'max_wal_size=256MB',
];

async function openCluster({ directory, durable, program }: DbWorkerData): Promise<PGlite> {
  if (!durable) {
    const compiled = program === undefined ? {} : { pgliteWasmModule: program };
    return PGlite.create({
      fs: new NodeFS(directory),
      startParams: START_PARAMS,
      extensions: EXTENSIONS,
      ...compiled,
    });
  }
  const lite = await PGlite.create({
    fs: new DurableNodeFS(directory),
    startParams: DURABLE_PARAMS,
    extensions: EXTENSIONS,
  });
  const { rows } = await lite.query<{ fsync: string }>('show fsync');
  if (rows[0]?.fsync !== 'on') throw new Error('the embedded database runs without fsync');
  return lite;
}

/** Log that is not needed any more is deleted, so that the cluster is small. */
const MAKING_PARAMS = [...START_PARAMS, '-c', 'wal_recycle=off', '-c', 'min_wal_size=32MB'];

/** 2026-01-01T00:00:00Z; only times of the making of the cluster, its system identifier among them, are derived from it. */
const MADE_AT_MS = 1_767_225_600_000;

/**
 * The same schema gives the same bytes, so that a release can be built again and compared: the clock stands still, and the
 * one random value of a cluster is a constant. It is a nonce for answers to unknown users under SCRAM, which nothing here uses.
 */
function leaveNothingToChance(): void {
  Date.now = () => MADE_AT_MS;
  crypto.randomFillSync = ((buffer: Uint8Array) => buffer.fill(0)) as typeof crypto.randomFillSync;
}

async function makeCluster(directory: string, migrationsFolder: string, until?: number): Promise<void> {
  leaveNothingToChance();
  const lite = await PGlite.create({
    fs: new NodeFS(directory),
    startParams: MAKING_PARAMS,
    extensions: EXTENSIONS,
  });
  await prepareMigrations(lite);
  for (const [place, migration] of readMigrations(migrationsFolder).slice(0, until).entries())
    await applyMigration(lite, migration, { place });
  // No database is created from the template databases, which are two thirds of the files.
  await lite.exec(`update pg_database set datistemplate = false where datistemplate`);
  for (const name of ['template0', 'template1']) await lite.exec(`drop database ${name}`);
  // The second checkpoint no longer needs the log before the first.
  await lite.exec('checkpoint');
  await lite.exec('select pg_switch_wal()');
  await lite.exec('checkpoint');
  await lite.close();
}

/**
 * PGlite creates a new database where none exists, and keeps using the open files of one whose directory has vanished: its
 * commits may then be lost with them.
 * @throws where the cluster is not in its place
 */
function demandCluster(directory: string): void {
  if (!existsSync(path.join(directory, 'PG_VERSION'))) throw new Error(`there is no database in ${directory}`);
}

/** No statement runs in this thread meanwhile. Returns the reason why it cannot be copied, or nothing. */
function copyWhole(directory: string, target: string): Uint8Array {
  try {
    copyCluster(directory, target);
    return new Uint8Array(0);
  } catch (error) {
    return new TextEncoder().encode((error as Error).message);
  }
}

/** Plain `execProtocolRaw` would keep every answer in the heap for ever; the streaming form does not. */
async function execute(lite: PGlite, bytes: Uint8Array): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let size = 0;
  await lite.execProtocolRawStream(bytes, {
    onRawData: (part) => {
      parts.push(part.slice());
      size += part.length;
    },
  });
  const [first, ...others] = parts;
  if (first !== undefined && others.length === 0) return first;
  const all = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

async function serve(port: NonNullable<typeof parentPort>): Promise<void> {
  const data = workerData as DbWorkerData;
  demandCluster(data.directory);
  const lite = await openCluster(data);
  const answer = async (request: DbRequest): Promise<void> => {
    try {
      if ('close' in request) await lite.close();
      else demandCluster(data.directory);
      const bytes =
        'copyTo' in request
          ? copyWhole(data.directory, request.copyTo)
          : 'close' in request
            ? new Uint8Array(0)
            : await execute(lite, request.bytes);
      port.postMessage({ id: request.id, bytes } satisfies DbReply, [bytes.buffer as ArrayBuffer]);
    } catch (error) {
      port.postMessage({ id: request.id, error: String(error) } satisfies DbReply);
    }
    if ('close' in request) port.close();
  };
  port.on('message', (request: DbRequest) => void answer(request));
  port.postMessage({ ready: true } satisfies DbReply);
}

if (isMainThread) {
  const [, , directory = '', folder = '', until] = process.argv;
  await makeCluster(directory, folder, until === undefined ? undefined : Number(until));
} else if (parentPort !== null) await serve(parentPort);
