import { API_CLIENTS_MAX } from '@countersign/domain';
import { and, count, desc, eq, gt, inArray, isNull, or } from 'drizzle-orm';
import { type Tx, apiClient } from '../../platform/index.ts';
import { member } from '../memberships/views.ts';
import { person } from '../users/views.ts';

export type ApiClientRow = typeof apiClient.$inferSelect;

/** A key, and whether the member that it acts as is still the owner. */
export interface ListedApiClient {
  readonly row: ApiClientRow;
  readonly actsForOwner: boolean;
}

const listed = (tx: Tx) =>
  tx
    .select({ row: apiClient, isOwner: member.isOwner, memberStatus: member.status })
    .from(apiClient)
    .innerJoin(member, eq(member.id, apiClient.memberId))
    .$dynamic();

const asListed = ({ row, isOwner, memberStatus }: { row: ApiClientRow; isOwner: boolean; memberStatus: string }) => ({
  row,
  actsForOwner: isOwner && memberStatus === 'NORMAL',
});

/** The keys in use and a limited number of revoked ones, newest first. */
export async function findApiClients(tx: Tx, enterpriseId: string): Promise<ListedApiClient[]> {
  const rows = await listed(tx)
    .where(eq(apiClient.enterpriseId, enterpriseId))
    .orderBy(desc(apiClient.createdAt), desc(apiClient.id))
    .limit(4 * API_CLIENTS_MAX);
  return rows.map(asListed);
}

/** A key of this enterprise, locked until the transaction ends; null if there is none. */
export async function lockApiClient(tx: Tx, enterpriseId: string, id: string): Promise<ApiClientRow | null> {
  const [row] = await tx
    .select()
    .from(apiClient)
    .where(and(eq(apiClient.id, id), eq(apiClient.enterpriseId, enterpriseId)))
    .for('update');
  return row ?? null;
}

export async function countLiveApiClients(tx: Tx, enterpriseId: string): Promise<number> {
  const [row] = await tx
    .select({ count: count() })
    .from(apiClient)
    .where(and(eq(apiClient.enterpriseId, enterpriseId), isNull(apiClient.revokedAt)));
  return row?.count ?? 0;
}

export async function insertApiClient(tx: Tx, row: typeof apiClient.$inferInsert): Promise<ApiClientRow> {
  const [made] = await tx.insert(apiClient).values(row).returning();
  if (made === undefined) throw new Error('insert returned no row');
  return made;
}

export async function updateApiClientRow(
  tx: Tx,
  id: string,
  change: Partial<typeof apiClient.$inferInsert>,
): Promise<ApiClientRow> {
  const [row] = await tx.update(apiClient).set(change).where(eq(apiClient.id, id)).returning();
  if (row === undefined) throw new Error('the locked row is missing');
  return row;
}

/** The key with this hash, now or before its last rotation, with the member that it acts as. */
export async function findByKeyHash(tx: Tx, hash: string) {
  const [found] = await tx
    .select({
      row: apiClient,
      personId: member.personId,
      isOwner: member.isOwner,
      memberStatus: member.status,
      memberEnterpriseId: member.enterpriseId,
      accountStatus: person.accountStatus,
    })
    .from(apiClient)
    .innerJoin(member, eq(member.id, apiClient.memberId))
    .innerJoin(person, eq(person.id, member.personId))
    .where(or(eq(apiClient.keyHash, hash), eq(apiClient.oldKeyHash, hash)));
  return found ?? null;
}

/**
 * Sets the expiry of the keys that a person, or one membership, has made; a rotation gives them a new expiry.
 * @returns how many
 */
export async function stopKeysOf(
  tx: Tx,
  of: { readonly personId: string } | { readonly memberId: string },
  now: Date,
): Promise<number> {
  const whose = 'personId' in of ? eq(member.personId, of.personId) : eq(member.id, of.memberId);
  const theirs = tx.select({ id: member.id }).from(member).where(whose);
  const inForce = or(isNull(apiClient.expireAt), gt(apiClient.expireAt, now));
  const rows = await tx
    .update(apiClient)
    .set({ expireAt: now })
    .where(and(inArray(apiClient.memberId, theirs), isNull(apiClient.revokedAt), inForce))
    .returning({ id: apiClient.id });
  return rows.length;
}

/** Whether a key is neither revoked nor expired. */
export async function isKeyInForce(tx: Tx, id: string, now: Date): Promise<boolean> {
  const inForce = or(isNull(apiClient.expireAt), gt(apiClient.expireAt, now));
  return (await tx.$count(apiClient, and(eq(apiClient.id, id), isNull(apiClient.revokedAt), inForce))) > 0;
}
