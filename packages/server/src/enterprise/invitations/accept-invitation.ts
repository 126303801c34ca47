import type { Api, DataIn, PublicInvitation } from '@countersign/contract';
import { ENTERPRISES_MAX, type JoinStatus, type LinkStatus, fromWsid, mayDo, toWsid } from '@countersign/domain';
import {
  type PersonRow,
  recordByCaller,
  findMember,
  findMembership,
  findMemberships,
  findPerson,
  insertAuthors,
  insertJoin,
  listJoinsOf,
  privilegesOf,
} from '../../accounts/index.ts';
import { type Call, type Services, type Tx, emit, refuseWith } from '../../platform/index.ts';
import { lockTree } from '../department-tree/index.ts';
import { refreshRoleEnvelopes } from '../../contracts/index.ts';
import { admitMember, demandFewApplications, isNumberTaken, saveProfile } from '../members/index.ts';
import { presentAccount } from '../profile/index.ts';
import { record } from './create-invitations.ts';
import { givableRoles } from './givable-roles.ts';
import { hashOfToken } from './invitation-link.ts';
import { statusOf } from './present.ts';
import {
  type InvitationRow,
  type LinkRow,
  findInvitation,
  findInviter,
  findLinkByToken,
  findNamed,
  lockInvitation,
  settleOpen,
} from './store.ts';

type Get = Api['getInvitation'];
type Accept = Api['acceptInvitation'];

type Found =
  | { readonly kind: 'CONTACT'; readonly row: InvitationRow }
  | { readonly kind: 'LINK'; readonly row: LinkRow };

/** By the id of an invitation or by the token of a link; anything else is not found. */
async function demandInvite(
  tx: Tx,
  { secrets }: Pick<Services, 'secrets'>,
  invite: string,
  find = findInvitation,
): Promise<Found> {
  const id = fromWsid('invitation', invite);
  if (id !== null) {
    const row = (await find(tx, id)) ?? refuseWith('ERROR_NOT_FOUND');
    return { kind: 'CONTACT', row };
  }
  const row = (await findLinkByToken(tx, hashOfToken(secrets.pepper, invite))) ?? refuseWith('ERROR_NOT_FOUND');
  return { kind: 'LINK', row };
}

/**
 * An invitation is valid only while its sender has the right; another member has to send it again in their own name
 * (security 40).
 */
async function stateOf(tx: Tx, found: Found, now: Date): Promise<LinkStatus> {
  const state = ownStateOf(found, now);
  if (found.kind === 'LINK' || (state !== 'OPEN' && state !== 'EXPIRED')) return state;
  const inviter = await findInviter(tx, found.row.invitedById);
  if (inviter === null) return 'DELETED';
  if (state === 'EXPIRED') return state;
  const rights = await privilegesOf(tx, inviter);
  return mayDo(rights, 'members:applications:handle') || mayDo(rights, 'members:batchImport') ? 'OPEN' : 'DELETED';
}

function ownStateOf(found: Found, now: Date): LinkStatus {
  if (found.kind === 'LINK') {
    if (!found.row.enabled) return 'OFF';
    return found.row.expireAt.getTime() <= now.getTime() ? 'EXPIRED' : 'OPEN';
  }
  const status = statusOf(found.row, now);
  return status === 'WAITING' ? 'OPEN' : status === 'ACCEPTED' ? 'USED' : status;
}

/** The enterprise and the state of the invitation; never the invited contact. */
export const getInvitation = (services: Services, { params, context }: Call<Get>): Promise<DataIn<Get>> =>
  services.db.withTx(async (tx) => {
    const found = await demandInvite(tx, services, params.invite);
    const named = (await findNamed(tx, found.row.enterpriseId)) ?? refuseWith('ERROR_NOT_FOUND');
    const status = await stateOf(tx, found, context.now);
    const invitation: PublicInvitation = {
      kind: found.kind,
      enterpriseName: named.name,
      enterpriseIdttvStatus: named.idttvStatus,
      status,
      expireDatetime: status === 'OPEN' ? found.row.expireAt.toISOString() : null,
    };
    return { invitation };
  });

interface Joining {
  readonly call: Call<Accept>;
  readonly person: PersonRow;
}

/** A person becomes a member by their own consent only. */
export const acceptInvitation = (services: Services, call: Call<Accept>): Promise<DataIn<Accept>> =>
  services.db.withTx(async (tx) => {
    const { caller, params } = call;
    const found = await demandInvite(tx, services, params.invite, lockInvitation);
    const person = (await findPerson(tx, caller.personId)) ?? refuseWith('ERROR_NOT_FOUND');
    const joining = { call, person };
    const joinStatus =
      found.kind === 'CONTACT'
        ? await joinByContact(tx, services, found.row, joining)
        : await joinByLink(tx, services, found.row, joining);
    const { enterpriseId } = found.row;
    const known = joinStatus === 'PASSED' ? await findMember(tx, { enterpriseId, personId: person.id }) : null;
    const membership = await findMembership(tx, person.id, known?.id ?? null);
    return { joinStatus, account: membership === null ? null : presentAccount(person, membership) };
  });

const REFUSALS: Readonly<Partial<Record<LinkStatus, Parameters<typeof refuseWith>[0]>>> = {
  USED: 'ERROR_INVITATION_USED',
  EXPIRED: 'ERROR_INVITATION_EXPIRED',
  DELETED: 'ERROR_INVITATION_DELETED',
  OFF: 'ERROR_INVITATION_LINK_OFF',
};

async function demandOpen(tx: Tx, found: Found, now: Date): Promise<void> {
  const error = REFUSALS[await stateOf(tx, found, now)];
  if (error !== undefined) refuseWith(error);
}

/** Only for the person who holds the contact that was invited. */
async function joinByContact(
  tx: Tx,
  services: Services,
  row: InvitationRow,
  { call, person }: Joining,
): Promise<JoinStatus> {
  if (row.contact !== person.phone && row.contact !== person.email) refuseWith('ERROR_INVITATION_OTHER');
  const { enterpriseId } = row;
  const { now } = call.context;
  const known = await findMember(tx, { enterpriseId, personId: person.id });
  // A repeated request is one acceptance.
  if (known?.status === 'NORMAL' && row.memberId === known.id) return 'PASSED';
  await demandOpen(tx, { kind: 'CONTACT', row }, now);
  // A member who was removed after the invitation can be restored by the enterprise only.
  if (known?.status === 'DISABLED') refuseWith('ERROR_MEMBER_DISABLED');
  const memberId = known?.id ?? (await becomeMember(tx, services, enterpriseId, { call, person }));
  if (known === null) await applyDetails(tx, services, row, { call, memberId });
  const contacts = [row.contact, person.phone, person.email].filter((one) => one !== null);
  await settleOpen(tx, { enterpriseId, contacts, memberId, now });
  return 'PASSED';
}

async function becomeMember(
  tx: Tx,
  services: Services,
  enterpriseId: string,
  { call, person }: Joining,
): Promise<string> {
  if ((await findMemberships(tx, person.id)).length >= ENTERPRISES_MAX)
    refuseWith('ERROR_TOO_LARGE', { limit: ENTERPRISES_MAX });
  const memberId = await admitMember(tx, services, { enterpriseId, personId: person.id, now: call.context.now });
  const detail = { enterpriseWsid: toWsid('enterprise', enterpriseId), memberWsid: toWsid('enterpriseUser', memberId) };
  await record(tx, services, call, 'member.joined', detail);
  return memberId;
}

/** Applies the details of the invitation; of its roles, only those that the inviter may still give. */
async function applyDetails(
  tx: Tx,
  services: Services,
  row: InvitationRow,
  { call, memberId }: { readonly call: Call<Accept>; readonly memberId: string },
): Promise<void> {
  const { enterpriseId, name, title, departmentId } = row;
  // No other member can get the employee number while the enterprise is locked.
  await lockTree(tx, enterpriseId);
  const isFree = row.employeeNumber !== null && !(await isNumberTaken(tx, enterpriseId, row.employeeNumber, memberId));
  const employeeNumber = isFree ? row.employeeNumber : null;
  await saveProfile(tx, { memberId, enterpriseId }, { name, title, departmentId, employeeNumber });
  if (row.roleIds.length === 0) return;
  const inviter = await findInviter(tx, row.invitedById);
  if (inviter === null) return;
  const given = (await givableRoles(tx, inviter, enterpriseId)).filter(({ id }) => row.roleIds.includes(id));
  for (const role of given) {
    const bound = await insertAuthors(tx, role.id, [memberId], call.context.now);
    if (bound.length > 0) await recordBound(tx, services, row, { call, memberId, role });
  }
  await refreshRoleEnvelopes(
    tx,
    given.map(({ id }) => id),
  );
}

/** Every granted right is audited: the row names the inviter and the person who accepted. */
async function recordBound(
  tx: Tx,
  { ids }: Pick<Services, 'ids'>,
  { id, enterpriseId, invitedById }: InvitationRow,
  { call, memberId, role }: { call: Call<Accept>; memberId: string; role: { id: string; name: string } },
): Promise<void> {
  await recordByCaller(tx, { ids }, call, 'role.authorsBound', {
    enterpriseId,
    roleWsid: toWsid('role', role.id),
    name: role.name,
    memberWsids: toWsid('enterpriseUser', memberId),
    invitedByWsid: toWsid('enterpriseUser', invitedById),
    invitationWsid: toWsid('invitation', id),
  });
}

/** An application that a member has to handle, unless the enterprise admits everyone with the link. */
async function joinByLink(tx: Tx, services: Services, row: LinkRow, { call, person }: Joining): Promise<JoinStatus> {
  const { enterpriseId } = row;
  const { now } = call.context;
  const known = await findMember(tx, { enterpriseId, personId: person.id });
  if (known?.status === 'NORMAL') return 'PASSED';
  await demandOpen(tx, { kind: 'LINK', row }, now);
  const earlier = await listJoinsOf(tx, { enterpriseId, personId: person.id });
  if (earlier.some(({ status }) => status === 'WAITING')) return 'WAITING';
  demandFewApplications(earlier, now);
  const application = {
    id: services.ids.next(),
    enterpriseId,
    personId: person.id,
    envelopeId: null,
    createdAt: now,
  } as const;
  // A link does not restore a member whom the enterprise has removed.
  const isAdmitted = row.directEntry && known === null;
  if (isAdmitted) {
    const memberId = await becomeMember(tx, services, enterpriseId, { call, person });
    if (row.departmentId !== null)
      await saveProfile(tx, { memberId, enterpriseId }, { departmentId: row.departmentId });
    await insertJoin(tx, { ...application, status: 'PASSED', handledAt: now });
  } else if (!(await insertJoin(tx, { ...application, status: 'WAITING' }))) return 'WAITING';
  else
    await record(tx, services, call, 'enterprise.joinRequested', {
      enterpriseWsid: toWsid('enterprise', enterpriseId),
    });
  const event = { type: 'enterprise.joinRequested', applicationId: application.id, enterpriseId } as const;
  await emit(tx, event, { id: services.ids.next(), now });
  return isAdmitted ? 'PASSED' : 'WAITING';
}
