import type { BlobStore, Database, JobHandlers, Observer, PoolName, Ran, Workers } from '../../platform/index.ts';

/** Each transaction as a step. What listens to commits belongs to no trace. */
export const observedDatabase = (db: Database, observer: Observer): Database => ({
  ...db,
  withTx: (fn, how) => observer.step('transaction', 'transaction', () => db.withTx(fn, how)),
  onSignal: (topic, listener) => db.onSignal(topic, (about) => observer.within(null, () => listener(about))),
});

/** Each task as a step, and the time that it ran in its thread or process. */
export function observedWorkers(workers: Workers, observer: Observer): Workers {
  const pool = <N extends PoolName>(name: N): Workers[N] => {
    const inner = workers[name] as { run(task: string, input: unknown, options?: object): Promise<unknown> };
    const run = (task: string, input: unknown, options?: object): Promise<unknown> =>
      observer.step('task', `${name}.${task}`, async () => {
        let ran: Ran | null = null;
        try {
          return await inner.run(task, input, { ...options, onRan: (times: Ran) => (ran = times) });
        } finally {
          if (ran !== null) observer.ran(null, `${name}.${task}`, ran);
        }
      });
    return { run } as unknown as Workers[N];
  };
  return { ...workers, risky: pool('risky'), verify: pool('verify'), sign: pool('sign'), bodies: pool('bodies') };
}

/** Each operation as a step, and the bytes that are written and read. */
export function observedBlobs(blobs: BlobStore, observer: Observer): BlobStore {
  const step = <T>(operation: string, work: () => Promise<T>): Promise<T> => observer.step('blob', operation, work);
  const written = (bytes: number): void => observer.count('blobBytes', 'written', bytes);
  const read = (bytes: number): void => observer.count('blobBytes', 'read', bytes);
  return {
    async put(content, options) {
      const stored = await step('put', () => blobs.put(content, options));
      written(stored.size);
      return stored;
    },
    async get(digest) {
      const bytes = await step('get', () => blobs.get(digest));
      read(bytes.length);
      return bytes;
    },
    async load(digest) {
      const loaded = await step('load', () => blobs.load(digest));
      read(loaded.size);
      return loaded;
    },
    async append(base, pieces) {
      const stored = await step('append', () => blobs.append(base, pieces));
      written(stored.size - base.size);
      return stored;
    },
    join: (digests) => step('join', () => blobs.join(digests)),
    async stream(digest, span) {
      const found = await step('stream', () => blobs.stream(digest, span));
      read(span === undefined ? found.size : Math.min(span.end + 1, found.size) - span.start);
      return found;
    },
    has: (digest) => step('has', () => blobs.has(digest)),
    links: (digest) => step('links', () => blobs.links(digest)),
    delete: (digest, before) => step('delete', () => blobs.delete(digest, before)),
    list: () => blobs.list(),
  };
}

/** Each run of a job as a step. */
export const observedJobs = (handlers: JobHandlers, observer: Observer): JobHandlers =>
  Object.fromEntries(
    Object.entries(handlers).map(([kind, handler]) => [
      kind,
      { ...handler, run: (job) => observer.step('job', kind, () => handler.run(job)) },
    ]),
  );
