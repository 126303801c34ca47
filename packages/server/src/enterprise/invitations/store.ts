import { type ErrorName, type InvitationStatus, contactSearch } from '@countersign/domain';
import { type SQL, type SQLWrapper, and, desc, eq, gt, inArray, lt, lte, ne, or, sql } from 'drizzle-orm';
import { type Tx, invitationLink, memberInvitation } from '../../platform/index.ts';
import { judgeAccount } from '../../accounts/index.ts';
import { restingContacts } from './send-limits.ts';
import { enterprise, member } from '../../accounts/memberships/views.ts';
import { person } from '../../accounts/users/views.ts';
import { department } from '../departments/views.ts';
import { memberProfile } from '../members/views.ts';

export type InvitationRow = typeof memberInvitation.$inferSelect;
export type LinkRow = typeof invitationLink.$inferSelect;

const columns = {
  row: memberInvitation,
  departmentName: department.name,
  inviter: {
    name: memberProfile.name,
    nickname: person.nickname,
    realName: person.realName,
    phone: person.phone,
    email: person.email,
    idttvStatus: person.idttvStatus,
  },
};
const selectShown = (tx: Tx) =>
  tx
    .select(columns)
    .from(memberInvitation)
    .innerJoin(member, eq(member.id, memberInvitation.invitedById))
    .innerJoin(person, eq(person.id, member.personId))
    .leftJoin(memberProfile, eq(memberProfile.memberId, member.id))
    .leftJoin(department, eq(department.id, memberInvitation.departmentId));
export type ShownInvitation = Awaited<ReturnType<typeof selectShown>>[number];

const holds = (column: SQLWrapper, text: string): SQL => sql`position(lower(${text}) in lower(${column})) > 0`;

export interface InvitationsSpec {
  readonly enterpriseId: string;
  readonly status: InvitationStatus | undefined;
  readonly search: string;
  readonly offset: number;
  readonly limit: number;
}

const ofStatus = (status: InvitationsSpec['status'], now: Date): SQL | undefined => {
  if (status === undefined) return ne(memberInvitation.status, 'DELETED');
  if (status === 'EXPIRED') return and(eq(memberInvitation.status, 'WAITING'), lte(memberInvitation.expireAt, now));
  if (status === 'WAITING') return and(eq(memberInvitation.status, 'WAITING'), gt(memberInvitation.expireAt, now));
  return eq(memberInvitation.status, status);
};

/** Newest first; withdrawn ones are not shown. */
export async function listInvitations(
  tx: Tx,
  { enterpriseId, status, search, offset, limit }: InvitationsSpec,
  now: Date,
): Promise<{ rows: ShownInvitation[]; total: number }> {
  const where = and(
    eq(memberInvitation.enterpriseId, enterpriseId),
    ofStatus(status, now),
    search === ''
      ? undefined
      : or(
          holds(sql`coalesce(${memberInvitation.name}, '')`, search),
          holds(memberInvitation.contact, contactSearch(search)),
        ),
  );
  const rows = await selectShown(tx)
    .where(where)
    .orderBy(desc(memberInvitation.createdAt), desc(memberInvitation.id))
    .offset(offset)
    .limit(limit);
  return { rows, total: await tx.$count(memberInvitation, where) };
}

/** The invitations of this enterprise with these ids. */
export const findShown = (tx: Tx, enterpriseId: string, ids: readonly string[]): Promise<ShownInvitation[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : selectShown(tx)
        .where(and(eq(memberInvitation.enterpriseId, enterpriseId), inArray(memberInvitation.id, [...ids])))
        .orderBy(desc(memberInvitation.createdAt), desc(memberInvitation.id));

/** An invitation of any enterprise. */
export async function findInvitation(tx: Tx, id: string): Promise<InvitationRow | null> {
  const [row] = await tx.select().from(memberInvitation).where(eq(memberInvitation.id, id));
  return row ?? null;
}

/** The same, with its row locked. */
export async function lockInvitation(tx: Tx, id: string): Promise<InvitationRow | null> {
  const [row] = await tx.select().from(memberInvitation).where(eq(memberInvitation.id, id)).for('update');
  return row ?? null;
}

/** Only one invitation per contact may be open: contacts with an open one are skipped; returns the ids of the new ones. */
export async function insertInvitations(
  tx: Tx,
  rows: (typeof memberInvitation.$inferInsert)[],
): Promise<ReadonlySet<string>> {
  if (rows.length === 0) return new Set();
  const made = await tx
    .insert(memberInvitation)
    .values(rows)
    .onConflictDoNothing()
    .returning({ id: memberInvitation.id });
  return new Set(made.map(({ id }) => id));
}

export async function updateInvitation(
  tx: Tx,
  id: string,
  change: Partial<typeof memberInvitation.$inferInsert>,
): Promise<void> {
  await tx.update(memberInvitation).set(change).where(eq(memberInvitation.id, id));
}

const open = (enterpriseId: string, contacts: readonly string[]): SQL | undefined =>
  and(
    eq(memberInvitation.enterpriseId, enterpriseId),
    eq(memberInvitation.status, 'WAITING'),
    inArray(memberInvitation.contact, [...contacts]),
  );

/** Closes expired invitations to contacts, so that new ones can be made. */
export async function closeExpired(
  tx: Tx,
  enterpriseId: string,
  contacts: readonly string[],
  now: Date,
): Promise<void> {
  if (contacts.length === 0) return;
  await tx
    .update(memberInvitation)
    .set({ status: 'DELETED', settledAt: now })
    .where(and(open(enterpriseId, contacts), lte(memberInvitation.expireAt, now)));
}

/** Every open invitation of this enterprise to a contact of a person who is now a member. */
export async function settleOpen(
  tx: Tx,
  { enterpriseId, contacts, memberId, now }: { enterpriseId: string; contacts: string[]; memberId: string; now: Date },
): Promise<void> {
  await tx
    .update(memberInvitation)
    .set({ status: 'ACCEPTED', memberId, settledAt: now })
    .where(open(enterpriseId, contacts));
}

const ASKED_AT_ONCE = 1000;

/** Why contacts cannot be invited to this enterprise; contacts that can be are not in the result. */
export async function standingsOf(
  tx: Tx,
  enterpriseId: string,
  contacts: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, ErrorName>> {
  const found = new Map<string, ErrorName>();
  for (const contact of (await restingContacts(tx, contacts, now)).keys())
    found.set(contact, 'ERROR_INVITATION_TOO_OFTEN');
  for (let at = 0; at < contacts.length; at += ASKED_AT_ONCE) {
    const asked = contacts.slice(at, at + ASKED_AT_ONCE);
    const waiting = await tx
      .select({ contact: memberInvitation.contact })
      .from(memberInvitation)
      .where(and(open(enterpriseId, asked), gt(memberInvitation.expireAt, now)));
    for (const { contact } of waiting) found.set(contact, 'ERROR_ALREADY_INVITED');
    const members = await tx
      .select({ phone: person.phone, email: person.email, status: member.status })
      .from(member)
      .innerJoin(person, eq(person.id, member.personId))
      .where(
        and(eq(member.enterpriseId, enterpriseId), or(inArray(person.phone, asked), inArray(person.email, asked))),
      );
    for (const { phone, email, status } of members)
      for (const contact of [phone, email])
        if (contact !== null) found.set(contact, status === 'NORMAL' ? 'ERROR_ALREADY_MEMBER' : 'ERROR_MEMBER_REMOVED');
  }
  return found;
}

/** The employee numbers among these that a member has. */
export async function takenNumbers(
  tx: Tx,
  enterpriseId: string,
  numbers: readonly string[],
): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  for (let at = 0; at < numbers.length; at += ASKED_AT_ONCE) {
    const rows = await tx
      .select({ number: memberProfile.employeeNumber })
      .from(memberProfile)
      .where(
        and(
          eq(memberProfile.enterpriseId, enterpriseId),
          inArray(memberProfile.employeeNumber, numbers.slice(at, at + ASKED_AT_ONCE)),
        ),
      );
    for (const { number } of rows) if (number !== null) found.add(number);
  }
  return found;
}

/** Moves the invitations to a department of this enterprise to another one, whatever their state. */
export async function moveInvitations(
  tx: Tx,
  enterpriseId: string,
  { from, to }: { readonly from: string; readonly to: string | null },
): Promise<void> {
  await tx
    .update(memberInvitation)
    .set({ departmentId: to })
    .where(and(eq(memberInvitation.enterpriseId, enterpriseId), eq(memberInvitation.departmentId, from)));
}

/** A person who was invited and never registered is not a member of the enterprise. */
const UNANSWERED_KEPT_MS = 90 * 24 * 3_600_000;

/** Deletes invitations that were never accepted and have been over for long. */
export async function purgeUnanswered(tx: Tx, now: Date): Promise<void> {
  const before = new Date(now.getTime() - UNANSWERED_KEPT_MS);
  await tx
    .delete(memberInvitation)
    .where(and(ne(memberInvitation.status, 'ACCEPTED'), lt(memberInvitation.expireAt, before)));
}

/** The name and verification state of an enterprise: anyone may know these. */
export async function findNamed(tx: Tx, id: string) {
  const [row] = await tx
    .select({ name: enterprise.name, idttvStatus: enterprise.idttvStatus })
    .from(enterprise)
    .where(eq(enterprise.id, id));
  return row ?? null;
}

export async function findLink(tx: Tx, enterpriseId: string): Promise<LinkRow | null> {
  const [row] = await tx.select().from(invitationLink).where(eq(invitationLink.enterpriseId, enterpriseId));
  return row ?? null;
}

export async function findLinkByToken(tx: Tx, tokenHash: string): Promise<LinkRow | null> {
  const [row] = await tx.select().from(invitationLink).where(eq(invitationLink.tokenHash, tokenHash));
  return row ?? null;
}

export async function saveLink(tx: Tx, row: typeof invitationLink.$inferInsert): Promise<void> {
  await tx.insert(invitationLink).values(row).onConflictDoUpdate({ target: invitationLink.enterpriseId, set: row });
}

/** The inviting membership in its current state; null if it can no longer act. */
export async function findInviter(tx: Tx, memberId: string) {
  const [row] = await tx
    .select({ memberId: member.id, isOwner: member.isOwner, personId: member.personId })
    .from(member)
    .where(eq(member.id, memberId));
  return row !== undefined && (await judgeAccount(tx, row)).ok ? row : null;
}

/**
 * Ends the invitations that a person, or one membership, has sent; they count as expired.
 * @returns how many
 */
export async function stopInvitationsOf(
  tx: Tx,
  of: { readonly personId: string } | { readonly memberId: string },
  now: Date,
): Promise<number> {
  const whose = 'personId' in of ? eq(member.personId, of.personId) : eq(member.id, of.memberId);
  const theirs = tx.select({ id: member.id }).from(member).where(whose);
  const within = tx.select({ id: member.enterpriseId }).from(member).where(whose);
  const rows = await tx
    .update(memberInvitation)
    .set({ expireAt: now })
    .where(
      and(
        inArray(memberInvitation.enterpriseId, within),
        inArray(memberInvitation.invitedById, theirs),
        eq(memberInvitation.status, 'WAITING'),
        gt(memberInvitation.expireAt, now),
      ),
    )
    .returning({ id: memberInvitation.id });
  return rows.length;
}
