import { type Api, type DataIn, type RefusedInvitation, refusalText } from '@countersign/contract';
import {
  type AuditKind,
  type Delivers,
  type DepartmentTree,
  type ErrorName,
  INVITATION_DAYS,
  REMIND_AGAIN_MS,
  fromWsid,
  judgeReach,
  normaliseContact,
} from '@countersign/domain';
import { recordByCaller } from '../../accounts/index.ts';
import {
  type Call,
  type Caller,
  type RequestContext,
  type Services,
  type Tx,
  deliverableContacts,
  emit,
  refuseWith,
} from '../../platform/index.ts';
import { departmentIdOf, lockTree } from '../department-tree/index.ts';
import { type HeldRole, rolesById } from '../members/index.ts';
import { givableRoles } from './givable-roles.ts';
import { type Guest, invite } from './invite.ts';
import { presentInvitation } from './present.ts';
import { demandDay, recordSends, restingContacts } from './send-limits.ts';
import { findShown, lockInvitation, takenNumbers, updateInvitation } from './store.ts';

type Create = Api['createInvitations'];
type Delete = Api['deleteInvitation'];
type Resend = Api['resendInvitation'];
type Given = Call<Create>['body']['invitations'][number];

export const memberOf = ({ enterpriseId, memberId }: Caller): { enterpriseId: string; memberId: string } =>
  enterpriseId === null || memberId === null ? refuseWith('ERROR_NOT_FOUND') : { enterpriseId, memberId };

/** Invites each contact that can be; an unknown department or role refuses them all, before any notice is sent. */
export function createInvitations(services: Services, call: Call<Create>): Promise<DataIn<Create>> {
  const { caller, body, context } = call;
  const { enterpriseId, memberId } = memberOf(caller);
  const { now, language } = context;
  return services.db.withTx(async (tx) => {
    const tree = await lockTree(tx, enterpriseId);
    const roles = await givableRoles(tx, caller, enterpriseId);
    const taken = await takenNumbers(
      tx,
      enterpriseId,
      body.invitations.flatMap(({ employeeNumber }) => employeeNumber || []),
    );
    const delivers = deliverableContacts(services.config);
    const { guests, wrong } = judge(body.invitations, { tree, roles, taken, delivers });
    const inviting = { enterpriseId, memberId, language, now, days: body.expiresInDays ?? INVITATION_DAYS };
    const { ids, refused } = await invite(tx, services, inviting, guests);
    await record(tx, services, call, 'invitation.created', { count: String(ids.length) });
    return {
      invitations: await shown(tx, services, { enterpriseId, ids, context: call.context }),
      refused: [...wrong, ...[...refused].map(([contact, error]) => ({ contact, error }))].map(
        ({ contact, error }): RefusedInvitation => ({
          contact,
          error,
          message: refusalText(error, language, { employeeNumber: numberOf(body.invitations, contact) }),
        }),
      ),
    };
  });
}

interface Known {
  readonly tree: DepartmentTree;
  readonly roles: readonly HeldRole[];
  readonly taken: ReadonlySet<string>;
  readonly delivers: Delivers;
}

function judge(given: readonly Given[], { tree, roles, taken, delivers }: Known) {
  const guests: Guest[] = [];
  const wrong: { contact: string; error: ErrorName }[] = [];
  const seen = new Set<string>();
  for (const one of given) {
    const known = normaliseContact(one.contact);
    const contact = known?.value ?? null;
    const reached = judgeReach(known, delivers, 'contact');
    const number = one.employeeNumber || null;
    const departmentId = departmentIdOf(tree, one.departmentWsid ?? null);
    const roleIds = (one.enterpriseRoleWsids ?? []).map((wsid) => {
      const id = fromWsid('role', wsid);
      return roles.find((role) => role.id === id)?.id ?? refuseWith('ERROR_INVITATION_ROLE');
    });
    if (contact === null) wrong.push({ contact: one.contact, error: 'ERROR_CONTACT' });
    else if (!reached.ok) wrong.push({ contact: one.contact, error: reached.error });
    else if (seen.has(contact)) wrong.push({ contact: one.contact, error: 'ERROR_ALREADY_INVITED' });
    else if (number !== null && taken.has(number)) wrong.push({ contact, error: 'ERROR_EMPLOYEE_NUMBER_TAKEN' });
    else
      guests.push({
        contact,
        name: one.name || null,
        employeeNumber: number,
        title: one.title || null,
        departmentId,
        roleIds: [...new Set(roleIds)],
      });
    if (contact !== null) seen.add(contact);
  }
  return { guests, wrong };
}

const numberOf = (given: readonly Given[], contact: string): string =>
  given.find((one) => normaliseContact(one.contact)?.value === contact)?.employeeNumber ?? '';

async function shown(
  tx: Tx,
  { config }: Pick<Services, 'config'>,
  {
    enterpriseId,
    ids,
    context,
  }: { enterpriseId: string; ids: readonly string[]; context: Pick<RequestContext, 'now' | 'language'> },
) {
  const roles = await rolesById(tx, enterpriseId);
  const rows = await findShown(tx, enterpriseId, ids);
  return rows.map((row) =>
    presentInvitation(row, { publicUrl: config.publicUrl, roles, language: context.language, now: context.now }),
  );
}

/** An invitation of the caller's enterprise that was not withdrawn; foreign and unknown ids return the same error. */
async function demandInvitation(tx: Tx, { caller, params }: Call<Delete> | Call<Resend>) {
  const { enterpriseId } = memberOf(caller);
  const id = fromWsid('invitation', params.invitationWsid) ?? refuseWith('ERROR_NOT_FOUND');
  const row = await lockInvitation(tx, id);
  if (row === null || row.enterpriseId !== enterpriseId || row.status === 'DELETED')
    return refuseWith('ERROR_NOT_FOUND');
  if (row.status === 'ACCEPTED') return refuseWith('ERROR_INVITATION_USED');
  return row;
}

export const deleteInvitation = (services: Services, call: Call<Delete>): Promise<DataIn<Delete>> =>
  services.db.withTx(async (tx) => {
    const { id } = await demandInvitation(tx, call);
    await updateInvitation(tx, id, { status: 'DELETED', settledAt: call.context.now });
    await record(tx, services, call, 'invitation.deleted', { invitationWsid: call.params.invitationWsid });
    return {};
  });

/** Renews the invitation for the given time, in the name of the member who sends it; the rate is limited (security 12). */
export const resendInvitation = (services: Services, call: Call<Resend>): Promise<DataIn<Resend>> =>
  services.db.withTx(async (tx) => {
    const { now } = call.context;
    const row = await demandInvitation(tx, call);
    const sender = memberOf(call.caller);
    const waitMs = (await restingContacts(tx, [row.contact], now)).get(row.contact);
    if (waitMs !== undefined && waitMs > REMIND_AGAIN_MS) refuseWith('ERROR_INVITATION_TOO_OFTEN');
    if (waitMs !== undefined) refuseWith('ERROR_REMIND_TOO_SOON', { expireIn: Math.ceil(waitMs / 1000) });
    await demandDay(tx, sender, 1, now);
    const days = call.body.expiresInDays ?? INVITATION_DAYS;
    const expireAt = new Date(now.getTime() + days * 86_400_000);
    await updateInvitation(tx, row.id, { sentAt: now, expireAt, invitedById: sender.memberId });
    await recordSends(tx, services, sender, [row.contact], now);
    await emit(tx, { type: 'enterprise.invited', invitationIds: [row.id] }, { id: services.ids.next(), now });
    await record(tx, services, call, 'invitation.resent', { invitationWsid: call.params.invitationWsid });
    const [invitation] = await shown(tx, services, {
      enterpriseId: row.enterpriseId,
      ids: [row.id],
      context: call.context,
    });
    return { invitation: invitation ?? refuseWith('ERROR_NOT_FOUND') };
  });

export async function record(
  tx: Tx,
  { ids }: Pick<Services, 'ids'>,
  { caller, context }: { readonly caller: Caller; readonly context: RequestContext },
  kind: AuditKind,
  detail: Record<string, string>,
): Promise<void> {
  await recordByCaller(tx, { ids }, { caller, context }, kind, { ...detail, enterpriseId: caller.enterpriseId ?? '' });
}
