import { SUPER_ADMINISTRATOR } from '@countersign/domain';
import { and, eq, isNull } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { enterprise, enterpriseRole, enterpriseRoleAuthor, member } from '../db/schema/index.ts';
import type { House } from '../house.ts';

/** Every enterprise has the role whose holder is its owner (Spec §6). */
export async function insertOwnerRole(
  tx: Tx,
  made: { readonly id: string; readonly enterpriseId: string; readonly memberId: string; readonly now: Date },
): Promise<void> {
  const { id, enterpriseId, memberId, now } = made;
  const role = { id, enterpriseId, name: '超级管理员', alias: SUPER_ADMINISTRATOR, createdAt: now };
  const rows = await tx.insert(enterpriseRole).values(role).onConflictDoNothing().returning({ id: enterpriseRole.id });
  if (rows.length > 0) await tx.insert(enterpriseRoleAuthor).values({ roleId: id, memberId, createdAt: now });
}

/** For enterprises that were founded before they had roles; to be called at every start. */
export async function completeOwnerRoles({ db, ids, clock }: Pick<House, 'db' | 'ids' | 'clock'>): Promise<void> {
  const now = clock.now();
  const without = await db.withTx((tx) =>
    tx
      .select({ enterpriseId: enterprise.id, memberId: member.id })
      .from(enterprise)
      .innerJoin(member, and(eq(member.enterpriseId, enterprise.id), eq(member.isOwner, true)))
      .leftJoin(
        enterpriseRole,
        and(eq(enterpriseRole.enterpriseId, enterprise.id), eq(enterpriseRole.alias, SUPER_ADMINISTRATOR)),
      )
      .where(isNull(enterpriseRole.id)),
  );
  for (const one of without) await db.withTx((tx) => insertOwnerRole(tx, { id: ids.next(), now, ...one }));
}
