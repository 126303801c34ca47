import { type SQL, type SQLWrapper, and, asc, count, eq, isNull, or, sql } from 'drizzle-orm';
import { type Tx } from '../../platform/index.ts';
import { enterpriseRoleAuthor, member } from '../../accounts/memberships/views.ts';
import { person } from '../../accounts/users/views.ts';

type PersonNames = Pick<typeof person.$inferSelect, 'phone' | 'email' | 'nickname' | 'realName' | 'idttvStatus'>;
export interface MemberRow {
  readonly memberId: string;
  readonly personId: string;
  readonly names: PersonNames;
}
export interface AuthorRow extends MemberRow {
  readonly boundAt: Date;
}
interface Page {
  readonly offset: number;
  readonly limit: number;
}

const names = {
  phone: person.phone,
  email: person.email,
  nickname: person.nickname,
  realName: person.realName,
  idttvStatus: person.idttvStatus,
};

/** A literal search: the text is no pattern, so that it has no wildcards. */
function named(search: string): SQL | undefined {
  if (search === '') return undefined;
  const has = (column: SQLWrapper): SQL => sql`position(lower(${search}) in lower(${column})) > 0`;
  return or(
    and(eq(person.idttvStatus, 'PASSED'), has(person.realName)),
    has(person.nickname),
    has(person.phone),
    has(person.email),
  );
}

/** The active members who are bound to the role, the first bound first. */
export async function findAuthors(
  tx: Tx,
  roleId: string,
  { search, offset, limit }: Page & { readonly search: string },
): Promise<{ rows: AuthorRow[]; total: number }> {
  const where = and(eq(enterpriseRoleAuthor.roleId, roleId), eq(member.status, 'NORMAL'), named(search));
  const rows = await tx
    .select({ memberId: member.id, personId: member.personId, names, boundAt: enterpriseRoleAuthor.createdAt })
    .from(enterpriseRoleAuthor)
    .innerJoin(member, eq(member.id, enterpriseRoleAuthor.memberId))
    .innerJoin(person, eq(person.id, member.personId))
    .where(where)
    .orderBy(asc(enterpriseRoleAuthor.createdAt), asc(member.id))
    .offset(offset)
    .limit(limit);
  const [all] = await tx
    .select({ total: count() })
    .from(enterpriseRoleAuthor)
    .innerJoin(member, eq(member.id, enterpriseRoleAuthor.memberId))
    .innerJoin(person, eq(person.id, member.personId))
    .where(where);
  return { rows, total: all?.total ?? 0 };
}

/** The active members who are not bound to the role, the oldest membership first. */
export async function findCandidates(
  tx: Tx,
  { enterpriseId, roleId, search, offset, limit }: Page & { enterpriseId: string; roleId: string; search: string },
): Promise<{ rows: MemberRow[]; total: number }> {
  const binding = and(eq(enterpriseRoleAuthor.roleId, roleId), eq(enterpriseRoleAuthor.memberId, member.id));
  const where = and(
    eq(member.enterpriseId, enterpriseId),
    eq(member.status, 'NORMAL'),
    isNull(enterpriseRoleAuthor.memberId),
    named(search),
  );
  const rows = await tx
    .select({ memberId: member.id, personId: member.personId, names })
    .from(member)
    .innerJoin(person, eq(person.id, member.personId))
    .leftJoin(enterpriseRoleAuthor, binding)
    .where(where)
    .orderBy(asc(member.createdAt), asc(member.id))
    .offset(offset)
    .limit(limit);
  const [all] = await tx
    .select({ total: count() })
    .from(member)
    .innerJoin(person, eq(person.id, member.personId))
    .leftJoin(enterpriseRoleAuthor, binding)
    .where(where);
  return { rows, total: all?.total ?? 0 };
}

/** The first of the holders of each role of the enterprise. */
export async function findFirstAuthors(
  tx: Tx,
  enterpriseId: string,
  most: number,
): Promise<(AuthorRow & { readonly roleId: string })[]> {
  const numbered = tx
    .select({
      roleId: enterpriseRoleAuthor.roleId,
      memberId: enterpriseRoleAuthor.memberId,
      boundAt: enterpriseRoleAuthor.createdAt,
      at: sql<number>`row_number() over (partition by ${enterpriseRoleAuthor.roleId}
        order by ${enterpriseRoleAuthor.createdAt}, ${enterpriseRoleAuthor.memberId})`.as('at'),
    })
    .from(enterpriseRoleAuthor)
    .innerJoin(member, eq(member.id, enterpriseRoleAuthor.memberId))
    .where(and(eq(member.enterpriseId, enterpriseId), eq(member.status, 'NORMAL')))
    .as('numbered');
  return tx
    .select({
      roleId: numbered.roleId,
      memberId: numbered.memberId,
      personId: member.personId,
      names,
      boundAt: numbered.boundAt,
    })
    .from(numbered)
    .innerJoin(member, eq(member.id, numbered.memberId))
    .innerJoin(person, eq(person.id, member.personId))
    .where(sql`${numbered.at} <= ${most}`)
    .orderBy(asc(numbered.boundAt), asc(numbered.memberId));
}
