import type { Api, DataIn } from '@countersign/contract';
import { EXPORTS_PER_DAY, EXPORT_CONTRACTS_MAX, fromWsid, toWsid } from '@countersign/domain';
import { recordByCaller, demandStillLoggedIn, privilegesOf } from '../../accounts/index.ts';
import {
  type Call,
  type Caller,
  type Handler,
  type RequestContext,
  type Services,
  type Tx,
  enqueue,
  refuseWith,
  withdraw,
} from '../../platform/index.ts';
import { mayExport } from './export-maker.ts';
import { EXPORT_JOB } from './job-kinds.ts';
import {
  type ExportRow,
  type Subject,
  countEnvelopes,
  countSince,
  deleteExport,
  findExport,
  insertExport,
  listExports,
} from './store.ts';

type Shown = DataIn<Api['createOwnExport']>['dataExport'];
type Acting = Pick<Call<Api['createOwnExport']>, 'caller' | 'context'>;
type Asked = Pick<Call<Api['createOwnExport']>, 'caller' | 'context' | 'body'>;

const DAY_MS = 86_400_000;
const LISTED = 20;

const own = ({ personId }: Caller): Subject => ({ personId, enterpriseId: null });
const ofEnterprise = ({ personId, enterpriseId }: Caller): Subject => ({
  personId,
  enterpriseId: enterpriseId ?? refuseWith('ERROR_NOT_FOUND'),
});

export const listOwnExports: Handler<Api['listOwnExports']> = (services, call) => list(services, own(call.caller));
export const listEnterpriseExports: Handler<Api['listEnterpriseExports']> = (services, call) =>
  list(services, ofEnterprise(call.caller));
export const createOwnExport: Handler<Api['createOwnExport']> = (services, call) =>
  create(services, own(call.caller), call);
export const createEnterpriseExport: Handler<Api['createEnterpriseExport']> = (services, call) =>
  create(services, ofEnterprise(call.caller), call);
export const deleteOwnExport: Handler<Api['deleteOwnExport']> = (services, call) =>
  remove(services, own(call.caller), call, call.params.exportWsid);
export const deleteEnterpriseExport: Handler<Api['deleteEnterpriseExport']> = (services, call) =>
  remove(services, ofEnterprise(call.caller), call, call.params.exportWsid);

const list = ({ db }: Services, subject: Subject): Promise<{ exports: Shown[] }> =>
  db.withTx(async (tx) => ({ exports: (await listExports(tx, subject, LISTED)).map(present) }));

/** Enqueues the export, which a job makes step by step. One of a subject is made at a time. */
function create(
  services: Services,
  subject: Subject,
  { caller, context, body }: Asked,
): Promise<{ dataExport: Shown }> {
  const { now, sessionId } = context;
  const selection = { ...subject, fromAt: instantOf(body.fromDatetime), untilAt: instantOf(body.untilDatetime) };
  return services.db.withTx(async (tx) => {
    await demandStillLoggedIn(tx, sessionId);
    if (subject.enterpriseId !== null && !mayExport(await privilegesOf(tx, caller))) refuseWith('ERROR_FORBIDDEN');
    if ((await countSince(tx, subject, new Date(now.getTime() - DAY_MS))) >= EXPORTS_PER_DAY)
      refuseWith('ERROR_EXPORT_LIMIT', { limit: EXPORTS_PER_DAY });
    const total = await countEnvelopes(tx, selection);
    if (total > EXPORT_CONTRACTS_MAX)
      refuseWith('ERROR_EXPORT_TOO_LARGE', { count: total, limit: EXPORT_CONTRACTS_MAX });
    const id = services.ids.next();
    const row = {
      ...selection,
      id,
      memberId: subject.enterpriseId === null ? null : caller.memberId,
      status: 'RUNNING' as const,
      total,
      createdAt: now,
    };
    if (!(await insertExport(tx, row))) refuseWith('ERROR_EXPORT_RUNNING');
    await record(tx, services, { kind: 'dataExport.requested', id, subject, caller, context });
    await enqueue(tx, {
      id: services.ids.next(),
      kind: EXPORT_JOB,
      key: id,
      payload: { exportId: id },
      runAt: now,
      now,
    });
    return { dataExport: present((await findExport(tx, id)) ?? refuseWith('ERROR_NOT_FOUND')) };
  });
}

const instantOf = (text: string | null): Date | null => (text === null ? null : new Date(text));

function remove(services: Services, subject: Subject, acting: Acting, wsid: string): Promise<Record<string, never>> {
  return services.db.withTx(async (tx) => {
    const { id } = await demandExport(tx, subject, wsid);
    await deleteExport(tx, id);
    await withdraw(tx, { kind: EXPORT_JOB, key: id });
    await record(tx, services, { kind: 'dataExport.deleted', id, subject, ...acting });
    return {};
  });
}

/** @throws Refused ERROR_NOT_FOUND, also for an export of another subject */
export async function demandExport(tx: Tx, subject: Subject, wsid: string): Promise<ExportRow> {
  const id = fromWsid('dataExport', wsid);
  const row = id === null ? null : await findExport(tx, id);
  const isTheirs =
    row?.enterpriseId === subject.enterpriseId && (row.enterpriseId !== null || row.personId === subject.personId);
  return row !== null && isTheirs ? row : refuseWith('ERROR_NOT_FOUND');
}

export async function record(
  tx: Tx,
  { ids }: Pick<Services, 'ids'>,
  {
    kind,
    id,
    subject: { enterpriseId },
    caller,
    context,
  }: {
    readonly kind: 'dataExport.requested' | 'dataExport.downloaded' | 'dataExport.deleted';
    readonly id: string;
    readonly subject: Subject;
    readonly caller: Caller;
    readonly context: RequestContext;
  },
): Promise<void> {
  await recordByCaller(tx, { ids }, { caller, context }, kind, {
    dataExport: toWsid('dataExport', id),
    ...(enterpriseId === null ? {} : { enterprise: toWsid('enterprise', enterpriseId) }),
  });
}

const present = (row: ExportRow): Shown => ({
  exportWsid: toWsid('dataExport', row.id),
  status: row.status,
  requestedBy: toWsid('user', row.personId),
  total: row.total,
  done: row.done,
  bytes: row.bytes,
  fromDatetime: row.fromAt?.toISOString() ?? null,
  untilDatetime: row.untilAt?.toISOString() ?? null,
  createdDatetime: row.createdAt.toISOString(),
  readyDatetime: row.readyAt?.toISOString() ?? null,
  expireDatetime: row.expireAt?.toISOString() ?? null,
});
