import type { Api, DataIn } from '@countersign/contract';
import { MULTI_SEND_JOBS_MAX, MULTI_SEND_ROWS_PER_DAY, judgeStart } from '@countersign/domain';
import { auditActor } from '../../accounts/index.ts';
import { recordAudit } from '../../trust/index.ts';
import {
  type Call,
  type Services,
  type Tx,
  deliverableContacts,
  demand,
  endingAsWritten,
  enqueue,
  lockKey,
  refuseWith,
} from '../../platform/index.ts';
import {
  type DocumentRow,
  type FormRow,
  type LoadedEnvelope,
  demandNamed,
  demandRoles,
  demandRules,
  documentFacts,
  findDocuments,
  findForms,
  formFacts,
  loadEnvelopeFacts,
  renewColleagues,
} from '../envelopes/index.ts';
import { RUN_JOB } from './job-kinds.ts';
import { freshSheet } from './keep-sheet.ts';
import { demandOneSlot, digestOfPlan, planOf } from './plan.ts';
import { presentJob } from './present.ts';
import { type SheetRow, findSheet } from './sheet-store.ts';
import { readJob } from './list-jobs.ts';
import { type JobRow, findOpenJob, findUse, insertJob } from './store.ts';
import { templateOf } from './template.ts';

type Start = Api['startMultiSend'];
const DAY_MS = 86_400_000;

/**
 * Starts a multi-send: the draft is validated as for its own start, its current state is stored for every envelope of
 * the job, and the sending is enqueued. The draft itself stays a draft, for further lists. A list whose job has not
 * ended is not sent a second time: the answer is that job (Rulings §8.24).
 */
export async function startMultiSend(services: Services, call: Call<Start>): Promise<DataIn<Start>> {
  const { relation, context, caller } = call;
  const { now } = context;
  const slotId = await services.db.withTx(
    async (tx) => demandOneSlot(await loadEnvelopeFacts(tx, relation.envelopeId, { lock: false })).id,
  );
  await endingAsWritten(() => freshSheet(services, { relation, participantId: slotId }, now));
  return services.db.withTx(async (tx) => {
    const loaded = await loadEnvelopeFacts(tx, relation.envelopeId, { lock: true });
    if (loaded.row.status !== 'DRAFT') refuseWith('ERROR_ENVELOPE_NOT_DRAFT');
    // As for START: a draft in the recycle bin has to be restored first.
    if (loaded.facts.recycledBy.includes(loaded.facts.senderId)) refuseWith('ERROR_ENVELOPE_STATUS_IS_NOT_MATCH');
    const slot = demandOneSlot(loaded);
    const placed = await findSheet(tx, slot.id);
    const open = placed === null ? null : await findOpenJob(tx, placed.id);
    if (open !== null) return { multiSendJob: await readJob(tx, { ...open, envelopeId: loaded.row.id }) };
    const documents = await findDocuments(tx, loaded.row.id);
    const forms = await findForms(tx, loaded.row.id);
    const runAt = sendAt(loaded, now);
    await demandRoles(tx, loaded.participants);
    await renewColleagues(tx, loaded);
    demandStartable(services, loaded, { documents, forms, at: runAt });
    const sheet = await demandSheet(
      tx,
      slot.id,
      digestOfPlan(planOf(loaded, slot, forms, deliverableContacts(services.config))),
    );
    await demandQuota(tx, loaded.facts.senderId, sheet.valid, now);
    const job: JobRow = {
      id: services.ids.next(),
      envelopeId: loaded.row.id,
      sheetId: sheet.id,
      accountId: loaded.facts.senderId,
      personId: caller.personId,
      template: templateOf(loaded, slot.id, documents, forms),
      actor: await auditActor(tx, caller, context),
      status: 'RUNNING',
      total: sheet.valid,
      revokeReason: null,
      createdAt: now,
      statusAt: now,
    };
    await insertJob(tx, job);
    await recordAudit(tx, {
      id: services.ids.next(),
      at: now,
      kind: 'multiSend.started',
      envelopeId: loaded.row.id,
      ...(await auditActor(tx, caller, context)),
      detail: { rows: String(sheet.valid) },
    });
    await enqueue(tx, { id: services.ids.next(), kind: RUN_JOB, key: job.id, payload: { jobId: job.id }, runAt, now });
    return { multiSendJob: presentJob(job, loaded.row.title) };
  });
}

/** A future timer applies to the whole job. */
const sendAt = ({ row: { timerAt } }: LoadedEnvelope, now: Date): Date =>
  timerAt !== null && timerAt > now ? timerAt : now;

/** Validated as it will be when the first envelope is sent, with the BULK_PERSON as the signer it represents. */
function demandStartable(
  { config }: Pick<Services, 'config'>,
  { row, participants }: LoadedEnvelope,
  { documents, forms, at }: { documents: readonly DocumentRow[]; forms: readonly FormRow[]; at: Date },
): void {
  demandNamed({ row, participants });
  const facts = {
    ...row,
    participants,
    documents: documents.map(documentFacts),
    forms: formFacts(forms, documents),
  };
  demand(judgeStart(facts, config.limits, at));
  demandRules(forms, participants);
}

/** @throws Refused ERROR_MULTI_SEND_NO_ROWS; ERROR_MULTI_SEND_STATE if the draft changed concurrently */
async function demandSheet(tx: Tx, participantId: string, judgedBy: string): Promise<SheetRow> {
  const sheet = await findSheet(tx, participantId);
  if (sheet === null || sheet.valid === 0) return refuseWith('ERROR_MULTI_SEND_NO_ROWS');
  return sheet.judgedBy === judgedBy ? sheet : refuseWith('ERROR_MULTI_SEND_STATE');
}

/**
 * One call makes many envelopes and messages: the running jobs of an account are limited (security 41). The limit
 * applies to the sending account, whichever account of its person is active; of concurrent starts each counts those
 * before it.
 */
async function demandQuota(tx: Tx, accountId: string, rows: number, now: Date): Promise<void> {
  await lockKey(tx, `multi-send ${accountId}`);
  const used = await findUse(tx, accountId, new Date(now.getTime() - DAY_MS));
  if (used.jobs >= MULTI_SEND_JOBS_MAX) refuseWith('ERROR_MULTI_SEND_QUOTA', { limit: MULTI_SEND_JOBS_MAX });
  if (used.rows + rows > MULTI_SEND_ROWS_PER_DAY)
    refuseWith('ERROR_MULTI_SEND_QUOTA', { limit: MULTI_SEND_ROWS_PER_DAY });
}
