import type { BstStatus } from '@countersign/domain';
import { type SQL, and, asc, count, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { type Tx, bst, bstEditing, bstFile, bstGroup, bstUse } from '../../platform/index.ts';
import { member } from '../../accounts/memberships/views.ts';
import { person } from '../../accounts/users/views.ts';
import { envelope } from '../envelopes/views.ts';
import { file } from '../files/views.ts';
import { multiSendExecution, multiSendJob } from '../multi-send/views.ts';

export type BstRow = typeof bst.$inferSelect;
export type BstGroupRow = typeof bstGroup.$inferSelect;
export type EditingRow = typeof bstEditing.$inferSelect;

const live = (enterpriseId: string): SQL | undefined => and(eq(bst.enterpriseId, enterpriseId), isNull(bst.recycledAt));

export async function findBst(tx: Tx, enterpriseId: string, id: string): Promise<BstRow | null> {
  const [row] = await tx
    .select()
    .from(bst)
    .where(and(live(enterpriseId), eq(bst.id, id)));
  return row ?? null;
}

export async function lockBst(tx: Tx, enterpriseId: string, id: string): Promise<BstRow | null> {
  const [row] = await tx
    .select()
    .from(bst)
    .where(and(live(enterpriseId), eq(bst.id, id)))
    .for('update');
  return row ?? null;
}

export async function insertBst(tx: Tx, row: typeof bst.$inferInsert): Promise<void> {
  await tx.insert(bst).values(row);
}

export async function updateBstRow(tx: Tx, id: string, change: Partial<typeof bst.$inferInsert>): Promise<void> {
  await tx.update(bst).set(change).where(eq(bst.id, id));
}

export async function countBsts(tx: Tx, enterpriseId: string): Promise<number> {
  const [row] = await tx.select({ total: count() }).from(bst).where(live(enterpriseId));
  return row?.total ?? 0;
}

export interface BstSearch {
  readonly enterpriseId: string;
  readonly status: BstStatus | null;
  readonly name: string;
  /** Null: any group; NONE instead of an id: no group. */
  readonly groupId: string | null;
  /** Null: those of all authors; otherwise those of this member, and all enabled ones if `seesEnabled`. */
  readonly memberId: string | null;
  readonly seesEnabled: boolean;
}

/** The newest first (Spec §9 "Default sorts"). */
export async function searchBsts(
  tx: Tx,
  { enterpriseId, status, name, groupId, memberId, seesEnabled }: BstSearch,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<{ rows: BstRow[]; total: number }> {
  const where = and(
    live(enterpriseId),
    status === null ? undefined : eq(bst.status, status),
    name === '' ? undefined : sql`strpos(lower(${bst.name}), lower(${name})) > 0`,
    groupId === null ? undefined : groupId === 'NONE' ? isNull(bst.groupId) : eq(bst.groupId, groupId),
    memberId === null ? undefined : or(seesEnabled ? eq(bst.status, 'ENABLED') : undefined, eq(bst.authorId, memberId)),
  );
  const rows = await tx
    .select()
    .from(bst)
    .where(where)
    .orderBy(desc(bst.createdAt), desc(bst.id))
    .offset(offset)
    .limit(limit);
  const [counted] = await tx.select({ total: count() }).from(bst).where(where);
  return { rows, total: counted?.total ?? 0 };
}

/** By member id: the names and contacts of the person, also of removed members. */
export async function findMemberNames(tx: Tx, memberIds: readonly string[]) {
  if (memberIds.length === 0) return new Map<string, never>();
  const rows = await tx
    .select({
      memberId: member.id,
      phone: person.phone,
      email: person.email,
      nickname: person.nickname,
      realName: person.realName,
      idttvStatus: person.idttvStatus,
    })
    .from(member)
    .innerJoin(person, eq(person.id, member.personId))
    .where(inArray(member.id, [...new Set(memberIds)]));
  return new Map(rows.map((row) => [row.memberId, row]));
}

export async function setBstFiles(tx: Tx, bstId: string, fileIds: readonly string[]): Promise<void> {
  await tx.delete(bstFile).where(eq(bstFile.bstId, bstId));
  if (fileIds.length > 0) await tx.insert(bstFile).values(fileIds.map((fileId) => ({ bstId, fileId })));
}

/** Status and author of the templates of the enterprise that contain a file, with its name and digest. */
export const findBstsOfFile = (tx: Tx, enterpriseId: string, fileId: string) =>
  tx
    .select({ status: bst.status, authorId: bst.authorId, name: file.name, digest: file.digest })
    .from(bstFile)
    .innerJoin(bst, eq(bst.id, bstFile.bstId))
    .innerJoin(file, eq(file.id, bstFile.fileId))
    .where(and(live(enterpriseId), eq(bstFile.fileId, fileId)));

/** The template of the enterprise that has this file as its avatar. */
export async function findBstOfAvatar(tx: Tx, enterpriseId: string, avatarFileId: string): Promise<BstRow | null> {
  const [row] = await tx
    .select()
    .from(bst)
    .where(and(live(enterpriseId), eq(bst.avatarFileId, avatarFileId)));
  return row ?? null;
}

export async function findEditing(tx: Tx, bstId: string, memberId: string): Promise<EditingRow | null> {
  const [row] = await tx
    .select()
    .from(bstEditing)
    .where(and(eq(bstEditing.bstId, bstId), eq(bstEditing.memberId, memberId)));
  return row ?? null;
}

export async function saveEditing(tx: Tx, row: EditingRow): Promise<void> {
  const { envelopeId, baseVersion } = row;
  await tx
    .insert(bstEditing)
    .values(row)
    .onConflictDoUpdate({ target: [bstEditing.bstId, bstEditing.memberId], set: { envelopeId, baseVersion } });
}

export const listGroups = (tx: Tx, enterpriseId: string) =>
  tx
    .select({ id: bstGroup.id, name: bstGroup.name, bstCount: count(bst.id) })
    .from(bstGroup)
    .leftJoin(bst, and(eq(bst.groupId, bstGroup.id), isNull(bst.recycledAt)))
    .where(eq(bstGroup.enterpriseId, enterpriseId))
    .groupBy(bstGroup.id)
    .orderBy(asc(bstGroup.name), asc(bstGroup.id));

export async function findGroup(tx: Tx, enterpriseId: string, id: string): Promise<BstGroupRow | null> {
  const [row] = await tx
    .select()
    .from(bstGroup)
    .where(and(eq(bstGroup.enterpriseId, enterpriseId), eq(bstGroup.id, id)));
  return row ?? null;
}

/** @returns false if the enterprise has a group of this name */
export async function insertGroup(tx: Tx, row: BstGroupRow): Promise<boolean> {
  const made = await tx.insert(bstGroup).values(row).onConflictDoNothing().returning({ id: bstGroup.id });
  return made.length > 0;
}

export async function renameGroup(tx: Tx, id: string, name: string): Promise<void> {
  await tx.update(bstGroup).set({ name }).where(eq(bstGroup.id, id));
}

export async function deleteGroup(tx: Tx, id: string): Promise<void> {
  await tx.delete(bstGroup).where(eq(bstGroup.id, id));
}

export async function insertUse(tx: Tx, row: typeof bstUse.$inferInsert): Promise<void> {
  await tx.insert(bstUse).values(row);
}

/** The use log, newest first; of one member if one is given. */
export async function listUses(
  tx: Tx,
  { bstId, memberId }: { readonly bstId: string; readonly memberId: string | null },
  { offset, limit }: { readonly offset: number; readonly limit: number },
) {
  const where = and(eq(bstUse.bstId, bstId), memberId === null ? undefined : eq(bstUse.memberId, memberId));
  const rows = await tx
    .select({
      id: bstUse.id,
      memberId: bstUse.memberId,
      envelopeId: bstUse.envelopeId,
      createdAt: bstUse.createdAt,
      title: envelope.title,
      status: envelope.status,
    })
    .from(bstUse)
    .innerJoin(envelope, eq(envelope.id, bstUse.envelopeId))
    .where(where)
    .orderBy(desc(bstUse.createdAt), desc(bstUse.id))
    .offset(offset)
    .limit(limit);
  const [counted] = await tx.select({ total: count() }).from(bstUse).where(where);
  return { rows, total: counted?.total ?? 0 };
}

/** By the id of the draft of a multi-send: how many envelopes it has sent. */
export async function countSentEnvelopes(tx: Tx, envelopeIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (envelopeIds.length === 0) return new Map();
  const rows = await tx
    .select({
      envelopeId: multiSendJob.envelopeId,
      sent: sql<number>`count(*) filter (where ${multiSendExecution.sent})::int`,
    })
    .from(multiSendJob)
    .leftJoin(multiSendExecution, eq(multiSendExecution.jobId, multiSendJob.id))
    .where(inArray(multiSendJob.envelopeId, [...envelopeIds]))
    .groupBy(multiSendJob.envelopeId);
  return new Map(rows.map(({ envelopeId, sent }) => [envelopeId, sent]));
}

/**
 * Makes a colleague the author of at most `limit` templates of a member; those in the recycle bin keep their author.
 * @returns how many changed
 */
export async function takeOverBsts(
  tx: Tx,
  { enterpriseId, memberId, to, limit }: { enterpriseId: string; memberId: string; to: string; limit: number },
): Promise<number> {
  const theirs = and(eq(bst.enterpriseId, enterpriseId), eq(bst.authorId, memberId), isNull(bst.recycledAt));
  const some = tx.select({ id: bst.id }).from(bst).where(theirs).limit(limit);
  const rows = await tx.update(bst).set({ authorId: to }).where(inArray(bst.id, some)).returning({ id: bst.id });
  return rows.length;
}
