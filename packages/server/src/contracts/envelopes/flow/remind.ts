import type { Api, DataIn } from '@countersign/contract';
import { REMIND_AGAIN_MS, isAtTurn, judgeRemind } from '@countersign/domain';
import { type AuditActor, SYSTEM_ACTOR, auditActor } from '../../../accounts/index.ts';
import { recordAudit } from '../../../trust/index.ts';
import {
  type Call,
  type Job,
  type Services,
  type Tx,
  demand,
  emit,
  enqueue,
  refuseWith,
} from '../../../platform/index.ts';
import { type LoadedEnvelope, type ParticipantRow, loadEnvelopeFacts, unavailableIn } from '../core/facts.ts';
import { readEnvelope } from '../core/get-envelope.ts';
import { REMIND_JOB } from '../core/job-kinds.ts';
import { readerOf } from '../core/reader.ts';
import { updateParticipant } from '../core/store.ts';

type Remind = Api['remindEnvelope'];

/** Reminds those whose turn it is and who were not reminded recently. */
export async function remindEnvelope(services: Services, call: Call<Remind>): Promise<DataIn<Remind>> {
  const { envelopeId } = call.relation;
  const { now } = call.context;
  return services.db.withTx(async (tx) => {
    const loaded = await loadEnvelopeFacts(tx, envelopeId, { lock: true });
    const { facts: flow, row } = loaded;
    const unavailable = await unavailableIn(tx, loaded);
    const waiting = demand(judgeRemind({ envelope: flow, prepareState: row.prepareState, unavailable }, now));
    const atTurn = flow.participants.filter((one) => isAtTurn(flow, one)).map(({ id }) => id);
    const stuck = loaded.participants.find(({ id }) => atTurn.includes(id) && unavailable.has(id));
    if (waiting.length === 0 && stuck !== undefined)
      refuseWith('ERROR_PARTICIPANT_UNAVAILABLE', { name: stuck.name || stuck.enterpriseName || '' });
    const freeAt = loaded.participants
      .filter(({ id }) => waiting.includes(id))
      .map(({ id, remindedAt }) => ({ id, freeAt: remindedAt === null ? 0 : remindedAt.getTime() + REMIND_AGAIN_MS }));
    const participantIds = freeAt.filter((one) => one.freeAt <= now.getTime()).map(({ id }) => id);
    if (waiting.length === 0) refuseWith('ERROR_PARTICIPANT_OVERDUE');
    if (participantIds.length === 0) {
      const soonest = Math.min(...freeAt.map((one) => one.freeAt));
      refuseWith('ERROR_REMIND_TOO_SOON', { expireIn: Math.ceil((soonest - now.getTime()) / 1000) });
    }
    const actor = await auditActor(tx, call.caller, call.context);
    await remindParticipants(tx, services, { envelopeId, participantIds, actor, now });
    return { envelope: await readEnvelope(tx, envelopeId, readerOf(call)) };
  });
}

interface Reminding {
  readonly envelopeId: string;
  readonly participantIds: readonly string[];
  readonly actor: AuditActor;
  readonly now: Date;
}

async function remindParticipants(
  tx: Tx,
  { ids }: Pick<Services, 'ids'>,
  { envelopeId, participantIds, actor, now }: Reminding,
): Promise<void> {
  for (const participantId of participantIds) {
    await updateParticipant(tx, participantId, { remindedAt: now });
    const what = { kind: 'participant.reminded', envelopeId, participantId } as const;
    await recordAudit(tx, { id: ids.next(), at: now, ...what, ...actor });
  }
  await emit(tx, { type: 'participant.reminded', envelopeId, participantIds }, { id: ids.next(), now });
}

const DAY_MS = 86_400_000;

/** What a reminder by plan is about: one turn, in which so many were sent before. */
interface PlannedReminder {
  readonly envelopeId: string;
  readonly sequence: number;
  readonly sent: number;
}

/** Owes the first reminder of the turn that has begun, instead of one that is still owed for an earlier turn. */
export async function planReminders(
  tx: Tx,
  services: Pick<Services, 'ids'>,
  { row: { id: envelopeId, reminders, currentSequence: sequence } }: Pick<LoadedEnvelope, 'row'>,
  now: Date,
): Promise<void> {
  if (reminders === null) return;
  await oweReminder(tx, services, { envelopeId, sequence, sent: 0 }, { days: reminders.afterDays, now });
}

const oweReminder = (
  tx: Tx,
  { ids }: Pick<Services, 'ids'>,
  payload: PlannedReminder,
  { days, now }: { readonly days: number; readonly now: Date },
): Promise<void> => {
  const runAt = new Date(now.getTime() + days * DAY_MS);
  return enqueue(tx, { id: ids.next(), kind: REMIND_JOB, key: payload.envelopeId, payload, runAt, now });
};

/** Reminds those who have still to act in the turn that the job is about, and owes the next reminder. */
export async function remindByPlan(services: Services, job: Job): Promise<void> {
  const planned = job.payload as PlannedReminder;
  const { envelopeId, sequence, sent } = planned;
  await services.db.withTx(async (tx) => {
    const now = services.clock.now();
    const loaded = await loadEnvelopeFacts(tx, envelopeId, { lock: true });
    const { facts, row } = loaded;
    await job.finishIn(tx);
    if (row.reminders === null || row.currentSequence !== sequence) return;
    const unavailable = await unavailableIn(tx, loaded);
    const waiting = judgeRemind({ envelope: facts, prepareState: row.prepareState, unavailable }, now);
    if (!waiting.ok) return;
    const isDue = ({ id, remindedAt }: ParticipantRow): boolean =>
      waiting.value.includes(id) && (remindedAt === null || remindedAt.getTime() + REMIND_AGAIN_MS <= now.getTime());
    const participantIds = loaded.participants.filter(isDue).map(({ id }) => id);
    if (participantIds.length > 0)
      await remindParticipants(tx, services, { envelopeId, participantIds, actor: SYSTEM_ACTOR, now });
    if (sent + 1 >= row.reminders.most) return;
    await oweReminder(tx, services, { ...planned, sent: sent + 1 }, { days: row.reminders.everyDays, now });
  });
}
