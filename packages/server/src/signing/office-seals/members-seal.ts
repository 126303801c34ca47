import { MM_TO_PT } from '@countersign/domain';
import { and, eq } from 'drizzle-orm';
import { type Tx, officeSeal } from '../../platform/index.ts';
import { member } from '../../accounts/memberships/views.ts';

/** The data of a stored seal for signing: the PNG in the blob store and its size on paper. */
export interface StoredSeal {
  readonly id: string;
  readonly digest: string;
  readonly sizePt: { readonly width: number; readonly height: number };
}

/**
 * Returns a seal of an enterprise in which the person is currently a member; null for any other. Whether they may use it is
 * checked later.
 */
export async function findMembersSeal(tx: Tx, personId: string, id: string): Promise<StoredSeal | null> {
  const [row] = await tx
    .select({
      id: officeSeal.id,
      digest: officeSeal.digest,
      widthMm: officeSeal.widthMm,
      heightMm: officeSeal.heightMm,
    })
    .from(officeSeal)
    .innerJoin(member, eq(member.enterpriseId, officeSeal.enterpriseId))
    .where(and(eq(officeSeal.id, id), eq(member.personId, personId), eq(member.status, 'NORMAL')));
  if (row === undefined) return null;
  const { widthMm, heightMm } = row;
  return {
    id: row.id,
    digest: row.digest,
    sizePt: { width: widthMm * MM_TO_PT, height: heightMm * MM_TO_PT },
  };
}
