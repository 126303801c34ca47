import { type RetentionDays, RETENTION_NOTICE_DAYS, toWsid } from '@countersign/domain';
import { SYSTEM_ACTOR, purgeDevicesOf } from '../../accounts/index.ts';
import {
  type After,
  type Ending,
  type Keeper,
  eraseDraft,
  eraseEnded,
  findEndings,
  isDraftUnchanged,
  removeEnded,
  wsidOf,
} from '../../contracts/index.ts';
import { deleteEvidenceOf } from '../../evidence/index.ts';
import { purgeLogOf, purgeMessagesOf } from '../../notifications/index.ts';
import { type Job, type Services, type Tx, emit, lockHolds } from '../../platform/index.ts';
import { recordAudit } from '../../trust/index.ts';
import {
  type PolicyRow,
  cutoffOf,
  daysOf,
  deleteAtOf,
  findPolicy,
  insertNotices,
  lockPolicy,
  noticedAmong,
  wasTold,
} from './store.ts';

const DAY_MS = 86_400_000;
const BATCH = 50;
/** The last notice before a contract is deleted. */
const [, LAST_NOTICE] = RETENTION_NOTICE_DAYS;

/**
 * Does what the policy of an account says: announces contracts that will be deleted, and deletes what is due, one envelope or one
 * batch of rows in a transaction. Each transaction reads the policy again, under a lock, so that the work can end anywhere
 * and go on later, and a policy that was changed meanwhile deletes nothing more.
 */
export async function applyPolicy(services: Services, job: Job): Promise<void> {
  const { accountId } = job.payload as { accountId: string };
  const policy = await services.db.withTx((tx) => findPolicy(tx, accountId));
  if (policy === null) return;
  const work: Work = { services, job, keeper: { owner: policy.owner, id: policy.id } };
  for (const days of RETENTION_NOTICE_DAYS) await announce(work, days);
  await deleteEach(work, 'contracts', removeContract);
  await deleteEach(work, 'drafts', removeDraft);
  const { keeper } = work;
  await purge(work, 'messages', (tx, before) => purgeMessagesOf(tx, keeper, before, BATCH));
  if (keeper.owner === 'ENTERPRISE')
    await purge(work, 'logs', (tx, before) => purgeLogOf(tx, keeper.id, before, BATCH));
  else await purge(work, 'sessions', (tx, before) => purgeDevicesOf(tx, keeper.id, before, BATCH));
}

interface Work {
  readonly services: Services;
  readonly job: Job;
  readonly keeper: Keeper;
}

const clockOf = ({ services }: Work): Date => services.clock.now();
const daysIn = ({ services }: Work, policy: PolicyRow): RetentionDays => daysOf(policy, services.config.retention);

/** Contracts that are deleted within `days` and were not announced so: each once, with one notice of a run. */
async function announce(work: Work, days: number): Promise<void> {
  let after: After | undefined;
  for (let isTold = false; ;) {
    work.job.abort.throwIfAborted();
    const step: Step = { days, after, isTold };
    const { page, hasNew }: Announced = await work.services.db.withTx((tx) => announcePage(tx, work, step));
    isTold ||= hasNew;
    const last = page.at(-1);
    if (last === undefined || page.length < BATCH) return;
    after = { at: last.unchangedSince, id: last.id };
  }
}

interface Step {
  readonly days: number;
  readonly after: After | undefined;
  /** The notice of this run was sent. */
  readonly isTold: boolean;
}
interface Announced {
  readonly page: readonly Ending[];
  readonly hasNew: boolean;
}

/** How many contracts a notice counts at most. */
const COUNTED = 1000;

async function announcePage(tx: Tx, work: Work, { days, after, isTold }: Step): Promise<Announced> {
  const { services, keeper } = work;
  const now = clockOf(work);
  const policy = await lockPolicy(tx, keeper.id);
  const wanted = policy === null ? null : daysIn(work, policy).contracts;
  const nothing = { page: [], hasNew: false };
  if (policy === null || wanted === null) return nothing;
  // The end of the time to object may be the later one.
  if (deleteAtOf(policy.since, wanted, new Date(0)).getTime() > now.getTime() + days * DAY_MS) return nothing;
  const before = new Date(now.getTime() + (days - wanted) * DAY_MS);
  const page = await findEndings(tx, 'contracts', keeper, { before, limit: BATCH, ...(after ? { after } : {}) });
  const free = page.filter(({ isHeld }) => !isHeld);
  const told = await noticedAmong(tx, keeper, idsOf(free), days);
  const fresh = free.filter(({ id }) => !told.has(id));
  const [first] = fresh;
  if (first === undefined) return { page, hasNew: false };
  await insertNotices(tx, keeper, idsOf(fresh), days, now);
  if (!isTold) {
    const all = await findEndings(tx, 'contracts', keeper, { before, limit: COUNTED });
    const earliest = now.getTime() + LAST_NOTICE * DAY_MS;
    const deleteAt = Math.max(deleteAtOf(policy.since, wanted, first.unchangedSince).getTime(), earliest);
    const due = { ...keeper, count: all.filter(({ isHeld }) => !isHeld).length };
    await emit(
      tx,
      { type: 'retention.due', ...due, deleteAt: new Date(deleteAt).toISOString() },
      { id: services.ids.next(), now },
    );
  }
  const detail = { days: String(days), contracts: String(fresh.length) };
  await record(tx, work, { kind: 'retention.warned', detail });
  return { page, hasNew: true };
}

const idsOf = (found: readonly Ending[]): string[] => found.map(({ id }) => id);

type Remove = (tx: Tx, work: Work, found: Ending, before: Date) => Promise<void>;

/** Deletes drafts or contracts that are due, each in its own transaction. */
async function deleteEach(work: Work, kind: 'drafts' | 'contracts', remove: Remove): Promise<void> {
  const { services, job, keeper } = work;
  const cutoff = (policy: PolicyRow | null) =>
    policy === null ? null : cutoffOf(policy, daysIn(work, policy)[kind], clockOf(work));
  let after: After | undefined;
  for (;;) {
    const page = await services.db.withTx(async (tx) => {
      const before = cutoff(await findPolicy(tx, keeper.id));
      if (before === null) return [];
      return findEndings(tx, kind, keeper, { before, limit: BATCH, ...(after ? { after } : {}) });
    });
    for (const found of page) {
      job.abort.throwIfAborted();
      if (found.isHeld) continue;
      await services.db.withTx(async (tx) => {
        await lockHolds(tx);
        const before = cutoff(await lockPolicy(tx, keeper.id));
        if (before !== null) await remove(tx, work, found, before);
      });
    }
    const last = page.at(-1);
    if (last === undefined || page.length < BATCH) return;
    after = { at: last.unchangedSince, id: last.id };
  }
}

const removeContract: Remove = async (tx, work, { id }, before) => {
  const { services, keeper } = work;
  const now = clockOf(work);
  if (!(await wasTold(tx, keeper, id, LAST_NOTICE, now))) return;
  const removed = await removeEnded(tx, services, { keeper, envelopeId: id, before, now });
  if (removed !== 'LAST') return;
  await deleteEvidenceOf(tx, id);
  await eraseEnded(tx, services, id, now);
};

const removeDraft: Remove = async (tx, work, { id }, before) => {
  if (!(await isDraftUnchanged(tx, id, before))) return;
  if (!(await eraseDraft(tx, id, clockOf(work)))) return;
  await record(tx, work, { kind: 'retention.purged', detail: { what: 'drafts', envelope: toWsid('envelope', id) } });
};

/** Deletes rows that are due, a batch in each transaction. */
async function purge(
  work: Work,
  what: 'messages' | 'logs' | 'sessions',
  run: (tx: Tx, before: Date) => Promise<number>,
): Promise<void> {
  const { services, job, keeper } = work;
  for (let count = BATCH; count === BATCH;) {
    job.abort.throwIfAborted();
    count = await services.db.withTx(async (tx) => {
      await lockHolds(tx);
      const policy = await lockPolicy(tx, keeper.id);
      const days = policy === null ? null : daysIn(work, policy)[what];
      if (days === null) return 0;
      const gone = await run(tx, new Date(clockOf(work).getTime() - days * DAY_MS));
      if (gone > 0) await record(tx, work, { kind: 'retention.purged', detail: { what, count: String(gone) } });
      return gone;
    });
  }
}

const record = (
  tx: Tx,
  work: Work,
  { kind, detail }: { kind: 'retention.purged' | 'retention.warned'; detail: Record<string, string> },
): Promise<void> =>
  recordAudit(tx, {
    id: work.services.ids.next(),
    at: clockOf(work),
    kind,
    ...SYSTEM_ACTOR,
    ...(work.keeper.owner === 'PERSON' ? { personId: work.keeper.id } : {}),
    detail: { account: wsidOf(work.keeper), ...detail },
  });
