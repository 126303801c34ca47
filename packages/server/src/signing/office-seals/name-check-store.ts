import type { SealNameCheck } from '@countersign/domain';
import { and, asc, count, desc, eq, getViewSelectedFields, inArray, isNotNull, sql } from 'drizzle-orm';
import { type Tx, officeSeal } from '../../platform/index.ts';
import { type SealRow, type Window, namedColumns } from './store.ts';
import { identityApplication } from '../../accounts/identity/views.ts';
import { enterprise, member } from '../../accounts/memberships/views.ts';
import { person } from '../../accounts/users/views.ts';

const isWaiting = sql`${officeSeal.nameCheck} = 'WAITING'`;
const columns = { seal: officeSeal, enterprise: getViewSelectedFields(enterprise), author: namedColumns };

/** Seals that were uploaded as pictures: the waiting ones first, oldest on top; then the last decided. */
export async function listNameChecks(tx: Tx, nameCheck: SealNameCheck | undefined, { offset, limit }: Window) {
  const where = and(
    nameCheck === undefined ? isNotNull(officeSeal.nameCheck) : eq(officeSeal.nameCheck, nameCheck),
    eq(officeSeal.status, 'NORMAL'),
  );
  const rows = await tx
    .select(columns)
    .from(officeSeal)
    .innerJoin(enterprise, eq(enterprise.id, officeSeal.enterpriseId))
    .innerJoin(member, eq(member.id, officeSeal.authorId))
    .innerJoin(person, eq(person.id, member.personId))
    .where(where)
    .orderBy(
      desc(isWaiting),
      sql`case when ${isWaiting} then ${officeSeal.createdAt} end asc`,
      desc(officeSeal.nameCheckedAt),
      asc(officeSeal.id),
    )
    .offset(offset)
    .limit(limit);
  return { rows, total: await tx.$count(officeSeal, where) };
}

/** Returns one seal with such a check, of any enterprise. */
export async function findNameCheck(tx: Tx, id: string) {
  const [row] = await tx
    .select(columns)
    .from(officeSeal)
    .innerJoin(enterprise, eq(enterprise.id, officeSeal.enterpriseId))
    .innerJoin(member, eq(member.id, officeSeal.authorId))
    .innerJoin(person, eq(person.id, member.personId))
    .where(and(eq(officeSeal.id, id), isNotNull(officeSeal.nameCheck)));
  return row ?? null;
}
export type NameCheckRow = NonNullable<Awaited<ReturnType<typeof findNameCheck>>>;

/** The seal, locked. */
export async function lockSeal(tx: Tx, id: string): Promise<SealRow | null> {
  const [row] = await tx.select().from(officeSeal).where(eq(officeSeal.id, id)).for('update');
  return row ?? null;
}

/** The seal of a legal representative also bears their name: once another one is verified, it must be made again. */
export const outdateSealsOfOthers = async (tx: Tx, enterpriseId: string, legalName: string | null): Promise<void> =>
  void (await tx
    .update(officeSeal)
    .set({ companyName: null })
    .where(
      and(
        eq(officeSeal.enterpriseId, enterpriseId),
        eq(officeSeal.kind, 'LEGAL_REPRESENTATIVE'),
        sql`${officeSeal.pattern}->>'text' is distinct from ${legalName}`,
      ),
    ));

/** All seals of the enterprise must be made again. */
export const outdateSeals = async (tx: Tx, enterpriseId: string): Promise<void> =>
  void (await tx.update(officeSeal).set({ companyName: null }).where(eq(officeSeal.enterpriseId, enterpriseId)));

/** How many pictures of each of these enterprises were refused, and who is their legal representative. */
export async function enterpriseHistory(tx: Tx, enterpriseIds: readonly string[]) {
  if (enterpriseIds.length === 0) return { refused: new Map<string, number>(), legalNames: new Map<string, string>() };
  const refused = await tx
    .select({ id: officeSeal.enterpriseId, refused: count() })
    .from(officeSeal)
    .where(and(inArray(officeSeal.enterpriseId, [...enterpriseIds]), eq(officeSeal.nameCheck, 'REFUSED')))
    .groupBy(officeSeal.enterpriseId);
  const passed = await tx
    .select({ id: identityApplication.enterpriseId, legalName: identityApplication.legalName })
    .from(identityApplication)
    .where(and(inArray(identityApplication.enterpriseId, [...enterpriseIds]), eq(identityApplication.status, 'PASSED')))
    .orderBy(asc(identityApplication.decidedAt));
  return {
    refused: new Map(refused.map((row) => [row.id, row.refused])),
    legalNames: new Map(passed.map(({ id, legalName }) => [id ?? '', legalName ?? ''])),
  };
}
