import type { Api, DataIn } from '@countersign/contract';
import { SUPER_ADMINISTRATOR, fromWsid, toWsid } from '@countersign/domain';
import {
  recordByCaller,
  deleteAuthors,
  findMemberOf,
  findRoleByAlias,
  insertAuthors,
  judgeSignPassword,
  lockPerson,
  lockRole,
  moveOwner,
  useOpcode,
} from '../../accounts/index.ts';
import { type Call, type Services, type Tx, demand, emit, isStillStored, refuseWith } from '../../platform/index.ts';
import { findActiveEnterprise } from '../profile/index.ts';
import { refreshRoleEnvelopes } from '../../contracts/index.ts';
import { activeMember } from './demand-role.ts';
import { tellHolders } from './tell-holders.ts';

type HandOver = Api['handOverEnterprise'];

/**
 * Makes another member the owner, and the former owner an ordinary member: flag and role move in one transaction, so
 * that there is one owner at all times (Spec §6). The owner has to authenticate in the same call (security 15).
 */
export async function handOverEnterprise(services: Services, call: Call<HandOver>): Promise<DataIn<HandOver>> {
  const { caller, body, context } = call;
  const { enterpriseId, memberId: from } = activeMember(caller);
  const to = fromWsid('enterpriseUser', body.memberWsid) ?? refuseWith('ERROR_NOT_FOUND');
  const proof = await judgedPassword(services, call);
  return services.db.withTx(async (tx) => {
    await demandProof(tx, call, proof);
    const owners = (await findRoleByAlias(tx, enterpriseId, SUPER_ADMINISTRATOR)) ?? refuseWith('ERROR_NOT_FOUND');
    await lockRole(tx, enterpriseId, owners.id);
    const successor =
      (await findMemberOf(tx, enterpriseId, { memberId: to, personId: null })) ?? refuseWith('ERROR_NOT_FOUND');
    if (to === from || !successor.isLive) refuseWith('ERROR_OWNER_SUCCESSOR');
    // Of two concurrent calls the second caller is no longer the owner.
    if (!(await moveOwner(tx, from, to))) refuseWith('ERROR_FORBIDDEN');
    await deleteAuthors(tx, owners.id, [from]);
    await insertAuthors(tx, owners.id, [to], context.now);
    await refreshRoleEnvelopes(tx, [owners.id]);
    await recordByCaller(tx, services, { caller, context }, 'enterprise.ownerChanged', {
      enterpriseId,
      from: toWsid('enterpriseUser', from),
      to: toWsid('enterpriseUser', to),
    });
    const event = { type: 'enterprise.ownerChanged', enterpriseId, fromMemberId: from, toMemberId: to } as const;
    await emit(tx, event, { id: services.ids.next(), now: context.now });
    tellHolders(services, [{ memberId: from, personId: caller.personId }, successor]);
    const enterprise = await findActiveEnterprise(tx, { ...caller, isOwner: false });
    return { enterprise: enterprise ?? refuseWith('ERROR_NOT_FOUND') };
  });
}

/**
 * Outside the transaction: hashing takes long. Returns the hash that the password was checked against; null if none was
 * given.
 */
async function judgedPassword(services: Services, { caller, body, context }: Call<HandOver>): Promise<string | null> {
  if (body.signPassword === undefined) return null;
  return demand(await judgeSignPassword(services, caller.personId, body.signPassword, context.now));
}

async function demandProof(tx: Tx, { caller, body, context }: Call<HandOver>, judged: string | null): Promise<void> {
  const person = (await lockPerson(tx, caller.personId)) ?? refuseWith('ERROR_NOT_FOUND');
  // The stored hash must still be the one that was checked: a concurrent change may have replaced it.
  if (judged !== null) {
    if (!isStillStored(person.signPasswordHash, judged)) refuseWith('ERROR_SIGN_PASSWORD_WRONG');
    return;
  }
  if (body.opcode === undefined) return refuseWith('ERROR_AUTH_REQUIRED');
  const use = { service: 'OWNER', sessionId: context.sessionId, destination: null, contact: null } as const;
  const { contact } = demand(await useOpcode(tx, { ...use, opcode: body.opcode, now: context.now }));
  // An opcode for another person's contact proves nothing here (security 7).
  if (person.phone !== contact && person.email !== contact) refuseWith('ERROR_OPCODE');
}
