import type { Api, PushMessage } from '@countersign/contract';
import { fromWsid, toWsid } from '@countersign/domain';
import {
  closeSessions,
  disableMember as disable,
  dropRoles,
  endSessionsOf,
  findPerson,
  findPrivileges,
  privilegesOf,
  recordedName,
  updatePerson,
} from '../../accounts/index.ts';
import { listMemberCertificates, markCrlsOutdated, recordAudit, saveRevocation } from '../../trust/index.ts';
import { type Caller, type Handler, type Services, type Tx, emit, onCommit, refuseWith } from '../../platform/index.ts';
import { refreshRoleEnvelopes } from '../../contracts/index.ts';
import { revokeAllOf } from '../../signing/index.ts';
import { lockMember } from './profile-store.ts';

/**
 * Removes a member: their sessions in this account end at once and their pages are told why (Spec §8
 * SYSTEM_ENTERPRISE_USER_DISABLE), and nothing they have begun in its name is sent any more; their personal account and
 * other enterprises are not affected.
 */
export const disableMember: Handler<Api['disableMember']> = async (services, { caller, params, context }) => {
  const { now, ip, userAgent, requestId } = context;
  const { memberWsid } = params;
  const memberId = fromWsid('enterpriseUser', memberWsid);
  const { enterpriseId } = caller;
  if (memberId === null || enterpriseId === null) return refuseWith('ERROR_NOT_FOUND');
  if (memberId === caller.memberId) return refuseWith('ERROR_FORBIDDEN');
  await services.db.withTx(async (tx) => {
    await demandReach(tx, caller, { enterpriseId, memberId });
    const { removed, stopped } =
      (await endMembership(tx, services, { enterpriseId, memberId }, now)) ?? refuseWith('ERROR_NOT_FOUND');
    const actor = await findPerson(tx, caller.personId);
    await recordAudit(tx, {
      id: services.ids.next(),
      at: now,
      kind: 'member.disabled',
      personId: caller.personId,
      actorName: recordedName(actor),
      ip,
      userAgent,
      requestId,
      detail: { memberWsid, enterpriseId, ...stopped },
    });
    // The page is told the reason before its socket is closed; the person's other pages show the account as it is now.
    onCommit(() => {
      services.push.toPersons([removed.personId], pushOf('SYSTEM_ENTERPRISE_USER_DISABLE', memberId));
      services.push.toDevices([removed.personId], pushOf('ACCOUNT_CHANGED', memberId));
    });
    await closeSessions(tx, services, await endSessionsOf(tx, { memberId }, { now }), now);
  });
  return {};
};

interface Membership {
  readonly enterpriseId: string;
  readonly memberId: string;
}

/** Ends a membership with its roles, seals and certificates, and what runs automatically for it; null if it has ended. */
export async function endMembership(tx: Tx, services: Services, { enterpriseId, memberId }: Membership, now: Date) {
  const formerKeys = [...(await findPrivileges(tx, memberId))];
  const removed = await disable(tx, { enterpriseId, memberId, formerKeys, now });
  if (removed === null) return null;
  const person = await findPerson(tx, removed.personId);
  if (person?.defaultMemberId === memberId) await updatePerson(tx, person.id, { defaultMemberId: null }, now);
  // A member who is restored has no seal to sign with and no role until they are given them again (security 40).
  await revokeAllOf(tx, { enterpriseId, memberId }, now);
  await refreshRoleEnvelopes(tx, await dropRoles(tx, memberId));
  await endCertificates(tx, memberId, now);
  const stopped = await services.reactions.accountDisabled(tx, services, { memberId }, now);
  await emit(tx, { type: 'member.disabled', enterpriseId, memberId }, { id: services.ids.next(), now });
  return { removed, stopped };
}

/** A member cannot remove the owner, nor anyone with more rights than they have. */
async function demandReach(
  tx: Tx,
  caller: Caller,
  { enterpriseId, memberId }: { enterpriseId: string; memberId: string },
): Promise<void> {
  const found = (await lockMember(tx, enterpriseId, memberId)) ?? refuseWith('ERROR_NOT_FOUND');
  // There is an owner at all times: the ownership is handed over first.
  if (found.isOwner) refuseWith('ERROR_OWNER_STAYS');
  if (caller.isOwner) return;
  const [theirs, own] = [await findPrivileges(tx, memberId), await privilegesOf(tx, caller)];
  if ([...theirs].some((key) => !own.keys.has(key))) refuseWith('ERROR_MEMBER_ABOVE');
}

/** A former member cannot sign in the name of the enterprise; what they signed before stays unchanged. */
async function endCertificates(tx: Tx, memberId: string, at: Date): Promise<void> {
  const serials = await listMemberCertificates(tx, memberId);
  for (const serial of serials) await saveRevocation(tx, serial, { at, reason: 'affiliationChanged' });
  if (serials.length > 0) await markCrlsOutdated(tx, 'ISSUING', at);
}

const pushOf = (actionType: PushMessage['actionType'], memberId: string): PushMessage => ({
  actionType,
  messageTitle: '',
  messageContent: '',
  attachMessage: { targertWsid: toWsid('enterpriseUser', memberId), envelopeWsid: null },
});
