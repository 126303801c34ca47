import { type SQL, and, asc, count, desc, eq, inArray, isNotNull } from 'drizzle-orm';
import { type Tx, officeSeal, officeSealAuthorization, officeSealUse } from '../../platform/index.ts';
import { type Named, type SealRow, type Window, namedColumns } from './store.ts';
import { member } from '../../accounts/memberships/views.ts';
import { person } from '../../accounts/users/views.ts';
import { envelope } from '../../contracts/envelopes/views.ts';

export type UseRow = typeof officeSealUse.$inferSelect;
const u = officeSealUse;

export interface UseFilter {
  readonly sealId?: string | undefined;
  readonly memberId?: string | undefined;
  readonly envelopeId?: string | undefined;
}

export interface ListedUse extends Named {
  readonly row: UseRow;
  readonly sealName: string;
  readonly selfApproved: boolean;
  readonly envelopeTitle: string | null;
}

const whereUses = (enterpriseId: string, { sealId, memberId, envelopeId }: UseFilter): SQL | undefined =>
  and(
    eq(u.enterpriseId, enterpriseId),
    isNotNull(u.signedAt),
    sealId === undefined ? undefined : eq(u.sealId, sealId),
    memberId === undefined ? undefined : eq(u.memberId, memberId),
    envelopeId === undefined ? undefined : eq(u.envelopeId, envelopeId),
  );

/** Newest first (Spec §9 "use records -signDatetime"). */
export const listUses = (
  tx: Tx,
  enterpriseId: string,
  filter: UseFilter,
  { offset, limit }: Window,
): Promise<ListedUse[]> =>
  tx
    .select({
      row: u,
      sealName: officeSeal.name,
      selfApproved: officeSeal.selfApproved,
      envelopeTitle: envelope.title,
      ...namedColumns,
    })
    .from(u)
    .innerJoin(officeSeal, eq(officeSeal.id, u.sealId))
    .innerJoin(member, eq(member.id, u.memberId))
    .innerJoin(person, eq(person.id, member.personId))
    .leftJoin(envelope, eq(envelope.id, u.envelopeId))
    .where(whereUses(enterpriseId, filter))
    .orderBy(desc(u.signedAt), desc(u.id))
    .offset(offset)
    .limit(limit);

export async function countUses(tx: Tx, enterpriseId: string, filter: UseFilter): Promise<number> {
  const [row] = await tx.select({ total: count() }).from(u).where(whereUses(enterpriseId, filter));
  return row?.total ?? 0;
}

/** Locks the seals of an enterprise by their ids in a fixed order, so that their uses are counted one after the other. */
export const lockSeals = (tx: Tx, enterpriseId: string, ids: readonly string[]): Promise<SealRow[]> =>
  tx
    .select()
    .from(officeSeal)
    .where(and(eq(officeSeal.enterpriseId, enterpriseId), inArray(officeSeal.id, [...ids])))
    .orderBy(asc(officeSeal.id))
    .for('update');

export const insertUses = async (tx: Tx, rows: readonly UseRow[]): Promise<void> =>
  void (await tx.insert(u).values([...rows]));

/** The uses of a signing turn, with the authorisation that each counts against. */
export const listTurnUses = (tx: Tx, participantId: string) =>
  tx
    .select({ row: u, authorization: officeSealAuthorization })
    .from(u)
    .leftJoin(officeSealAuthorization, eq(officeSealAuthorization.id, u.authorizationId))
    .where(eq(u.turnId, participantId))
    .orderBy(asc(u.sealId));

/** Detaches the uses from the turn: they are now records of a signature. */
export const recordUses = async (tx: Tx, participantId: string, signedAt: Date): Promise<void> =>
  void (await tx.update(u).set({ turnId: null, signedAt }).where(eq(u.turnId, participantId)));
