import type { Api, DataIn, MultiSendJob } from '@countersign/contract';
import { EXECUTION_STATUSES, fromWsid } from '@countersign/domain';
import { type Call, type Services, type Tx, demandSorts, filtersOf, pageOf, refuseWith } from '../../platform/index.ts';
import { accountOf, readEnvelope, readerOf } from '../envelopes/index.ts';
import { presentExecution, presentJob } from './present.ts';
import {
  type JobRow,
  type JobsOf,
  countExecutions,
  countJobs,
  envelopeTitles,
  findExecution,
  findJob,
  findExecutions,
  listJobs,
} from './store.ts';

interface ListQuery {
  readonly filters: string;
  readonly sorts: string;
  readonly fields: string;
  readonly offset: number;
  readonly limit: number;
}

async function jobsOf(services: Services, of: JobsOf, query: ListQuery) {
  filtersOf(query.filters, []);
  demandSorts(query.sorts, ['createdDatetime']);
  const { offset, limit } = pageOf(query);
  return services.db.withTx(async (tx) => {
    const rows = await listJobs(tx, of, { offset, limit });
    const totalElements = await countJobs(tx, of);
    return { multiSendJobs: await presentJobs(tx, rows), page: { offset, limit, totalElements } };
  });
}

async function presentJobs(tx: Tx, rows: readonly JobRow[]): Promise<MultiSendJob[]> {
  const counts = await countExecutions(
    tx,
    rows.map(({ id }) => id),
  );
  const titles = await envelopeTitles(
    tx,
    rows.map(({ envelopeId }) => envelopeId),
  );
  return rows.map((row) => presentJob(row, titles.get(row.envelopeId) ?? '', counts.get(row.id)));
}

/** A job with its current progress within the transaction. */
export async function readJob(tx: Tx, row: JobRow): Promise<MultiSendJob> {
  const [job] = await presentJobs(tx, [row]);
  return job ?? refuseWith('ERROR_NOT_FOUND');
}

/** Jobs of one draft. */
export const listMultiSendJobs = (
  services: Services,
  { relation, query }: Call<Api['listMultiSendJobs']>,
): Promise<DataIn<Api['listMultiSendJobs']>> => jobsOf(services, { envelopeId: relation.envelopeId }, query);

/** Jobs of the active account. */
export const listAllMultiSendJobs = (
  services: Services,
  { caller, query }: Call<Api['listAllMultiSendJobs']>,
): Promise<DataIn<Api['listAllMultiSendJobs']>> => jobsOf(services, { accountId: accountOf(caller) }, query);

export const getMultiSendJob = (
  services: Services,
  { relation, params }: Call<Api['getMultiSendJob']>,
): Promise<DataIn<Api['getMultiSendJob']>> =>
  services.db.withTx(async (tx) => ({
    multiSendJob: await readJob(tx, await demandJob(tx, relation.envelopeId, params.jobWsid)),
  }));

const demandJob = async (tx: Tx, envelopeId: string, wsid: string): Promise<JobRow> =>
  (await findJob(tx, envelopeId, fromWsid('job', wsid))) ?? refuseWith('ERROR_NOT_FOUND');

/** The rows of a job, each with its result. */
export function listExecutions(
  services: Services,
  { relation, params, query, context }: Call<Api['listExecutions']>,
): Promise<DataIn<Api['listExecutions']>> {
  const { status: wanted } = filtersOf(query.filters, ['status']);
  demandSorts(query.sorts, ['number']);
  const { offset, limit } = pageOf(query);
  const status = EXECUTION_STATUSES.find((one) => one === wanted);
  if (wanted !== undefined && status === undefined)
    refuseWith('ERROR_MALFORMED', { field: 'filters.status', detail: 'is not a status of an execution' });
  return services.db.withTx(async (tx) => {
    const job = await demandJob(tx, relation.envelopeId, params.jobWsid);
    const rows = await findExecutions(tx, job, { status, offset, limit });
    const counts = (await countExecutions(tx, [job.id])).get(job.id) ?? {};
    const totalElements =
      status === undefined ? Object.values(counts).reduce((sum, one) => sum + one, 0) : (counts[status] ?? 0);
    const executions = rows.map((row) => presentExecution(row, context.language));
    return { executions, page: { offset, limit, totalElements } };
  });
}

export const getExecution = (
  services: Services,
  { relation, params, caller, context }: Call<Api['getExecution']>,
): Promise<DataIn<Api['getExecution']>> =>
  services.db.withTx(async (tx) => {
    const job = await demandJob(tx, relation.envelopeId, params.jobWsid);
    const found = await findExecution(tx, job, fromWsid('execution', params.executionWsid));
    if (found === null) return refuseWith('ERROR_NOT_FOUND');
    const reader = readerOf({ caller, relation, context });
    return {
      execution: presentExecution(found, context.language),
      envelope: found.execution.sent ? await readEnvelope(tx, found.execution.id, reader) : null,
    };
  });
