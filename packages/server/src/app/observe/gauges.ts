import { statfs } from 'node:fs/promises';
import type { Gauge } from 'prom-client';
import type { Services } from '../../platform/index.ts';
import { type ListEnd, authorityEnds } from '../../trust/index.ts';
import type { Readiness } from '../health/index.ts';
import { readCounts } from './counts.ts';
import type { Meters } from './meters.ts';

/** What was found is shown for this long, however often it is asked for. */
const KEPT_MS = 5000;
/** A source that does not answer within this time is left out. */
const SOURCE_MS = 4000;

export interface Watched {
  readonly services: Pick<Services, 'config' | 'clock' | 'db' | 'signer' | 'workers'>;
  readonly kinds: readonly string[];
  readonly readiness: () => Promise<Readiness>;
  readonly openRequests: () => number;
  readonly openSockets: () => number;
}

type Source = 'database' | 'signer' | 'disk' | 'readiness';

/**
 * Returns what brings the gauges up to date before they are shown. Sources that have to be asked are asked at most once at a time
 * and in `KEPT_MS`; while one does not answer, its gauges have no values.
 */
export function watchGauges(meters: Meters, watched: Watched): () => Promise<void> {
  const sources: Readonly<Record<Source, () => Promise<void>>> = {
    database: () => readDatabase(meters, watched),
    signer: () => readAuthority(meters, watched),
    disk: async () => {
      const { bavail, bsize } = await statfs(watched.services.config.dataDir);
      meters.diskFree.set(bavail * bsize);
    },
    readiness: async () => {
      const { checks } = await watched.readiness();
      for (const [check, { status }] of Object.entries(checks)) meters.ready.set({ check }, status === 'ok' ? 1 : 0);
    },
  };
  const ask = asker(meters, sources);
  return async () => {
    setOwn(meters, watched);
    await ask();
  };
}

/** The gauges of a source, which have no values while it does not answer. */
const gaugesOf = (meters: Meters): Readonly<Record<Source, readonly Pick<Gauge, 'reset' | 'remove'>[]>> => ({
  database: [
    meters.jobsDue,
    meters.jobsOldest,
    meters.jobsDead,
    meters.logEntries,
    meters.logWaiting,
    meters.logOldest,
    meters.checkpointEntries,
    meters.checkpointAge,
    meters.listExpiry,
    meters.listValidity,
    meters.listRevoked,
  ],
  signer: [meters.authorityExpiry],
  disk: [meters.diskFree],
  readiness: [meters.ready],
});

function asker(meters: Meters, sources: Readonly<Record<Source, () => Promise<void>>>): () => Promise<void> {
  const gauges = gaugesOf(meters);
  const running = new Map<Source, Promise<boolean>>();
  let askedAt = -Infinity;
  let asking: Promise<unknown> | null = null;
  const askOne = async (source: Source): Promise<void> => {
    // One that hangs is not asked again before it has answered.
    const answer =
      running.get(source) ??
      sources[source]()
        .then(yes, no)
        .finally(() => running.delete(source));
    running.set(source, answer);
    const ok = await withinMs(answer, SOURCE_MS);
    meters.scraped.set({ source }, ok ? 1 : 0);
    if (ok) return;
    for (const gauge of gauges[source]) {
      gauge.reset();
      gauge.remove({});
    }
  };
  return async () => {
    if (asking === null && performance.now() - askedAt < KEPT_MS) return;
    asking ??= Promise.all((Object.keys(sources) as Source[]).map(askOne)).finally(() => {
      askedAt = performance.now();
      asking = null;
    });
    await asking;
  };
}

const yes = (): boolean => true;
const no = (): boolean => false;

function withinMs(answer: Promise<boolean>, ms: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), ms);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}

/** What this process knows without asking. */
function setOwn(meters: Meters, { services, openRequests, openSockets }: Watched): void {
  meters.requestsOpen.set(openRequests());
  meters.sockets.set(openSockets());
  for (const [pool, { size, busy, waiting }] of Object.entries(services.workers.usage())) {
    meters.poolSize.set({ pool }, size);
    meters.poolBusy.set({ pool }, busy);
    meters.poolWaiting.set({ pool }, waiting);
  }
  const { open, idle, waiting, most } = services.db.connections();
  meters.connections.set({ state: 'idle' }, idle);
  meters.connections.set({ state: 'busy' }, open - idle);
  meters.connectionsMost.set(most);
  meters.connectionsWaiting.set(waiting);
}

async function readDatabase(meters: Meters, { services: { db, clock }, kinds }: Watched): Promise<void> {
  const { queues, log, lists } = await readCounts(db, kinds, clock.now());
  for (const { kind, due, oldest, dead } of queues) {
    meters.jobsDue.set({ kind }, due);
    meters.jobsOldest.set({ kind }, oldest);
    meters.jobsDead.set({ kind }, dead);
  }
  meters.logEntries.set(log.entries);
  meters.logWaiting.set(log.waiting);
  meters.logOldest.set(log.oldestWaiting);
  meters.checkpointEntries.set(log.checkpointEntries);
  if (log.checkpointAge === null) meters.checkpointAge.remove({});
  else meters.checkpointAge.set(log.checkpointAge);
  setLists(meters, lists, clock.now());
}

/** Of each CA whose list this server does not make. A list that is missing counts as ended. */
function setLists(meters: Meters, lists: readonly ListEnd[], now: Date): void {
  for (const gauge of [meters.listExpiry, meters.listValidity, meters.listRevoked]) gauge.reset();
  for (const { ca, thisUpdate, nextUpdate, revoked } of lists) {
    meters.listRevoked.set({ ca }, revoked.length);
    const [from, until] = [thisUpdate ?? now, nextUpdate ?? now].map((at) => at.getTime() / 1000) as [number, number];
    meters.listExpiry.set({ ca }, until - now.getTime() / 1000);
    meters.listValidity.set({ ca }, until - from);
  }
}

/** Of each role the certificate in use. */
async function readAuthority(meters: Meters, { services: { signer, clock } }: Watched): Promise<void> {
  const now = clock.now().getTime();
  const ends = await authorityEnds(signer);
  meters.authorityExpiry.reset();
  for (const [role, end] of Object.entries(ends)) meters.authorityExpiry.set({ role }, (end.getTime() - now) / 1000);
}
