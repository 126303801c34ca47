import { and, asc, eq, gt } from 'drizzle-orm';
import type { AuditActor } from '../../accounts/index.ts';
import { type Job, type JobHandlers, type Services, type Tx } from '../../platform/index.ts';
import {
  type Successor,
  changeSender,
  loadEnvelopeFacts,
  succeedTurn,
  takeOverBsts,
  takeOverJobs,
} from '../../contracts/index.ts';
import { HANDOVER_JOB } from './job-kinds.ts';
import { findLeaving, findSuccessor, isSentBy, isTurnOf } from './store.ts';
import { envelope, participant } from '../../contracts/envelopes/views.ts';

export const handoverJobs = (services: Services): JobHandlers => ({
  [HANDOVER_JOB]: { run: (job) => handOverWork(services, job), leaseSec: 120 },
});

interface Payload {
  readonly enterpriseId: string;
  readonly memberId: string;
  readonly toMemberId: string;
  readonly actor: AuditActor;
}

const AT_ONCE = 50;
const TEMPLATES_AT_ONCE = 200;

/**
 * Hands over the work of a member, each envelope in its own transaction and under its lock: after a crash the job
 * continues where it was, and no request waits for the whole. It ends if the colleague is no longer an active member.
 */
async function handOverWork(services: Services, job: Job): Promise<void> {
  const { enterpriseId, memberId, toMemberId, actor } = job.payload as Payload;
  const within = <T>(act: (tx: Tx, to: Successor) => Promise<T>): Promise<T | null> => {
    job.abort.throwIfAborted();
    return services.db.withTx(async (tx) => {
      const to = await findSuccessor(tx, enterpriseId, toMemberId);
      return to === null ? null : act(tx, to);
    });
  };
  const now = (): Date => services.clock.now();

  while (
    ((await within((tx, to) =>
      takeOverBsts(tx, { enterpriseId, memberId, to: to.memberId, limit: TEMPLATES_AT_ONCE }),
    )) ?? 0) === TEMPLATES_AT_ONCE
  );
  await within((tx, to) => takeOverJobs(tx, { memberId, to, actor, now: now() }));
  await eachOf(
    services,
    (tx, after) => sentAfter(tx, memberId, after),
    (id) =>
      within(async (tx, to) => {
        const loaded = await loadEnvelopeFacts(tx, id, { lock: true });
        if (loaded.row.senderMemberId === memberId) await changeSender(tx, services, loaded, { to, actor, now: now() });
      }),
  );
  const leaving = await services.db.withTx((tx) => findLeaving(tx, enterpriseId, memberId));
  // A person who is still a member acts for themselves.
  if (leaving?.status !== 'DISABLED') return;
  await eachOf(
    services,
    (tx, after) => turnsAfter(tx, memberId, after),
    (id) =>
      within(async (tx, to) => {
        const [turn] = await tx
          .select({ envelopeId: participant.envelopeId })
          .from(participant)
          .where(eq(participant.id, id));
        if (turn === undefined) return;
        const loaded = await loadEnvelopeFacts(tx, turn.envelopeId, { lock: true });
        await succeedTurn(tx, services, loaded, { participantId: id, to, actor, now: now() });
      }),
  );
}

/** Iterates over ids in their order, one page at a time, whether or not processing removes them from the list. */
async function eachOf(
  { db }: Pick<Services, 'db'>,
  page: (tx: Tx, after: string) => Promise<{ id: string }[]>,
  act: (id: string) => Promise<unknown>,
): Promise<void> {
  for (let after = FIRST; ;) {
    const rows = await db.withTx((tx) => page(tx, after));
    for (const { id } of rows) await act(id);
    const last = rows.at(-1);
    if (last === undefined || rows.length < AT_ONCE) return;
    after = last.id;
  }
}
const FIRST = '00000000-0000-0000-0000-000000000000';

const sentAfter = (tx: Tx, memberId: string, after: string) =>
  tx
    .select({ id: envelope.id })
    .from(envelope)
    .where(and(isSentBy(memberId, ['DRAFT', 'TIMED', 'ING_PROCESS']), gt(envelope.id, after)))
    .orderBy(asc(envelope.id))
    .limit(AT_ONCE);

const turnsAfter = (tx: Tx, memberId: string, after: string) =>
  tx
    .select({ id: participant.id })
    .from(participant)
    .innerJoin(envelope, eq(envelope.id, participant.envelopeId))
    .where(and(isTurnOf(memberId), gt(participant.id, after)))
    .orderBy(asc(participant.id))
    .limit(AT_ONCE);
