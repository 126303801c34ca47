import {
  type ErrorName,
  INVITATIONS_PER_CONTACT,
  INVITATIONS_PER_DAY,
  INVITATIONS_PER_DAY_UNVERIFIED,
  REMIND_AGAIN_MS,
} from '@countersign/domain';
import { type SQL, and, count, eq, gt, inArray, lt, max, min } from 'drizzle-orm';
import { type Services, type Tx, invitationSend, refuseWith } from '../../platform/index.ts';
import { enterprise, member } from '../../accounts/memberships/views.ts';

const DAY_MS = 86_400_000;
const ASKED_AT_ONCE = 1000;

export interface Sender {
  readonly enterpriseId: string;
  readonly memberId: string;
}

export interface DayLimit {
  readonly error: ErrorName;
  readonly limit: number;
}

async function senderOf(tx: Tx, { enterpriseId, memberId }: Sender) {
  const [found] = await tx
    .select({ personId: member.personId, idttvStatus: enterprise.idttvStatus })
    .from(member)
    .innerJoin(enterprise, eq(enterprise.id, member.enterpriseId))
    .where(and(eq(member.id, memberId), eq(enterprise.id, enterpriseId)));
  return found ?? refuseWith('ERROR_NOT_FOUND');
}

/**
 * The limit that this many more would exceed: of the enterprise, and of the person over all of theirs, since anyone can
 * found any number (security 12). Invitations sent again or withdrawn count too.
 */
export async function beyondDay(tx: Tx, sender: Sender, more: number, now: Date): Promise<DayLimit | null> {
  const { personId, idttvStatus } = await senderOf(tx, sender);
  const [limit, error] =
    idttvStatus === 'PASSED'
      ? ([INVITATIONS_PER_DAY, 'ERROR_INVITATION_LIMIT'] as const)
      : ([INVITATIONS_PER_DAY_UNVERIFIED, 'ERROR_INVITATION_LIMIT_UNVERIFIED'] as const);
  const since = new Date(now.getTime() - DAY_MS);
  for (const which of [eq(invitationSend.enterpriseId, sender.enterpriseId), eq(invitationSend.personId, personId)])
    if ((await countSends(tx, which, since)) + more > limit) return { error, limit };
  return null;
}

const countSends = (tx: Tx, which: SQL, since: Date): Promise<number> =>
  tx.$count(invitationSend, and(which, gt(invitationSend.sentAt, since)));

export async function demandDay(tx: Tx, sender: Sender, more: number, now: Date): Promise<void> {
  const beyond = await beyondDay(tx, sender, more, now);
  if (beyond !== null) refuseWith(beyond.error, { limit: beyond.limit });
}

/**
 * Contacts that cannot currently be invited, whichever enterprise invited them last and whatever the outcome, with the
 * remaining milliseconds (security 12).
 */
export async function restingContacts(
  tx: Tx,
  contacts: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, number>> {
  const found = new Map<string, number>();
  const since = new Date(now.getTime() - DAY_MS);
  for (let at = 0; at < contacts.length; at += ASKED_AT_ONCE) {
    const rows = await tx
      .select({
        contact: invitationSend.contact,
        sends: count(),
        first: min(invitationSend.sentAt),
        last: max(invitationSend.sentAt),
      })
      .from(invitationSend)
      .where(
        and(inArray(invitationSend.contact, contacts.slice(at, at + ASKED_AT_ONCE)), gt(invitationSend.sentAt, since)),
      )
      .groupBy(invitationSend.contact);
    for (const { contact, sends, first, last } of rows) {
      if (first === null || last === null) continue;
      const until = last.getTime() + REMIND_AGAIN_MS;
      const free = sends >= INVITATIONS_PER_CONTACT ? Math.max(until, first.getTime() + DAY_MS) : until;
      if (free > now.getTime()) found.set(contact, free - now.getTime());
    }
  }
  return found;
}

/** To be called in the transaction that enqueues the notices. */
export async function recordSends(
  tx: Tx,
  { ids }: Pick<Services, 'ids'>,
  sender: Sender,
  contacts: readonly string[],
  now: Date,
): Promise<void> {
  if (contacts.length === 0) return;
  const { enterpriseId } = sender;
  const { personId } = await senderOf(tx, sender);
  await tx
    .insert(invitationSend)
    .values(contacts.map((contact) => ({ id: ids.next(), enterpriseId, personId, contact, sentAt: now })));
}

/** Deletes rows older than the period of every limit. */
export async function purgeSends(tx: Tx, now: Date): Promise<void> {
  await tx.delete(invitationSend).where(lt(invitationSend.sentAt, new Date(now.getTime() - 2 * DAY_MS)));
}
