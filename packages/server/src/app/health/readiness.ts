import { statfs } from 'node:fs/promises';
import type { Services } from '../../platform/index.ts';

/** The parts that this server cannot work without (security 67). */
const CHECKED = ['database', 'store', 'signer', 'pools'] as const;
type Checked = (typeof CHECKED)[number];
type Status = 'ok' | 'unavailable';

/** `status` is `ok` only while each of `checks` is. Contains no reasons and no versions, because anyone can read it. */
export interface Readiness {
  readonly status: Status;
  readonly checks: Readonly<Record<Checked, { readonly status: Status }>>;
}

/** How long an answer is reused, so that frequent requests cost nothing. */
const KEPT_MS = 1000;
/** A part that does not answer within this time counts as failed. */
const CHECK_MS = 2500;
/** Stored repeatedly under the same digest, so that it takes no more space. */
const PROBE = Buffer.from('readiness');

type Parts = Pick<Services, 'config' | 'db' | 'blobs' | 'signer' | 'workers' | 'log'>;

/**
 * Reports the state of the server; the parts are checked at most once a second, however many requests there are. A server that is
 * stopping is unavailable, whatever its parts are.
 */
export function createReadiness(services: Parts, isStopping: () => boolean): () => Promise<Readiness> {
  const { config, db, blobs, signer, workers } = services;
  const checks: Readonly<Record<Checked, () => Promise<unknown>>> = {
    database: oneAtATime(() => db.probe()),
    store: oneAtATime(async () => {
      const { bavail, bsize } = await statfs(config.dataDir);
      if (bavail * bsize < config.readyFreeBytes) throw new Error('there is hardly any space left');
      await blobs.put(PROBE);
    }),
    signer: oneAtATime(() => signer.certificates()),
    pools: async () => {
      const full = workers.fullPools();
      if (full.length > 0) throw new Error(`the queue is full: ${full.join(', ')}`);
    },
  };
  let last: Readiness | null = null;
  let lastAt = -Infinity;
  let asking: Promise<Readiness> | null = null;
  const ask = async (): Promise<Readiness> => {
    const found = await Promise.all(CHECKED.map((name) => statusOf(checks[name])));
    const readiness = present(found);
    noteChange(services, last, readiness);
    last = readiness;
    lastAt = performance.now();
    return readiness;
  };
  const parts = (): Promise<Readiness> => {
    if (last !== null && performance.now() - lastAt < KEPT_MS) return Promise.resolve(last);
    asking ??= ask().finally(() => (asking = null));
    return asking;
  };
  return async () => {
    const found = await parts();
    return isStopping() ? { ...found, status: 'unavailable' } : found;
  };
}

/** A part that hangs, such as a disk, is not asked again before it has answered; otherwise requests to it would pile up. */
function oneAtATime(check: () => Promise<unknown>): () => Promise<unknown> {
  let running: Promise<unknown> | null = null;
  return () => (running ??= check().finally(() => (running = null)));
}

function present(found: readonly Status[]): Readiness {
  const checks = Object.fromEntries(CHECKED.map((name, at) => [name, { status: found[at] ?? 'unavailable' }]));
  return {
    status: found.every((status) => status === 'ok') ? 'ok' : 'unavailable',
    checks: checks as Readiness['checks'],
  };
}

async function statusOf(check: () => Promise<unknown>): Promise<Status> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Status>((resolve) => {
    timer = setTimeout(() => resolve('unavailable'), CHECK_MS);
  });
  const answer = check().then(
    (): Status => 'ok',
    (): Status => 'unavailable',
  );
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}

function noteChange({ log }: Parts, before: Readiness | null, now: Readiness): void {
  if ((before?.status ?? 'ok') === now.status) return;
  const away = CHECKED.filter((name) => now.checks[name].status !== 'ok');
  if (away.length > 0) log.error({ away }, 'the server is not ready');
  else log.info({}, 'the server is ready again');
}
