import { desc, eq } from 'drizzle-orm';
import { type StoredDataKey, type Tx, dataKey, lockKey } from '../../platform/index.ts';

/** A data key, or the newest one. */
export async function findDataKey(tx: Tx, id: string | null): Promise<StoredDataKey | null> {
  const [row] = await tx
    .select({ id: dataKey.id, sealedKey: dataKey.sealedKey })
    .from(dataKey)
    .where(id === null ? undefined : eq(dataKey.id, id))
    .orderBy(desc(dataKey.createdAt))
    .limit(1);
  return row ?? null;
}

/** Returns the key that is stored then: this one, unless another process was first. */
export async function insertFirstDataKey(tx: Tx, made: StoredDataKey, now: Date): Promise<StoredDataKey> {
  await lockKey(tx, 'data key');
  const first = await findDataKey(tx, null);
  if (first !== null) return first;
  await tx.insert(dataKey).values({ ...made, createdAt: now });
  return made;
}
