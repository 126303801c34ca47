import type { ErrorName } from '@countersign/domain';
import { type Services, type Tx, emit } from '../../platform/index.ts';
import { demandDay, recordSends } from './send-limits.ts';
import { closeExpired, insertInvitations, standingsOf } from './store.ts';

const DAY_MS = 86_400_000;

/** A person to be invited; the contact is normalised, everything else is validated. */
export interface Guest {
  readonly contact: string;
  readonly name: string | null;
  readonly employeeNumber: string | null;
  readonly title: string | null;
  readonly departmentId: string | null;
  readonly roleIds: readonly string[];
}

export interface Inviting {
  readonly enterpriseId: string;
  /** The inviting member. */
  readonly memberId: string;
  readonly language: string;
  readonly days: number;
  readonly now: Date;
}

export interface Invited {
  readonly ids: readonly string[];
  /** Contacts that could not be invited, and why. */
  readonly refused: ReadonlyMap<string, ErrorName>;
}

/** Makes the invitations that can be made; their notices are enqueued in the same transaction. */
export async function invite(
  tx: Tx,
  { ids }: Pick<Services, 'ids'>,
  { enterpriseId, memberId, language, days, now }: Inviting,
  guests: readonly Guest[],
): Promise<Invited> {
  const contacts = guests.map(({ contact }) => contact);
  const sender = { enterpriseId, memberId };
  await demandDay(tx, sender, guests.length, now);
  const refused = new Map(await standingsOf(tx, enterpriseId, contacts, now));
  await closeExpired(tx, enterpriseId, contacts, now);
  const rows = guests
    .filter(({ contact }) => !refused.has(contact))
    .map(({ roleIds, ...guest }) => ({
      ...guest,
      id: ids.next(),
      roleIds: [...roleIds],
      enterpriseId,
      invitedById: memberId,
      language,
      status: 'WAITING' as const,
      createdAt: now,
      sentAt: now,
      expireAt: new Date(now.getTime() + days * DAY_MS),
    }));
  const inserted = await insertInvitations(tx, rows);
  // Another member has invited them at the same instant.
  for (const { id, contact } of rows) if (!inserted.has(id)) refused.set(contact, 'ERROR_ALREADY_INVITED');
  const made = rows.filter(({ id }) => inserted.has(id));
  const invitationIds = made.map(({ id }) => id);
  const madeTo = made.map(({ contact }) => contact);
  await recordSends(tx, { ids }, sender, madeTo, now);
  if (invitationIds.length > 0) await emit(tx, { type: 'enterprise.invited', invitationIds }, { id: ids.next(), now });
  return { ids: invitationIds, refused };
}
