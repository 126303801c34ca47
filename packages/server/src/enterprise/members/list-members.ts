import type { Api, DataIn, EnterpriseMember } from '@countersign/contract';
import { type MemberStatus, fromWsid, mayDo } from '@countersign/domain';
import {
  type Call,
  type Caller,
  type Handler,
  type RequestContext,
  type Services,
  type Tx,
  filtersOf,
  pageOf,
  refuseWith,
} from '../../platform/index.ts';
import { listTree } from '../department-tree/index.ts';
import { privilegesOf } from '../../accounts/index.ts';
import { type MemberSort, memberSortOf, requestedDepartments } from './list-query.ts';
import {
  type MembersSpec,
  findInvited,
  findListedMember,
  findMembers,
  rolesById,
  rolesOfMembers,
} from './list-store.ts';
import { type MembersReader, presentInvited, presentListed, presentMember } from './present-member.ts';

type List = Api['listMembers'];
type Forbidden = Api['listForbiddenMembers'];
type Picked = Api['pickMembers'];

/** Contacts are shown to those who manage members (Rulings §3 `members:manage`); others see them masked. */
export async function readerOf(
  tx: Tx,
  { caller, context }: { readonly caller: Caller; readonly context: Pick<RequestContext, 'language'> },
): Promise<MembersReader> {
  const seesContacts = mayDo(await privilegesOf(tx, caller), 'members:manage');
  return { memberId: caller.memberId, seesContacts, language: context.language };
}

async function specOf(
  tx: Tx,
  { caller, query }: Call<List> | Call<Forbidden> | Call<Picked>,
  { seesContacts }: { readonly seesContacts: boolean },
  fallback?: MemberSort,
): Promise<MembersSpec & { readonly status: string | undefined }> {
  const enterpriseId = caller.enterpriseId ?? refuseWith('ERROR_NOT_FOUND');
  const { departmentWsid, roleWsid, status } = filtersOf(query.filters, ['departmentWsid', 'roleWsid', 'status']);
  const sort = query.sorts === '' && fallback !== undefined ? fallback : memberSortOf(query.sorts);
  // An unknown id finds no one, like the id of a role of another enterprise.
  const roleId = roleWsid === undefined || roleWsid === '' ? undefined : (fromWsid('role', roleWsid) ?? NO_SUCH_ID);
  const departmentIds = requestedDepartments(await listTree(tx, enterpriseId), departmentWsid);
  return {
    enterpriseId,
    departmentIds,
    roleId,
    sort,
    seesContacts,
    status,
    search: query.search,
    ...pageOf(query),
  };
}
const NO_SUCH_ID = '00000000-0000-0000-0000-000000000000';

/** Active members, or those who have not answered their invitation. */
export function listMembers(services: Services, call: Call<List>): Promise<DataIn<List>> {
  const { context } = call;
  return services.db.withTx(async (tx) => {
    const reader = await readerOf(tx, call);
    const spec = await specOf(tx, call, reader);
    if (spec.status === undefined || spec.status === '' || spec.status === 'NORMAL')
      return listed(tx, 'NORMAL', spec, reader);
    if (spec.status !== 'INVITED')
      return refuseWith('ERROR_MALFORMED', { field: 'filters.status', detail: 'is neither NORMAL nor INVITED' });
    const { rows, total } = await findInvited(tx, spec, context.now);
    const roles = await rolesById(tx, spec.enterpriseId);
    return { members: rows.map((row) => presentInvited(row, roles, reader)), page: pageFor(spec, total) };
  });
}

export const listForbiddenMembers = (services: Services, call: Call<Forbidden>): Promise<DataIn<Forbidden>> =>
  services.db.withTx(async (tx) => {
    const reader = await readerOf(tx, call);
    return listed(tx, 'DISABLED', await specOf(tx, call, reader), reader);
  });

async function listed(tx: Tx, status: MemberStatus, spec: MembersSpec, reader: MembersReader): Promise<DataIn<List>> {
  const { rows, total } = await findMembers(tx, status, spec);
  const ids = rows.map(({ id }) => id);
  const roles = await rolesOfMembers(tx, ids);
  return {
    members: rows.map((row) => presentMember(row, roles.get(row.id) ?? [], reader)),
    page: pageFor(spec, total),
  };
}

const pageFor = ({ offset, limit }: MembersSpec, totalElements: number) => ({ offset, limit, totalElements });

/** By name, for pickers of every member. */
export const pickMembers = (services: Services, call: Call<Picked>): Promise<DataIn<Picked>> =>
  services.db.withTx(async (tx) => {
    const spec = await specOf(tx, call, { seesContacts: false }, { key: 'name', isDescending: false });
    const { rows, total } = await findMembers(tx, 'NORMAL', spec);
    return { members: rows.map((row) => presentListed(row, call.caller.memberId)), page: pageFor(spec, total) };
  });

/** One member of the caller's enterprise as they may see them; null if there is none. */
export async function showMember(
  tx: Tx,
  reader: { readonly caller: Caller; readonly context: Pick<RequestContext, 'language'> },
  memberWsid: string,
): Promise<EnterpriseMember | null> {
  const [enterpriseId, memberId] = [reader.caller.enterpriseId, fromWsid('enterpriseUser', memberWsid)];
  if (enterpriseId === null || memberId === null) return null;
  const row = await findListedMember(tx, { enterpriseId, memberId });
  if (row === null) return null;
  const roles = await rolesOfMembers(tx, [memberId]);
  return presentMember(row, roles.get(memberId) ?? [], await readerOf(tx, reader));
}

export const getMember: Handler<Api['getMember']> = (services, { caller, params, context }) =>
  services.db.withTx(async (tx) => ({
    member: (await showMember(tx, { caller, context }, params.memberWsid)) ?? refuseWith('ERROR_NOT_FOUND'),
  }));
