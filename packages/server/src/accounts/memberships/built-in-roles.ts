import { BUILT_IN_ALIASES, BUILT_IN_ROLES, SUPER_ADMINISTRATOR } from '@countersign/domain';
import { and, count, eq, inArray, lt } from 'drizzle-orm';
import {
  type Services,
  type Tx,
  enterprise,
  enterpriseRole,
  enterpriseRoleAuthor,
  enterpriseRolePrivilege,
  member,
} from '../../platform/index.ts';

interface Founded {
  readonly enterpriseId: string;
  /** The owner's membership, which is bound to the role with the alias SUPER_ADMINISTRATOR (Spec §6). */
  readonly ownerId: string;
}

/** Adds the built-in roles that an enterprise lacks; an existing one keeps its keys. */
export async function insertBuiltInRoles(
  tx: Tx,
  { ids }: Pick<Services, 'ids'>,
  { enterpriseId, ownerId }: Founded,
  now: Date,
): Promise<void> {
  const made = await tx
    .insert(enterpriseRole)
    .values(BUILT_IN_ROLES.map(({ alias, name }) => ({ id: ids.next(), enterpriseId, name, alias, createdAt: now })))
    .onConflictDoNothing()
    .returning({ id: enterpriseRole.id, alias: enterpriseRole.alias });
  const keys = made.flatMap(({ id, alias }) =>
    BUILT_IN_ROLES.flatMap((role) => (role.alias === alias ? role.keys.map((key) => ({ roleId: id, key })) : [])),
  );
  if (keys.length > 0) await tx.insert(enterpriseRolePrivilege).values(keys);
  const owners = made.find(({ alias }) => alias === SUPER_ADMINISTRATOR);
  if (owners !== undefined)
    await tx.insert(enterpriseRoleAuthor).values({ roleId: owners.id, memberId: ownerId, createdAt: now });
}

/** For enterprises that were founded when there were fewer built-in roles; called at every start. */
export async function completeBuiltInRoles({ db, ids, clock }: Pick<Services, 'db' | 'ids' | 'clock'>): Promise<void> {
  const now = clock.now();
  const lacking = await db.withTx((tx) =>
    tx
      .select({ enterpriseId: enterprise.id, ownerId: member.id })
      .from(enterprise)
      .innerJoin(member, and(eq(member.enterpriseId, enterprise.id), eq(member.isOwner, true)))
      .leftJoin(
        enterpriseRole,
        and(eq(enterpriseRole.enterpriseId, enterprise.id), inArray(enterpriseRole.alias, [...BUILT_IN_ALIASES])),
      )
      .groupBy(enterprise.id, member.id)
      .having(lt(count(enterpriseRole.id), BUILT_IN_ALIASES.length)),
  );
  for (const one of lacking) await db.withTx((tx) => insertBuiltInRoles(tx, { ids }, one, now));
}
