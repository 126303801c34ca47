import type { ChargeOwnerKind, MessageKind } from '@countersign/domain';
import { type SQL, and, asc, count, desc, eq, exists, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import {
  type Services,
  type Tx,
  isNotHeld,
  message,
  onCommit,
  prepared,
  preparedInsert,
} from '../../platform/index.ts';
import { messageHint } from './hints.ts';
import { member } from '../../accounts/memberships/views.ts';

export type MessageRow = typeof message.$inferSelect;

/** An account and its person: identical for a personal account. */
export interface Recipient {
  readonly accountId: string;
  readonly personId: string;
}

/**
 * The persons behind accounts; an id that is no membership is a person. Members whom an enterprise has removed are left out.
 * @param persons those of the accounts that are known to be persons
 */
export async function recipientsOf(
  tx: Tx,
  accountIds: readonly string[],
  persons: ReadonlySet<string> = new Set(),
): Promise<Recipient[]> {
  const ids = accountIds.filter((id) => !persons.has(id));
  const rows = ids.length === 0 ? [] : await membersOf(tx, { ids });
  const memberships = new Map(rows.map((row) => [row.id, row]));
  return accountIds.flatMap((accountId) => {
    const membership = memberships.get(accountId);
    if (membership === undefined) return [{ accountId, personId: accountId }];
    return membership.status === 'NORMAL' ? [{ accountId, personId: membership.personId }] : [];
  });
}

const membersQuery = (tx: Tx) =>
  tx
    .select({ id: member.id, personId: member.personId, status: member.status })
    .from(member)
    .where(sql`${member.id} = any(${sql.placeholder('ids')}::uuid[])`);
const membersOf = prepared<{ readonly ids: readonly string[] }, Awaited<ReturnType<typeof membersQuery>>>(membersQuery);

export interface NewMessage {
  readonly to: Recipient;
  readonly kind: MessageKind;
  /** The parameters from which its text is made when it is read (message-text.ts). */
  readonly params: Readonly<Record<string, string>>;
  readonly envelopeId?: string | null;
  /** Wsid of another object to which it leads. */
  readonly target?: string | null;
}

/** Adds a message to the list of an account; its open pages are notified after the commit. */
export async function addMessage(
  tx: Tx,
  { ids, push }: Pick<Services, 'ids' | 'push'>,
  { to, kind, params, envelopeId = null, target = null }: NewMessage,
  now: Date,
): Promise<void> {
  const { accountId, personId } = to;
  const id = ids.next();
  await insertMessage(tx, { id, personId, accountId, kind, params: { ...params }, envelopeId, target, createdAt: now });
  onCommit(() => push.toPersons([personId], messageHint));
}

const insertMessage = preparedInsert(
  message,
  ['id', 'personId', 'accountId', 'kind', 'params', 'envelopeId', 'target', 'createdAt'],
  (tx, values) => tx.insert(message).values(values),
  ({ id }) => ({ writes: [`message ${id}`] }),
);

export interface MessageFilter {
  readonly accountId: string;
  readonly isRead?: boolean | undefined;
  readonly kind?: MessageKind | undefined;
}

const matching = ({ accountId, isRead, kind }: MessageFilter): SQL | undefined =>
  and(
    eq(message.accountId, accountId),
    isRead === undefined ? undefined : isRead ? isNotNull(message.readAt) : isNull(message.readAt),
    kind === undefined ? undefined : eq(message.kind, kind),
  );

/** Newest first. */
export async function findMessages(
  tx: Tx,
  filter: MessageFilter,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<{ rows: MessageRow[]; totalElements: number }> {
  const where = matching(filter);
  const rows = await tx
    .select()
    .from(message)
    .where(where)
    .orderBy(desc(message.createdAt), desc(message.id))
    .offset(offset)
    .limit(limit);
  return { rows, totalElements: await tx.$count(message, where) };
}

export async function unreadByKind(tx: Tx, accountId: string): Promise<Partial<Record<MessageKind, number>>> {
  const rows = await tx
    .select({ kind: message.kind, count: count() })
    .from(message)
    .where(matching({ accountId, isRead: false }))
    .groupBy(message.kind);
  return Object.fromEntries(rows.map((row) => [row.kind, row.count]));
}

/** Marks messages of the account as read, all of them if no ids are given; foreign ids are ignored. */
export async function markRead(tx: Tx, accountId: string, ids: readonly string[] | null, now: Date): Promise<void> {
  const wanted = ids === null ? undefined : inArray(message.id, [...ids]);
  await tx
    .update(message)
    .set({ readAt: now })
    .where(and(eq(message.accountId, accountId), isNull(message.readAt), wanted));
}

const PULLED_AT_ONCE = 100;

/**
 * The messages of a person that no page of theirs has pulled yet, oldest first; they count as pulled from now on. Messages of
 * an enterprise that has removed the person are left out.
 */
export async function pull(tx: Tx, personId: string, now: Date): Promise<MessageRow[]> {
  const membership = tx
    .select({ id: member.id })
    .from(member)
    .where(and(eq(member.id, message.accountId), eq(member.personId, personId), eq(member.status, 'NORMAL')));
  const ofLiveAccount = or(eq(message.accountId, personId), exists(membership));
  const rows = await tx
    .select()
    .from(message)
    .where(and(eq(message.personId, personId), isNull(message.pulledAt), ofLiveAccount))
    .orderBy(asc(message.createdAt), asc(message.id))
    .limit(PULLED_AT_ONCE)
    .for('update', { skipLocked: true });
  const ids = rows.map(({ id }) => id);
  if (ids.length > 0) await tx.update(message).set({ pulledAt: now }).where(inArray(message.id, ids));
  return rows;
}

/** Deletes the messages of a person whose account ends. */
export const deleteMessagesOf = async (tx: Tx, personId: string): Promise<void> =>
  void (await tx.delete(message).where(eq(message.personId, personId)));

/** Deletes at most `limit` messages of an account, made before then; returns how many. A legal hold on their contract keeps them. */
export async function purgeMessagesOf(
  tx: Tx,
  { owner, id }: { readonly owner: ChargeOwnerKind; readonly id: string },
  before: Date,
  limit: number,
): Promise<number> {
  const members = tx.select({ id: member.id }).from(member).where(eq(member.enterpriseId, id));
  const old = tx
    .select({ id: message.id })
    .from(message)
    .where(
      and(
        owner === 'PERSON' ? eq(message.accountId, id) : inArray(message.accountId, members),
        lt(message.createdAt, before),
        isNotHeld('account', 'message.account_id'),
        isNotHeld('envelope', 'message.envelope_id'),
      ),
    )
    .limit(limit);
  const gone = await tx.delete(message).where(inArray(message.id, old)).returning({ id: message.id });
  return gone.length;
}
