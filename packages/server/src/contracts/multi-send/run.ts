import { refuse } from '@countersign/domain';
import { type AuditActor, accountFrom, judgeAccount } from '../../accounts/index.ts';
import { type Job, Refused, type Services, type Tx, countDue, emit, enqueue, outageOf } from '../../platform/index.ts';
import { PREPARE_JOB, PREPARE_SETTLED_SIGNAL, sendEnvelope } from '../envelopes/index.ts';
import { RUN_JOB } from './job-kinds.ts';
import type { Progress } from './progress.ts';
import { BATCH, findRow, rowsAfter } from './sheet-store.ts';
import {
  type ExecutionRow,
  type JobRow,
  executionsOf,
  insertExecutions,
  lastExpanded,
  loadJob,
  updateExecution,
  updateJob,
  updateWaiting,
} from './store.ts';
import { type Template, makeEnvelope } from './template.ts';

/** Envelopes per run, so that other jobs of the process run in between. */
const SENT_AT_ONCE = 8;
/**
 * While this many documents wait to be prepared no further envelope is sent: a contract that someone sends on their own
 * then waits behind these few and not behind ten thousand.
 */
const PREPARING_MAX = 6;
/** Signalled for every prepared document; if another process prepares them, this one polls. */
const LOOK_AGAIN_MS = 250;
/** Attempts for a row that fails for an internal reason, before the rows after it continue. */
const ATTEMPTS_MAX = 3;

/**
 * One run of a multi-send job: it makes executions of the rows, one batch at a time, or sends the envelopes of some
 * that wait; then it enqueues its next run. Each envelope and its execution are one transaction, so a killed process
 * leaves none half sent and none is sent twice.
 */
export async function runMultiSend(services: Services, progress: Progress, job: Job): Promise<void> {
  const { jobId } = job.payload as { jobId: string };
  const next = await services.db.withTx((tx) => look(tx, services, jobId));
  if (next.kind === 'SEND')
    for (const execution of next.executions) {
      job.abort.throwIfAborted();
      await execute(services, next.job, execution);
    }
  if (next.kind === 'WAIT') await prepared(services);
  await services.db.withTx(async (tx) => {
    await job.finishIn(tx);
    const now = services.clock.now();
    if (next.kind === 'STOP' || (next.kind === 'END' && (await settle(tx, services, jobId, now)))) return;
    await enqueue(tx, { id: services.ids.next(), kind: RUN_JOB, key: jobId, payload: { jobId }, runAt: now, now });
  });
  if (next.kind !== 'WAIT') progress.tell(next.job, next.kind === 'END');
}

const prepared = ({ db }: Pick<Services, 'db'>): Promise<void> =>
  new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      unhear();
      resolve();
    };
    const timer = setTimeout(end, LOOK_AGAIN_MS);
    const unhear = db.onSignal(PREPARE_SETTLED_SIGNAL, end);
  });

type Next =
  | { readonly kind: 'SEND'; readonly job: JobRow; readonly executions: readonly ExecutionRow[] }
  /** Everything is settled; more rows became executions; too many documents wait to be prepared; it was paused or revoked. */
  | { readonly kind: 'END' | 'EXPANDED' | 'WAIT' | 'STOP'; readonly job: JobRow | null };

async function look(tx: Tx, services: Services, jobId: string): Promise<Next> {
  const job = await loadJob(tx, jobId);
  if (job === null || job.status !== 'RUNNING') return { kind: 'STOP', job };
  if (!(await judgeAccount(tx, accountFrom(job.personId, job.accountId))).ok) {
    await updateJob(tx, job.id, { status: 'PAUSED', statusAt: services.clock.now() });
    return { kind: 'STOP', job };
  }
  if (await expand(tx, services, job)) return { kind: 'EXPANDED', job };
  const room = PREPARING_MAX - (await countDue(tx, PREPARE_JOB, services.clock.now()));
  if (room <= 0) return { kind: 'WAIT', job };
  const limit = Math.min(room, SENT_AT_ONCE);
  const executions = await executionsOf(tx, jobId, { status: 'WAITING', limit });
  return executions.length === 0 ? { kind: 'END', job } : { kind: 'SEND', job, executions };
}

/** Makes executions of the next valid rows; returns false if there are none left. */
export async function expand(tx: Tx, services: Pick<Services, 'ids' | 'clock'>, job: JobRow): Promise<boolean> {
  const rows = await rowsAfter(tx, job.sheetId, await lastExpanded(tx, job.id), { valid: true, limit: BATCH });
  const updatedAt = services.clock.now();
  const executions = rows.map(({ number }) => ({
    id: services.ids.next(),
    jobId: job.id,
    number,
    updatedAt,
    status: job.status === 'REVOKED' ? ('REVOKED' as const) : ('WAITING' as const),
  }));
  await insertExecutions(tx, executions);
  return rows.length > 0;
}

/** Makes and sends one envelope, or records why it could not be sent; the other rows continue. */
async function execute(services: Services, job: JobRow, execution: ExecutionRow): Promise<void> {
  try {
    await services.db.withTx((tx) => send(tx, services, job, execution));
  } catch (error) {
    if (outageOf(error) !== null) throw error;
    const counted = { attempts: execution.attempts + 1, updatedAt: services.clock.now() };
    if (!(error instanceof Refused) && counted.attempts < ATTEMPTS_MAX) {
      await services.db.withTx((tx) => updateWaiting(tx, execution.id, counted));
      throw error;
    }
    if (!(error instanceof Refused))
      services.log.error(
        { err: error, multiSendJobId: job.id, row: execution.number },
        'a row of a multi-send is given up',
      );
    const { error: name, params } = error instanceof Refused ? error.refusal : refuse('ERROR_INTERNAL');
    const failed = { status: 'FAILED' as const, error: name, errorParams: { ...params } };
    await services.db.withTx((tx) => updateWaiting(tx, execution.id, { ...counted, ...failed }));
  }
}

/** Under the job's lock: a pause or a revocation is committed either before or after it. */
async function send(
  tx: Tx,
  services: Services,
  { id: jobId, sheetId }: JobRow,
  execution: ExecutionRow,
): Promise<void> {
  const job = await loadJob(tx, jobId);
  const row = await findRow(tx, sheetId, execution.number);
  if (job?.status !== 'RUNNING') return;
  // The row waits; the next run pauses the job.
  if (!(await judgeAccount(tx, accountFrom(job.personId, job.accountId))).ok) return;
  if (row === null) throw new Error(`the sheet ${sheetId} has no row ${execution.number}`);
  const now = services.clock.now();
  const template = job.template as Template;
  const loaded = await makeEnvelope(tx, services, template, { id: execution.id, jobId, row, now });
  await sendEnvelope(tx, services, loaded, job.actor as AuditActor, now);
  await updateExecution(tx, execution.id, {
    status: 'DONE',
    sent: true,
    error: null,
    errorParams: null,
    attempts: execution.attempts + 1,
    updatedAt: now,
  });
}

/**
 * The job is done, for now: failed rows can be retried. Returns false if rows have started to wait since the check: a
 * retry has just put them back, and another run sends them.
 */
async function settle(tx: Tx, services: Services, jobId: string, now: Date): Promise<boolean> {
  const job = await loadJob(tx, jobId);
  if (job?.status !== 'RUNNING') return true;
  if ((await executionsOf(tx, jobId, { status: 'WAITING', limit: 1 })).length > 0) return false;
  await updateJob(tx, jobId, { status: 'DONE', statusAt: now });
  const { envelopeId, accountId } = job;
  await emit(tx, { type: 'multiSend.settled', jobId, envelopeId, accountId }, { id: services.ids.next(), now });
  return true;
}
