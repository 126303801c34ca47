import type { Api, DataIn } from '@countersign/contract';
import { type AuditKind, type MultiJobStatus, fromWsid } from '@countersign/domain';
import { auditActor } from '../../accounts/index.ts';
import { recordAudit } from '../../trust/index.ts';
import { type Call, type Services, type Tx, enqueue, refuseWith } from '../../platform/index.ts';
import { loadEnvelopeFacts } from '../envelopes/index.ts';
import { REVOKE_JOB, RUN_JOB } from './job-kinds.ts';
import { readJob } from './list-jobs.ts';
import { progressOf } from './progress.ts';
import { BATCH } from './sheet-store.ts';
import { type JobRow, executionsOf, findJob, turnExecutions, updateJob } from './store.ts';

type Steer = Api['steerMultiSendJob'];
type Act = Call<Steer>['params']['act'];

/** The status to which an action leads, by the status it starts from. */
const ACTS: Readonly<Record<Act, { readonly from: readonly MultiJobStatus[]; readonly to: MultiJobStatus }>> = {
  pause: { from: ['RUNNING'], to: 'PAUSED' },
  resume: { from: ['PAUSED'], to: 'RUNNING' },
  retry: { from: ['RUNNING', 'PAUSED', 'DONE'], to: 'RUNNING' },
  revoke: { from: ['RUNNING', 'PAUSED', 'DONE'], to: 'REVOKED' },
};

/** Pauses, resumes, retries or revokes a job; a durable job then processes its rows. */
export async function steerMultiSendJob(services: Services, call: Call<Steer>): Promise<DataIn<Steer>> {
  const { params, relation, body } = call;
  const jobId = fromWsid('job', params.jobWsid);
  const reason = body?.reason;
  if (params.act === 'revoke' && reason === undefined) refuseWith('ERROR_REASON_MISSING');
  if (params.act === 'retry') await waitAgain(services, relation.envelopeId, jobId);
  const job = await services.db.withTx((tx) => turn(tx, services, call, jobId));
  progressOf(services).tell(job, true);
  return { multiSendJob: await services.db.withTx((tx) => readJob(tx, { ...job, envelopeId: relation.envelopeId })) };
}

async function turn(tx: Tx, services: Services, call: Call<Steer>, jobId: string | null): Promise<JobRow> {
  const { relation, caller, context, body } = call;
  const { act } = call.params;
  const { now } = context;
  // The envelope's lock comes first, as in every transaction that writes its audit trail.
  await loadEnvelopeFacts(tx, relation.envelopeId, { lock: true });
  const job = (await findJob(tx, relation.envelopeId, jobId, true)) ?? refuseWith('ERROR_NOT_FOUND');
  const { from, to } = ACTS[act];
  if (!from.includes(job.status)) refuseWith('ERROR_MULTI_SEND_STATE');
  if (act === 'retry' && (await executionsOf(tx, job.id, { status: 'WAITING', limit: 1 })).length === 0)
    refuseWith('ERROR_MULTI_SEND_STATE');
  const revokeReason = act === 'revoke' ? (body?.reason ?? null) : job.revokeReason;
  await updateJob(tx, job.id, { status: to, statusAt: now, revokeReason });
  const actor = await auditActor(tx, caller, context);
  const detail = { job: call.params.jobWsid, ...(body?.reason === undefined ? {} : { reason: body.reason }) };
  const audit = { id: services.ids.next(), at: now, kind: PAST[act], envelopeId: job.envelopeId };
  await recordAudit(tx, { ...audit, ...actor, detail });
  const owe = (kind: string, payload: object): Promise<void> =>
    enqueue(tx, { id: services.ids.next(), kind, key: job.id, payload, runAt: now, now });
  if (act === 'resume' || act === 'retry') await owe(RUN_JOB, { jobId: job.id });
  if (act === 'revoke') await owe(REVOKE_JOB, { jobId: job.id, actor, after: 0 });
  return { ...job, status: to, statusAt: now, revokeReason };
}

const PAST = {
  pause: 'multiSend.paused',
  resume: 'multiSend.resumed',
  retry: 'multiSend.retried',
  revoke: 'multiSend.revoked',
} as const satisfies Record<Act, AuditKind>;

/** Failed rows wait again, one batch per transaction, before the job runs: otherwise it would end without them. */
async function waitAgain(services: Services, envelopeId: string, jobId: string | null): Promise<void> {
  for (;;) {
    const now = services.clock.now();
    const turned = await services.db.withTx(async (tx) => {
      const job = (await findJob(tx, envelopeId, jobId)) ?? refuseWith('ERROR_NOT_FOUND');
      if (!ACTS.retry.from.includes(job.status)) refuseWith('ERROR_MULTI_SEND_STATE');
      return turnExecutions(tx, job.id, { from: 'FAILED', to: 'WAITING', now });
    });
    if (turned < BATCH) return;
  }
}
