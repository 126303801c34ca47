import { type LoadedEnvelope, readEnvelopeFacts } from '../../contracts/index.ts';
import {
  type EventReactions,
  type JobHandlers,
  type Reacting,
  type Services,
  type Tx,
  enqueue,
} from '../../platform/index.ts';
import { type MessagesServices, expiringNotices, missedNotices, readForNotices, sendNotices } from './notices.ts';

/** Schedules what the sender is told when a deadline of a participant has passed. */
export function expiringReactions({ ids }: Pick<MessagesServices, 'ids'>): EventReactions {
  const owe = async ({ envelopeId }: { readonly envelopeId: string }, { tx, now }: Reacting): Promise<void> =>
    oweDeadline(tx, { ids }, await readEnvelopeFacts(tx, envelopeId), now);
  return { 'envelope.started': owe, 'envelope.prolonged': owe };
}

/** Warns of the deadline of an envelope that is near; one that has ended in the meantime causes no warning. */
export async function warnOfExpiry(
  tx: Tx,
  services: MessagesServices,
  { envelopeId, now }: { readonly envelopeId: string; readonly now: Date },
): Promise<void> {
  const loaded = await readForNotices(tx, envelopeId);
  if (loaded.row.status === 'ING_PROCESS') await sendNotices(services, { tx, now }, loaded, expiringNotices(loaded));
}

/** Tells of each deadline of a participant that was missed. */
export const expiringJobs = (services: MessagesServices & Pick<Services, 'db'>): JobHandlers => ({
  [DEADLINE_JOB]: {
    run: (job) =>
      services.db.withTx(async (tx) => {
        const { envelopeId, since } = job.payload as { envelopeId: string; since: string };
        const loaded = await readForNotices(tx, envelopeId);
        await job.finishIn(tx);
        if (loaded.row.status !== 'ING_PROCESS') return;
        await sendNotices(services, { tx, now: job.now }, loaded, missedNotices(loaded, new Date(since), job.now));
        await oweDeadline(tx, services, loaded, job.now);
      }),
  },
});

const DEADLINE_JOB = 'participant.deadline';

/** Deadlines of participants after which the sender is told: the first one that passes after then. */
const nextDeadline = ({ participants }: Pick<LoadedEnvelope, 'participants'>, since: Date): Date | null => {
  const ahead = participants.flatMap(({ status, deadlineAt }) =>
    status === 'ING_WAIT' && deadlineAt !== null && deadlineAt > since ? [deadlineAt.getTime()] : [],
  );
  return ahead.length === 0 ? null : new Date(Math.min(...ahead));
};

async function oweDeadline(tx: Tx, { ids }: Pick<Services, 'ids'>, loaded: LoadedEnvelope, now: Date): Promise<void> {
  const runAt = nextDeadline(loaded, now);
  if (loaded.row.status !== 'ING_PROCESS' || runAt === null) return;
  const payload = { envelopeId: loaded.row.id, since: now.toISOString() };
  await enqueue(tx, { id: ids.next(), kind: DEADLINE_JOB, key: loaded.row.id, payload, runAt, now });
}
