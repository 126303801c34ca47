import { MEMBER_ROLE, type MemberStatus, contactSearch } from '@countersign/domain';
import {
  and,
  asc,
  eq,
  exists,
  getViewSelectedFields,
  gt,
  inArray,
  isNull,
  or,
  type SQL,
  sql,
  type SQLWrapper,
} from 'drizzle-orm';
import { type Tx, memberProfile } from '../../platform/index.ts';
import type { MemberSort } from './list-query.ts';
import { enterpriseRole, enterpriseRoleAuthor, member } from '../../accounts/memberships/views.ts';
import { person } from '../../accounts/users/views.ts';
import { department } from '../departments/views.ts';
import { memberInvitation } from '../invitations/views.ts';

/** The filters of a list of members of one enterprise. */
export interface MembersSpec {
  readonly enterpriseId: string;
  /** Departments; null for members without one, undefined for everyone. */
  readonly departmentIds: readonly string[] | null | undefined;
  readonly roleId: string | undefined;
  readonly search: string;
  /** Contacts are searched only for readers who may see them: a match would reveal them. */
  readonly seesContacts: boolean;
  readonly sort: MemberSort;
  readonly offset: number;
  readonly limit: number;
}

/** Without any contact, so that neither an order nor a search reveals one. */
const shownName = sql<string>`coalesce(nullif(${memberProfile.name}, ''), case when ${person.idttvStatus} = 'PASSED' then nullif(${person.realName}, '') end, nullif(${person.nickname}, ''), '')`;

const columns = {
  id: member.id,
  personId: member.personId,
  status: member.status,
  isOwner: member.isOwner,
  createdAt: member.createdAt,
  disabledAt: member.disabledAt,
  phone: person.phone,
  email: person.email,
  nickname: person.nickname,
  realName: person.realName,
  idttvStatus: person.idttvStatus,
  name: memberProfile.name,
  employeeNumber: memberProfile.employeeNumber,
  title: memberProfile.title,
  departmentId: memberProfile.departmentId,
  departmentName: department.name,
  joinedOn: memberProfile.joinedOn,
};

const selectMembers = (tx: Tx) =>
  tx
    .select(columns)
    .from(member)
    .innerJoin(person, eq(person.id, member.personId))
    .leftJoin(memberProfile, eq(memberProfile.memberId, member.id))
    .leftJoin(department, eq(department.id, memberProfile.departmentId));
export type ListedMemberRow = Awaited<ReturnType<typeof selectMembers>>[number];

/** A literal search: the text is no pattern, so that it has no wildcards. */
const holds = (column: SQLWrapper, text: string): SQL => sql`position(lower(${text}) in lower(${column})) > 0`;

function searched({ search, seesContacts }: Pick<MembersSpec, 'search' | 'seesContacts'>): SQL | undefined {
  if (search === '') return undefined;
  const contact = contactSearch(search);
  return or(
    holds(shownName, search),
    holds(sql`coalesce(${memberProfile.employeeNumber}, '')`, search),
    seesContacts ? holds(sql`coalesce(${person.phone}, '')`, contact) : undefined,
    seesContacts ? holds(sql`coalesce(${person.email}, '')`, contact) : undefined,
  );
}

const inDepartments = (ids: MembersSpec['departmentIds']): SQL | undefined =>
  ids === undefined
    ? undefined
    : ids === null
      ? isNull(memberProfile.departmentId)
      : inArray(memberProfile.departmentId, [...ids]);

/** Bound to the role, or it is the role that every member has. */
const holdsRole = (tx: Tx, { roleId, enterpriseId }: MembersSpec): SQL | undefined =>
  roleId === undefined
    ? undefined
    : or(
        exists(
          tx
            .select({ one: sql`1` })
            .from(enterpriseRoleAuthor)
            .where(and(eq(enterpriseRoleAuthor.memberId, member.id), eq(enterpriseRoleAuthor.roleId, roleId))),
        ),
        exists(
          tx
            .select({ one: sql`1` })
            .from(enterpriseRole)
            .where(
              and(
                eq(enterpriseRole.id, roleId),
                eq(enterpriseRole.enterpriseId, enterpriseId),
                eq(enterpriseRole.alias, MEMBER_ROLE),
              ),
            ),
        ),
      );

const SORTS: Readonly<Record<MemberSort['key'], SQLWrapper>> = {
  createdDatetime: member.createdAt,
  name: sql`lower(${shownName})`,
  employeeNumber: memberProfile.employeeNumber,
  joinedDate: sql`coalesce(${memberProfile.joinedOn}, ${member.createdAt}::date)`,
};

/** Members without the sort value are last, in either direction. */
const ordered = (by: SQLWrapper, { isDescending }: MemberSort): SQL =>
  isDescending ? sql`${by} desc nulls last` : sql`${by} asc nulls last`;

/** The members of one status, and their number. */
export async function findMembers(
  tx: Tx,
  status: MemberStatus,
  spec: MembersSpec,
): Promise<{ rows: ListedMemberRow[]; total: number }> {
  const where = and(
    eq(member.enterpriseId, spec.enterpriseId),
    eq(member.status, status),
    inDepartments(spec.departmentIds),
    holdsRole(tx, spec),
    searched(spec),
  );
  const rows = await selectMembers(tx)
    .where(where)
    .orderBy(ordered(SORTS[spec.sort.key], spec.sort), ordered(member.id, spec.sort))
    .offset(spec.offset)
    .limit(spec.limit);
  const [counted] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(member)
    .innerJoin(person, eq(person.id, member.personId))
    .leftJoin(memberProfile, eq(memberProfile.memberId, member.id))
    .where(where);
  return { rows, total: counted?.count ?? 0 };
}

export async function findListedMember(
  tx: Tx,
  { enterpriseId, memberId }: { readonly enterpriseId: string; readonly memberId: string },
): Promise<ListedMemberRow | null> {
  const [row] = await selectMembers(tx).where(and(eq(member.id, memberId), eq(member.enterpriseId, enterpriseId)));
  return row ?? null;
}

/** All members after this one, in the order of their ids: long reads page by this key. */
export const membersAfter = (
  tx: Tx,
  { enterpriseId, after, limit }: { enterpriseId: string; after: string | null; limit: number },
): Promise<ListedMemberRow[]> =>
  selectMembers(tx)
    .where(and(eq(member.enterpriseId, enterpriseId), after === null ? undefined : gt(member.id, after)))
    .orderBy(asc(member.id))
    .limit(limit);

export interface HeldRole {
  readonly id: string;
  readonly name: string;
  readonly alias: string | null;
}

/** The roles that these members are bound to, in the order of the roles. */
export async function rolesOfMembers(tx: Tx, memberIds: readonly string[]): Promise<ReadonlyMap<string, HeldRole[]>> {
  if (memberIds.length === 0) return new Map();
  const rows = await tx
    .select({
      memberId: enterpriseRoleAuthor.memberId,
      id: enterpriseRole.id,
      name: enterpriseRole.name,
      alias: enterpriseRole.alias,
    })
    .from(enterpriseRoleAuthor)
    .innerJoin(enterpriseRole, eq(enterpriseRole.id, enterpriseRoleAuthor.roleId))
    .where(inArray(enterpriseRoleAuthor.memberId, [...memberIds]))
    .orderBy(asc(enterpriseRole.createdAt), asc(enterpriseRole.id));
  const held = new Map<string, HeldRole[]>();
  for (const { memberId, ...role } of rows) held.set(memberId, [...(held.get(memberId) ?? []), role]);
  return held;
}

export type InvitedRow = typeof memberInvitation.$inferSelect & { readonly departmentName: string | null };

/** Invited people who have not answered yet, newest first unless another order is requested. */
export async function findInvited(
  tx: Tx,
  spec: MembersSpec,
  now: Date,
): Promise<{ rows: InvitedRow[]; total: number }> {
  const { departmentIds, roleId, search, seesContacts } = spec;
  const place = memberInvitation.departmentId;
  const where = and(
    eq(memberInvitation.enterpriseId, spec.enterpriseId),
    eq(memberInvitation.status, 'WAITING'),
    gt(memberInvitation.expireAt, now),
    departmentIds === undefined
      ? undefined
      : departmentIds === null
        ? isNull(place)
        : inArray(place, [...departmentIds]),
    roleId === undefined ? undefined : sql`${memberInvitation.roleIds} @> ${JSON.stringify([roleId])}::jsonb`,
    search === ''
      ? undefined
      : or(
          holds(sql`coalesce(${memberInvitation.name}, '')`, search),
          holds(sql`coalesce(${memberInvitation.employeeNumber}, '')`, search),
          seesContacts ? holds(memberInvitation.contact, contactSearch(search)) : undefined,
        ),
  );
  const sorts = {
    createdDatetime: memberInvitation.createdAt,
    name: sql`lower(coalesce(${memberInvitation.name}, ''))`,
    employeeNumber: memberInvitation.employeeNumber,
    joinedDate: memberInvitation.createdAt,
  };
  const rows = await tx
    .select({ row: getViewSelectedFields(memberInvitation), departmentName: department.name })
    .from(memberInvitation)
    .leftJoin(department, eq(department.id, place))
    .where(where)
    .orderBy(ordered(sorts[spec.sort.key], spec.sort), ordered(memberInvitation.id, spec.sort))
    .offset(spec.offset)
    .limit(spec.limit);
  const total = await tx.$count(memberInvitation, where);
  return { rows: rows.map(({ row, departmentName }) => ({ ...row, departmentName })), total };
}

/** The roles of an enterprise by their ids. */
export async function rolesById(tx: Tx, enterpriseId: string): Promise<ReadonlyMap<string, HeldRole>> {
  const rows = await tx
    .select({ id: enterpriseRole.id, name: enterpriseRole.name, alias: enterpriseRole.alias })
    .from(enterpriseRole)
    .where(eq(enterpriseRole.enterpriseId, enterpriseId))
    .orderBy(asc(enterpriseRole.createdAt), asc(enterpriseRole.id));
  return new Map(rows.map((row) => [row.id, row]));
}
