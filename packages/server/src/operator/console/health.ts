import type { DeadJob, Language, ServiceHealth } from '@countersign/contract';
import { toWsid } from '@countersign/domain';
import { and, eq, gt, inArray, isNotNull, isNull, lt, lte } from 'drizzle-orm';
import { countDueArchives, countLapsed, dueQuestion } from '../../evidence/index.ts';
import { readLogState } from '../../trust/index.ts';
import { checkServices } from '../checks/index.ts';
import {
  DELIVER_CODE_JOB,
  DELIVER_JOB,
  type DeadJob as DeadRow,
  type Services,
  type Tx,
} from '../../platform/index.ts';
import { delivery } from '../../platform/delivery/views.ts';
import { job } from '../../platform/jobs/views.ts';
import { authorityState } from '../../trust/signer/views.ts';

const LATE_MS = 5 * 60_000;
const DAY_MS = 86_400_000;
/** How long a proxy that TRUST_PROXY does not name is a warning after its last request. */
const SEEN_MS = 3_600_000;

type Facts = ServiceHealth['facts'];
type State = ServiceHealth['state'];

/** What the checks of the installation find, then the state of each service of the server; one that does not answer is DOWN. */
export async function gatherHealth(services: Services, now: Date, language: Language): Promise<ServiceHealth[]> {
  const checks: readonly [string, () => Promise<readonly [State, Facts]>][] = [
    ['jobs', () => services.db.withTx((tx) => jobHealth(tx, now))],
    ['delivery', () => services.db.withTx((tx) => deliveryHealth(tx, now))],
    ['revocationList', () => services.db.withTx(revocationHealth)],
    ['archive', () => archiveHealth(services, now)],
    ['auditLog', () => services.db.withTx((tx) => auditLogHealth(tx, now))],
    ['proxy', async () => proxyHealth(services, now)],
  ];
  const gathered = await checkServices(services, now, language);
  for (const [name, ask] of checks) {
    const [state, facts] = await ask().catch((error: unknown) => {
      services.log.error({ err: error, service: name }, 'a service does not answer');
      return ['DOWN', {}] as const;
    });
    gathered.push({ name, state, facts, problem: null, fix: null });
  }
  return gathered;
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

/** When the authority last published a list of revoked certificates. */
async function revocationHealth(tx: Tx): Promise<readonly [State, Facts]> {
  const [crl] = await tx
    .select({ at: authorityState.at })
    .from(authorityState)
    .where(eq(authorityState.name, 'crl:ISSUING'));
  return ['OK', crl === undefined ? {} : { crl: crl.at.toISOString() }];
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
