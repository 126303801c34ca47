import { basename } from 'node:path';
import { SAMPLE_MS, type Sample, samplesOf } from './samples.ts';

/** Milliseconds by where they were spent (a thread or a process), then by what (a library). */
export type Account = Map<string, Map<string, number>>;

const COLLECTING = /Heap::CollectGarbage|Scaveng|MarkCompact|Marking|Sweep|Evacuat/;
const COMPILING =
  /v8::internal::compiler|Compiler::|OptimizingCompile|baseline::|TieringManager|Deoptimizer|wasm::.*[Cc]ompil/;

/** The roles of threads, found by what they run at any time. */
interface Threads {
  readonly main: number;
  /** The scripts of the other processes. */
  readonly scripts: ReadonlyMap<number, string>;
  readonly database: Set<number>;
  readonly pdf: Set<number>;
}

/**
 * Accounts for every sample.
 * @param file of samples, which is deleted
 * @param main process of the server
 * @param scripts that processes run, by their ids
 */
export async function account(file: string, main: number, scripts: ReadonlyMap<number, string>): Promise<Account> {
  const samples: Sample[] = [];
  for await (const sample of samplesOf(file)) samples.push(sample);
  const running = (script: string): Set<number> =>
    new Set(samples.filter(({ stack }) => stack.some((one) => one.includes(script))).map(({ tid }) => tid));
  const threads = { main, scripts, database: running('/db-worker.js'), pdf: running('/sign-worker.js') };
  const found: Account = new Map();
  for (const sample of samples) {
    const [where, what] = [whereOf(sample, threads), sample.pid === main ? whatOf(sample) : 'all'];
    const parts = found.get(where) ?? new Map<string, number>();
    parts.set(what, (parts.get(what) ?? 0) + SAMPLE_MS);
    found.set(where, parts);
  }
  return found;
}

function whereOf({ program, pid, tid, stack }: Sample, { main, scripts, database, pdf }: Threads): string {
  if (program.startsWith('postgres')) return 'PostgreSQL';
  if (pid !== main) return `process ${basename(scripts.get(pid) ?? 'other')}`;
  if (tid === main) return 'main thread';
  if (database.has(tid)) return 'thread of the embedded database';
  if (pdf.has(tid)) return 'threads for PDF';
  const joined = stack.join('\n');
  if (COLLECTING.test(joined)) return 'threads of V8: garbage collection';
  if (COMPILING.test(joined)) return 'threads of V8: compiling';
  return 'thread pool: password hash, deflate, files';
}

const HTTP_LIBRARIES =
  /^(fastify|find-my-way|@fastify|engine\.io|socket\.io|light-my-request|fast-querystring|avvio|ipaddr\.js|@isaacs)/;
const HTTP_MODULES = /^(_http|internal\/streams|net$|stream|http|internal\/stream_base|zlib$|internal\/http)/;

function whatOf({ stack }: Sample): string {
  const joined = stack.join('\n');
  if (COLLECTING.test(joined)) return 'garbage collection';
  if (COMPILING.test(joined)) return 'compiling';
  for (const one of stack) {
    if (one.includes('wasm-function')) return 'WebAssembly';
    const library = /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(one)?.[1];
    if (library !== undefined) return nameOfLibrary(library);
    if (one.includes('/dist/')) return 'own code';
    const module = /\bnode:([^: ]+):/.exec(one)?.[1];
    if (module !== undefined) return nameOfModule(module);
  }
  return 'system calls and event loop';
}

function nameOfLibrary(library: string): string {
  if (/^pg(-|$)/.test(library)) return 'pg';
  return HTTP_LIBRARIES.test(library) ? 'Fastify, socket.io' : library;
}

function nameOfModule(module: string): string {
  if (HTTP_MODULES.test(module)) return 'Node.js: HTTP and streams';
  if (module.includes('async_hooks')) return 'Node.js: async_hooks';
  return module.includes('crypto') ? 'Node.js: crypto' : 'Node.js: other';
}
