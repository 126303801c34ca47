import { statfs } from 'node:fs/promises';
import type { DeadJob, ServiceHealth } from '@countersign/contract';
import { toWsid } from '@countersign/domain';
import { and, eq, gt, inArray, isNotNull, isNull, lt, lte, sql } from 'drizzle-orm';
import { countDueArchives, countLapsed, dueQuestion } from '../../evidence/index.ts';
import { authorityEnds, readLogState } from '../../trust/index.ts';
import {
  DELIVER_CODE_JOB,
  DELIVER_JOB,
  type DeadJob as DeadRow,
  type Services,
  type Tx,
  authorityState,
  delivery,
  job,
} from '../../platform/index.ts';

const LATE_MS = 5 * 60_000;
const DAY_MS = 86_400_000;
/** Certificates of the authority that end sooner than this are listed. */
const SOON_MS = 60 * DAY_MS;
/** How long a proxy that TRUST_PROXY does not name is a warning after its last request. */
const SEEN_MS = 3_600_000;
const LOW_BYTES = 2 * 1024 * 1024 * 1024;

type Facts = ServiceHealth['facts'];
type State = ServiceHealth['state'];

/** The state of each service, asked of the service itself; one that does not answer is DOWN and delays no other. */
export async function gatherHealth(services: Services, now: Date): Promise<ServiceHealth[]> {
  const checks: readonly [string, () => Promise<readonly [State, Facts]>][] = [
    ['database', () => databaseHealth(services)],
    ['jobs', () => services.db.withTx((tx) => jobHealth(tx, now))],
    ['delivery', () => services.db.withTx((tx) => deliveryHealth(tx, now))],
    ['certificateAuthority', () => authorityHealth(services, now)],
    ['archive', () => archiveHealth(services, now)],
    ['auditLog', () => services.db.withTx((tx) => auditLogHealth(tx, now))],
    ['storage', () => storageHealth(services)],
    ['proxy', async () => proxyHealth(services, now)],
  ];
  const gathered: ServiceHealth[] = [];
  for (const [name, ask] of checks) {
    const [state, facts] = await ask().catch((error: unknown) => {
      services.log.error({ err: error, service: name }, 'a service does not answer');
      return ['DOWN', {}] as const;
    });
    gathered.push({ name, state, facts });
  }
  return gathered;
}

async function databaseHealth({ db }: Services): Promise<readonly [State, Facts]> {
  const { rows } = await db.withTx((tx) => tx.execute<{ version: string }>(sql`show server_version`));
  const version = String(Object.values(rows[0] ?? {})[0] ?? '');
  return ['OK', { kind: db.kind === 'embedded' ? 'PGlite' : 'PostgreSQL', version }];
}

async function jobHealth(tx: Tx, now: Date): Promise<readonly [State, Facts]> {
  const live = and(isNull(job.doneAt), isNull(job.deadAt));
  const due = await tx.$count(job, and(live, lte(job.runAt, now)));
  const late = await tx.$count(
    job,
    and(live, isNull(job.leaseUntil), lt(job.runAt, new Date(now.getTime() - LATE_MS))),
  );
  const dead = await tx.$count(job, and(isNotNull(job.deadAt), isNull(job.doneAt)));
  return [late > 0 || dead > 0 ? 'WARNING' : 'OK', { due, late, dead }];
}

/** Messages that wait to be delivered, and those that failed within the last day; in evaluation mode no delivery is awaited. */
async function deliveryHealth(tx: Tx, now: Date): Promise<readonly [State, Facts]> {
  const since = new Date(now.getTime() - DAY_MS);
  const waits = and(inArray(job.kind, [DELIVER_JOB, DELIVER_CODE_JOB]), isNull(job.doneAt), isNull(job.deadAt));
  const unsent = await tx.$count(job, waits);
  const late = await tx.$count(job, and(waits, lt(job.createdAt, new Date(now.getTime() - LATE_MS))));
  const failed = await tx.$count(delivery, and(isNotNull(delivery.failedAt), gt(delivery.createdAt, since)));
  return [late > 0 || failed > 0 ? 'WARNING' : 'OK', { unsent, late, failed }];
}

async function authorityHealth({ signer, db }: Services, now: Date): Promise<readonly [State, Facts]> {
  const ends = await authorityEnds(signer);
  const isEnding = Object.values(ends).some((end) => end.getTime() - now.getTime() < SOON_MS);
  const facts: Record<string, string> = Object.fromEntries(
    Object.entries(ends).map(([role, end]) => [`${role}NotAfter`, end.toISOString()]),
  );
  const [crl] = await db.withTx((tx) =>
    tx.select({ at: authorityState.at }).from(authorityState).where(eq(authorityState.name, 'crl:ISSUING')),
  );
  if (crl !== undefined) facts['crl'] = crl.at.toISOString();
  return [isEnding ? 'WARNING' : 'OK', facts];
}

/** Contracts that wait for their next document time-stamp, and those whose last one has expired (docs/cycles/archive.md). */
async function archiveHealth(services: Services, now: Date): Promise<readonly [State, Facts]> {
  const question = await dueQuestion(services, now);
  const [due, lapsed] = await services.db.withTx(
    async (tx) => [await countDueArchives(tx, question), await countLapsed(tx, now)] as const,
  );
  return [lapsed > 0 ? 'WARNING' : 'OK', { due, lapsed }];
}

/** The log over the audit trail (docs/cycles/audit-log.md): the number of waiting rows, and the time of the last signature. */
async function auditLogHealth(tx: Tx, now: Date): Promise<readonly [State, Facts]> {
  const { size, waiting, checkpoint, isLate } = await readLogState(tx, now);
  const facts: Record<string, string | number> = { logRows: size, waiting };
  if (checkpoint !== null) {
    facts['signedRows'] = checkpoint.size;
    facts['signedAt'] = checkpoint.at.toISOString();
  }
  return [isLate ? 'WARNING' : 'OK', facts];
}

/** A test file is written, read and deleted again; the file system reports its free space. */
async function storageHealth({ blobs, config, ids }: Services): Promise<readonly [State, Facts]> {
  const { digest } = await blobs.put(Buffer.from(`health ${ids.next()}`));
  const size = await blobs.has(digest);
  await blobs.delete(digest);
  const { bavail, bsize } = await statfs(config.dataDir);
  const free = bavail * bsize;
  const facts = { writable: size === null ? 'no' : 'yes', freeMb: Math.floor(free / 1024 / 1024) };
  return [size === null ? 'DOWN' : free < LOW_BYTES ? 'WARNING' : 'OK', facts];
}

/** Whether TRUST_PROXY names the proxies that forward requests to this process. */
function proxyHealth({ config, unknownProxy }: Services, now: Date): readonly [State, Facts] {
  const last = unknownProxy.last();
  const trusted = config.trustProxy.length;
  if (last === null) return ['OK', { trusted }];
  const isRecent = now.getTime() - last.at.getTime() < SEEN_MS;
  return [isRecent ? 'WARNING' : 'OK', { trusted, unknownProxy: last.address, seenAt: last.at.toISOString() }];
}

/** Jobs that were given up (conventions, rule 13). */
export const presentDeadJob = ({ id, kind, attempts, lastError, deadAt }: DeadRow): DeadJob => ({
  jobWsid: toWsid('job', id),
  kind,
  attempts,
  lastError,
  deadDatetime: (deadAt ?? new Date(0)).toISOString(),
});
