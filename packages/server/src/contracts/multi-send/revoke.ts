import { applyFlowEvent } from '@countersign/domain';
import type { AuditActor } from '../../accounts/index.ts';
import { recordAudit } from '../../trust/index.ts';
import { type Job, type Services, type Tx, emit, enqueue } from '../../platform/index.ts';
import { loadEnvelopeFacts, saveFacts } from '../envelopes/index.ts';
import { REVOKE_JOB } from './job-kinds.ts';
import type { Progress } from './progress.ts';
import { expand } from './run.ts';
import { BATCH } from './sheet-store.ts';
import { type ExecutionRow, type JobRow, executionsOf, loadJob, turnExecutions, updateExecution } from './store.ts';

const REVOKED_AT_ONCE = 20;
/** A participant is signing one of the envelopes: the revocation waits and tries that envelope again. */
const LOOK_AGAIN_MS = 15_000;

interface Payload {
  readonly jobId: string;
  readonly actor: AuditActor;
  /** The last row whose envelope was processed. */
  readonly after: number;
  /** The first row at which a participant was signing. */
  readonly again?: number;
}

/** One run of a revocation: waiting envelopes are not sent, running ones are revoked, ended ones stay unchanged. */
export async function revokeMultiSend(services: Services, progress: Progress, job: Job): Promise<void> {
  const payload = job.payload as Payload;
  const found = await services.db.withTx((tx) => step(tx, services, payload.jobId));
  let next: Payload | null = found.row === null ? null : payload;
  let wait = false;
  if (found.row !== null && !found.more) {
    const sent = await services.db.withTx((tx) =>
      executionsOf(tx, payload.jobId, { status: 'DONE', limit: REVOKED_AT_ONCE, after: payload.after }),
    );
    const busy: number[] = [];
    for (const execution of sent) {
      job.abort.throwIfAborted();
      const done = await services.db.withTx((tx) =>
        revokeOne(tx, services, { execution, job: found.row, actor: payload.actor }),
      );
      if (!done) busy.push(execution.number);
    }
    const again = payload.again ?? busy[0];
    const last = sent.at(-1)?.number;
    wait = last === undefined && again !== undefined;
    if (last !== undefined) next = { ...payload, after: last, ...(again === undefined ? {} : { again }) };
    else next = again === undefined ? null : { jobId: payload.jobId, actor: payload.actor, after: again - 1 };
  }
  await services.db.withTx(async (tx) => {
    await job.finishIn(tx);
    const now = services.clock.now();
    if (next === null) return;
    const runAt = wait ? new Date(now.getTime() + LOOK_AGAIN_MS) : now;
    await enqueue(tx, { id: services.ids.next(), kind: REVOKE_JOB, key: payload.jobId, payload: next, runAt, now });
  });
  progress.tell(found.row, next === null);
}

/** Unsent rows: a batch of rows without an execution, or of executions that wait or failed. */
async function step(tx: Tx, services: Services, jobId: string): Promise<{ row: JobRow | null; more: boolean }> {
  const row = await loadJob(tx, jobId);
  if (row === null || row.status !== 'REVOKED') return { row: null, more: false };
  if (await expand(tx, services, row)) return { row, more: true };
  const now = services.clock.now();
  const turned = await turnExecutions(tx, jobId, { from: 'WAITING', to: 'REVOKED', now });
  return { row, more: turned === BATCH };
}

/** @returns false if a participant is signing */
async function revokeOne(
  tx: Tx,
  services: Services,
  { execution, job, actor }: { execution: ExecutionRow; job: JobRow | null; actor: AuditActor },
): Promise<boolean> {
  const envelopeId = execution.id;
  const now = services.clock.now();
  const reason = job?.revokeReason ?? '';
  const loaded = await loadEnvelopeFacts(tx, envelopeId, { lock: true });
  const decision = applyFlowEvent(loaded.facts, { type: 'REVOKE', reason }, now);
  if (!decision.ok) return decision.error !== 'ERROR_SIGNING_IN_PROGRESS';
  await saveFacts(tx, loaded, decision.value, now, { reason });
  const audit = { id: services.ids.next(), at: now, kind: 'envelope.revoked' as const, envelopeId };
  await recordAudit(tx, { ...audit, ...actor, detail: { reason } });
  await emit(tx, { type: 'envelope.revoked', envelopeId }, { id: services.ids.next(), now });
  await updateExecution(tx, execution.id, { status: 'REVOKED', updatedAt: now });
  return true;
}
