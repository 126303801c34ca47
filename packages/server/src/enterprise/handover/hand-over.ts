import type { Api, DataIn } from '@countersign/contract';
import { fromWsid, toWsid } from '@countersign/domain';
import { auditActor, findPrivileges, privilegesOf } from '../../accounts/index.ts';
import { recordAudit } from '../../trust/index.ts';
import {
  type Call,
  type Handler,
  type Services,
  type Tx,
  emit,
  enqueue,
  isOwed,
  refuseWith,
} from '../../platform/index.ts';
import { HANDOVER_JOB } from './job-kinds.ts';
import { type Leaving, findHandover, findLeaving, findSuccessor } from './store.ts';

type Get = Api['getHandover'];
type HandOver = Api['handOverMember'];

export const getHandover: Handler<Api['getHandover']> = (services, call) =>
  services.db.withTx(async (tx) => ({ handover: await present(tx, await demandMember(tx, call), call.context.now) }));

/** Enqueues the handover, which a job does step by step; a second one waits until the first has ended. */
export function handOverMember(services: Services, call: Call<HandOver>): Promise<DataIn<HandOver>> {
  const { caller, context, body, params } = call;
  const { now } = context;
  return services.db.withTx(async (tx) => {
    const leaving = await demandMember(tx, call);
    const { enterpriseId, memberId } = leaving;
    const toId = fromWsid('enterpriseUser', body.toMemberWsid);
    const to = toId === null || toId === memberId ? null : await findSuccessor(tx, enterpriseId, toId);
    if (to === null) return refuseWith('ERROR_HANDOVER_MEMBER');
    if (await isOwed(tx, { kind: HANDOVER_JOB, key: memberId })) refuseWith('ERROR_HANDOVER_RUNNING');
    const actor = await auditActor(tx, caller, context);
    await recordAudit(tx, {
      id: services.ids.next(),
      at: now,
      kind: 'member.handedOver',
      ...actor,
      detail: { memberWsid: params.memberWsid, toMemberWsid: body.toMemberWsid, enterpriseId },
    });
    const payload = { enterpriseId, memberId, toMemberId: to.memberId, actor };
    await enqueue(tx, { id: services.ids.next(), kind: HANDOVER_JOB, key: memberId, payload, runAt: now, now });
    const event = { type: 'member.handedOver' as const, enterpriseId, memberId, toMemberId: to.memberId };
    await emit(tx, event, { id: services.ids.next(), now });
    return { handover: await present(tx, leaving, now) };
  });
}

/**
 * A member of the caller's enterprise, removed or not. The work of a member with more rights than the caller, above all
 * the owner, is neither shown nor taken over; for a removed member their former rights count.
 * @throws Refused ERROR_NOT_FOUND, ERROR_MEMBER_ABOVE
 */
async function demandMember(tx: Tx, { caller, params }: Call<Get> | Call<HandOver>): Promise<Leaving> {
  const enterpriseId = caller.enterpriseId ?? refuseWith('ERROR_NOT_FOUND');
  const memberId = fromWsid('enterpriseUser', params.memberWsid) ?? refuseWith('ERROR_NOT_FOUND');
  const found = (await findLeaving(tx, enterpriseId, memberId)) ?? refuseWith('ERROR_NOT_FOUND');
  if (caller.isOwner) return found;
  const theirs = found.status === 'NORMAL' ? [...(await findPrivileges(tx, memberId))] : found.formerKeys;
  const own = await privilegesOf(tx, caller);
  if (found.isOwner || theirs === null || theirs.some((key) => !own.keys.has(key))) refuseWith('ERROR_MEMBER_ABOVE');
  return found;
}

async function present(tx: Tx, leaving: Leaving, now: Date): Promise<DataIn<Get>['handover']> {
  const { memberId, status } = leaving;
  return {
    memberWsid: toWsid('enterpriseUser', memberId),
    memberStatus: status,
    kinds: (await findHandover(tx, leaving, now)).map(({ items, ...rest }) => ({ ...rest, items: [...items] })),
    running: await isOwed(tx, { kind: HANDOVER_JOB, key: memberId }),
  };
}
