import type { OperatorRequest } from '@countersign/contract';
import {
  OPERATOR_REQUEST_PERMISSION,
  type OperatorRequestKind,
  type OperatorRole,
  mayOperate,
  toWsid,
} from '@countersign/domain';
import {
  type OperatorCaller,
  type RequestContext,
  type Services,
  type Tx,
  demand,
  refuseWith,
} from '../../../platform/index.ts';
import {
  LIVES_MS,
  type ListedRequest,
  closeRequest,
  findRequest,
  insertRequest,
  lockOperators,
  lockRequest,
  operatorName,
  recordOperatorAct,
  setHalf,
} from '../../../accounts/index.ts';
import type { Asked } from './act.ts';
import { TWO_OPERATOR_ACTS } from './acts.ts';
import { collectHalf, isCollectable, newSplitPassword } from './halves.ts';

/**
 * Requests an act that another operator confirms. The current name of the subject is stored in the request.
 * @throws Refused ERROR_OPERATOR_ROLE, the reason why it cannot be done, ERROR_REQUEST_WAITING
 */
export async function askForAct(
  tx: Tx,
  services: Pick<Services, 'ids'>,
  caller: OperatorCaller,
  asked: Asked,
  context: RequestContext,
): Promise<OperatorRequest> {
  demandKind(caller, asked.kind);
  const subjectName = demand(await TWO_OPERATOR_ACTS[asked.kind].judge(tx, asked));
  const { now } = context;
  const id = services.ids.next();
  const isNew = await insertRequest(tx, {
    id,
    ...asked,
    detail: { ...asked.detail, subjectName },
    status: 'WAITING',
    requestedById: caller.operatorId,
    requestedAt: now,
    expiresAt: new Date(now.getTime() + LIVES_MS),
    decidedById: null,
    decidedAt: null,
    decideReason: null,
    sealedHalf: null,
  });
  if (!isNew) refuseWith('ERROR_REQUEST_WAITING');
  await record(tx, services, caller, { id, verb: 'created', asked, context });
  return presentRequest((await findRequest(tx, id)) ?? refuseWith('ERROR_NOT_FOUND'), caller, now);
}

interface Decided {
  readonly request: OperatorRequest;
  /** Half of the one-time password of an operator, shown once; the other half is shown to the requesting operator. */
  readonly passwordHalf: string | null;
}

/**
 * Confirms a request of another operator, and carries it out in the same transaction. Checks again that it can still be
 * done, and that neither of the two has been disabled or has lost the role since.
 * @throws Refused ERROR_OPERATOR_ROLE, ERROR_REQUEST_OWN, ERROR_REQUEST_DECIDED, ERROR_REQUEST_SUBJECT
 */
export async function confirmRequest(
  services: Services,
  caller: OperatorCaller,
  id: string,
  context: RequestContext,
): Promise<Decided> {
  const { now } = context;
  const listed = await services.db.withTx((tx) => findRequest(tx, id));
  const givesPassword = listed !== null && TWO_OPERATOR_ACTS[listed.row.kind].givesPassword === true;
  const password = givesPassword ? await newSplitPassword(services, id) : null;
  return services.db.withTx(async (tx) => {
    // Locked before the request, in the same order as when an operator is disabled.
    const enabled = new Map((await lockOperators(tx)).filter((one) => !one.disabled).map((one) => [one.id, one]));
    const confirmer = enabled.get(caller.operatorId) ?? refuseWith('ERROR_OPERATOR_NOT_LOGIN');
    const row = (await lockRequest(tx, id)) ?? refuseWith('ERROR_NOT_FOUND');
    demandKind(confirmer, row.kind);
    if (row.status !== 'WAITING' || row.expiresAt <= now) refuseWith('ERROR_REQUEST_DECIDED');
    if (row.requestedById === caller.operatorId) refuseWith('ERROR_REQUEST_OWN');
    const requester = enabled.get(row.requestedById);
    if (requester === undefined || !mayDo(requester, row.kind)) refuseWith('ERROR_REQUEST_DECIDED');
    const act = TWO_OPERATOR_ACTS[row.kind];
    demand(await act.judge(tx, row));
    await act.execute(tx, services, row, { by: caller, context, passwordHash: password?.passwordHash ?? null });
    const decided = { decidedById: caller.operatorId, decidedAt: now, decideReason: null };
    await closeRequest(tx, id, { status: 'CONFIRMED', ...decided });
    if (password !== null) await setHalf(tx, id, password.sealedSecond);
    await record(tx, services, caller, { id, verb: 'confirmed', asked: row, context });
    const after = (await findRequest(tx, id)) ?? refuseWith('ERROR_NOT_FOUND');
    return { request: presentRequest(after, caller, now), passwordHalf: password?.first ?? null };
  });
}

/**
 * The half of a one-time password for the requesting operator.
 * @throws Refused ERROR_NOT_FOUND
 */
export async function takePasswordHalf(
  tx: Tx,
  services: Pick<Services, 'ids' | 'secrets'>,
  caller: OperatorCaller,
  id: string,
  context: RequestContext,
): Promise<{ readonly request: OperatorRequest; readonly passwordHalf: string }> {
  const { row: asked, half } = await collectHalf(tx, services, caller, id, context);
  await record(tx, services, caller, { id, verb: 'collected', asked, context });
  const after = (await findRequest(tx, id)) ?? refuseWith('ERROR_NOT_FOUND');
  return { request: presentRequest(after, caller, context.now), passwordHalf: half };
}

/**
 * Refuses a request, or withdraws an own one.
 * @throws Refused ERROR_OPERATOR_ROLE, ERROR_REQUEST_DECIDED
 */
export async function refuseRequest(
  tx: Tx,
  services: Pick<Services, 'ids'>,
  caller: OperatorCaller,
  { id, reason }: { readonly id: string; readonly reason: string },
  context: RequestContext,
): Promise<OperatorRequest> {
  const { now } = context;
  const row = (await lockRequest(tx, id)) ?? refuseWith('ERROR_NOT_FOUND');
  if (row.requestedById !== caller.operatorId) demandKind(caller, row.kind);
  if (row.status !== 'WAITING' || row.expiresAt <= now) refuseWith('ERROR_REQUEST_DECIDED');
  const decided = { decidedById: caller.operatorId, decidedAt: now, decideReason: reason };
  await closeRequest(tx, id, { status: 'REFUSED', ...decided });
  await record(tx, services, caller, { id, verb: 'refused', asked: row, context, reason });
  return presentRequest((await findRequest(tx, id)) ?? refuseWith('ERROR_NOT_FOUND'), caller, now);
}

const mayDo = ({ roles }: { readonly roles: readonly OperatorRole[] }, kind: OperatorRequestKind): boolean =>
  mayOperate(roles, OPERATOR_REQUEST_PERMISSION[kind]);

/** The call itself needs a role; which one depends on the kind of the request. */
function demandKind(operator: { readonly roles: readonly OperatorRole[] }, kind: OperatorRequestKind): void {
  if (!mayDo(operator, kind)) refuseWith('ERROR_OPERATOR_ROLE');
}

interface Line {
  readonly id: string;
  readonly verb: 'created' | 'confirmed' | 'collected' | 'refused';
  readonly asked: Asked;
  readonly context: RequestContext;
  readonly reason?: string;
}

const record = (
  tx: Tx,
  services: Pick<Services, 'ids'>,
  caller: OperatorCaller,
  { id, verb, asked, context, reason = asked.reason }: Line,
): Promise<void> => {
  const subject = TWO_OPERATOR_ACTS[asked.kind].subjectOf(asked.subject);
  const detail = { request: toWsid('operatorRequest', id), act: asked.kind, subject, reason };
  return recordOperatorAct(tx, services, caller, { kind: `operatorRequest.${verb}`, detail }, context);
};

/** A request as operators see it; one that waited too long is shown as expired. */
export function presentRequest(
  { row, requestedBy, decidedBy }: ListedRequest,
  caller: Pick<OperatorCaller, 'operatorId'>,
  now: Date,
): OperatorRequest {
  const { subjectName = '', ...detail } = row.detail;
  return {
    requestWsid: toWsid('operatorRequest', row.id),
    kind: row.kind,
    status: row.status === 'WAITING' && row.expiresAt <= now ? 'EXPIRED' : row.status,
    subject: TWO_OPERATOR_ACTS[row.kind].subjectOf(row.subject),
    subjectName,
    detail,
    reason: row.reason,
    requestedBy: operatorName(requestedBy.login),
    isOwn: row.requestedById === caller.operatorId,
    requestedDatetime: row.requestedAt.toISOString(),
    expireDatetime: row.expiresAt.toISOString(),
    decidedBy: decidedBy === null ? null : operatorName(decidedBy.login),
    decidedDatetime: row.decidedAt?.toISOString() ?? null,
    decideReason: row.decideReason,
    isCollectable: isCollectable(row, caller, now),
  };
}
