import type { JoinStatus } from '@countersign/domain';
import { and, asc, desc, eq } from 'drizzle-orm';
import { type Tx, joinApplication, member } from '../../platform/index.ts';
import { person } from '../users/views.ts';
import { envelope } from '../../contracts/envelopes/views.ts';

export type JoinRow = typeof joinApplication.$inferSelect;

/** An application with the data that its list shows. */
export interface ListedJoin {
  readonly row: JoinRow;
  readonly applicant: Pick<
    typeof person.$inferSelect,
    'id' | 'phone' | 'email' | 'nickname' | 'realName' | 'idttvStatus'
  >;
  readonly envelopeTitle: string | null;
}

const listed = {
  row: joinApplication,
  applicant: {
    id: person.id,
    phone: person.phone,
    email: person.email,
    nickname: person.nickname,
    realName: person.realName,
    idttvStatus: person.idttvStatus,
  },
  envelopeTitle: envelope.title,
};

const selectListed = (tx: Tx) =>
  tx
    .select(listed)
    .from(joinApplication)
    .innerJoin(person, eq(person.id, joinApplication.personId))
    .leftJoin(envelope, eq(envelope.id, joinApplication.envelopeId));

/** The waiting applications, oldest first. */
export const listWaitingJoins = (tx: Tx, enterpriseId: string): Promise<ListedJoin[]> =>
  selectListed(tx)
    .where(and(eq(joinApplication.enterpriseId, enterpriseId), eq(joinApplication.status, 'WAITING')))
    .orderBy(asc(joinApplication.createdAt), asc(joinApplication.id))
    .limit(1000);

export async function findJoin(tx: Tx, enterpriseId: string, id: string): Promise<ListedJoin | null> {
  const [row] = await selectListed(tx).where(
    and(eq(joinApplication.id, id), eq(joinApplication.enterpriseId, enterpriseId)),
  );
  return row ?? null;
}

/** The applications of a person to this enterprise so far, newest first. */
export const listJoinsOf = (
  tx: Tx,
  { enterpriseId, personId }: { enterpriseId: string; personId: string },
): Promise<Pick<JoinRow, 'status' | 'envelopeId' | 'createdAt'>[]> =>
  tx
    .select({
      status: joinApplication.status,
      envelopeId: joinApplication.envelopeId,
      createdAt: joinApplication.createdAt,
    })
    .from(joinApplication)
    .where(and(eq(joinApplication.enterpriseId, enterpriseId), eq(joinApplication.personId, personId)))
    .orderBy(desc(joinApplication.createdAt), desc(joinApplication.id));

/** False if another one of the same person is waiting already. */
export async function insertJoin(tx: Tx, row: typeof joinApplication.$inferInsert): Promise<boolean> {
  const rows = await tx.insert(joinApplication).values(row).onConflictDoNothing().returning({ id: joinApplication.id });
  return rows.length > 0;
}

/** Decides a waiting application, once; null if it was decided before. */
export async function closeJoin(
  tx: Tx,
  id: string,
  decided: { readonly status: JoinStatus; readonly handledAt: Date; readonly handledById: string | null },
): Promise<JoinRow | null> {
  const [row] = await tx
    .update(joinApplication)
    .set(decided)
    .where(and(eq(joinApplication.id, id), eq(joinApplication.status, 'WAITING')))
    .returning();
  return row ?? null;
}

/** The membership of a person in an enterprise, removed ones included. */
export async function findMember(
  tx: Tx,
  { enterpriseId, personId }: { enterpriseId: string; personId: string },
): Promise<Pick<typeof member.$inferSelect, 'id' | 'status'> | null> {
  const [row] = await tx
    .select({ id: member.id, status: member.status })
    .from(member)
    .where(and(eq(member.enterpriseId, enterpriseId), eq(member.personId, personId)));
  return row ?? null;
}

/** Makes a person a member, or restores a removed member; returns the id of the membership. */
export async function upsertMember(
  tx: Tx,
  made: { readonly id: string; readonly enterpriseId: string; readonly personId: string; readonly now: Date },
): Promise<string> {
  const { id, enterpriseId, personId, now } = made;
  const [row] = await tx
    .insert(member)
    .values({ id, enterpriseId, personId, status: 'NORMAL', createdAt: now })
    .onConflictDoUpdate({
      target: [member.enterpriseId, member.personId],
      set: { status: 'NORMAL', disabledAt: null },
    })
    .returning({ id: member.id });
  if (row === undefined) throw new Error('upsert returned no row');
  return row.id;
}

/** The enterprise whose owner this membership is, if it has not ended. */
export async function findOwnedEnterprise(tx: Tx, memberId: string | null): Promise<string | null> {
  if (memberId === null) return null;
  const [row] = await tx
    .select({ enterpriseId: member.enterpriseId })
    .from(member)
    .where(and(eq(member.id, memberId), eq(member.isOwner, true), eq(member.status, 'NORMAL')));
  return row?.enterpriseId ?? null;
}
