import { type EnvelopeFacts, shownStatusFor } from '@countersign/domain';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { type Tx, envelope, envelopeViewer, member, prepared } from '../../../platform/index.ts';
import { appendCounts } from './list-counts.ts';
import { refreshWords } from './words.ts';

/**
 * Updates what each account sees of the envelope (Spec §4) from its facts. The caller holds the envelope's row lock.
 * `statusAt` is the envelope's: the instant of its last change, by which every list is sorted.
 */
export async function refreshViewers(tx: Tx, envelopeId: string, facts: EnvelopeFacts, statusAt: Date): Promise<void> {
  const [known, [head]] = await Promise.all([knownViewers(tx, { envelopeId }), headOf(tx, { envelopeId })]);
  const before = new Map(known.map((row) => [row.accountId, row]));
  const accounts = new Set([facts.senderId, ...before.keys(), ...facts.participants.flatMap(({ heldBy }) => heldBy)]);
  const memberships = await membershipsOf(
    tx,
    [...accounts].filter((accountId) => !before.has(accountId)),
  );

  const gone: string[] = [];
  const seen: ViewerRow[] = [];
  for (const accountId of accounts) {
    const shownStatus = shownStatusFor(facts, accountId);
    if (shownStatus !== null) {
      const isSender = accountId === facts.senderId;
      const standing = before.get(accountId) ?? memberships.get(accountId);
      const { personId, enterpriseId } = standing ?? { personId: accountId, enterpriseId: null };
      const row = { accountId, personId, enterpriseId, envelopeId, shownStatus, isSender };
      seen.push({ ...row, statusAt, expireAt: facts.expireAt });
    } else if (before.has(accountId)) gone.push(accountId);
  }
  if (gone.length > 0) {
    await tx
      .delete(envelopeViewer)
      .where(and(eq(envelopeViewer.envelopeId, envelopeId), inArray(envelopeViewer.accountId, gone)));
  }
  // The editing view of a template is in no list.
  if (seen.length > 0) {
    if (head === undefined || head.isBstEditing) return;
    await upsert(tx, head, seen);
  }
  await refreshWords(tx, envelopeId);
  await appendCounts(tx, { before: known, after: seen });
}

type Membership = Pick<typeof member.$inferSelect, 'personId' | 'enterpriseId'>;

/** The accounts among these that are memberships; every other account is its person. */
async function membershipsOf(tx: Tx, accountIds: readonly string[]): Promise<ReadonlyMap<string, Membership>> {
  if (accountIds.length === 0) return new Map();
  const rows = await tx
    .select({ id: member.id, personId: member.personId, enterpriseId: member.enterpriseId })
    .from(member)
    .where(inArray(member.id, [...accountIds]));
  return new Map(rows.map(({ id, ...membership }) => [id, membership]));
}

type KnownViewer = Pick<
  typeof envelopeViewer.$inferSelect,
  'accountId' | 'personId' | 'enterpriseId' | 'shownStatus' | 'isSender'
>;

type ViewerRow = Omit<typeof envelopeViewer.$inferInsert, 'createdAt' | 'title'>;

/** What the row of every viewer repeats. */
type Head = Pick<typeof envelope.$inferSelect, 'createdAt' | 'title' | 'isBstEditing'>;

const knownViewers = prepared<{ readonly envelopeId: string }, KnownViewer[]>((tx) =>
  tx
    .select({
      accountId: envelopeViewer.accountId,
      personId: envelopeViewer.personId,
      enterpriseId: envelopeViewer.enterpriseId,
      shownStatus: envelopeViewer.shownStatus,
      isSender: envelopeViewer.isSender,
    })
    .from(envelopeViewer)
    .where(eq(envelopeViewer.envelopeId, sql.placeholder('envelopeId'))),
);

const headOf = prepared<{ readonly envelopeId: string }, Head[]>((tx) =>
  tx
    .select({ createdAt: envelope.createdAt, title: envelope.title, isBstEditing: envelope.isBstEditing })
    .from(envelope)
    .where(eq(envelope.id, sql.placeholder('envelopeId'))),
);

async function upsert(tx: Tx, { createdAt, title }: Head, rows: readonly ViewerRow[]): Promise<void> {
  await tx
    .insert(envelopeViewer)
    .values(rows.map((one) => ({ ...one, createdAt, title })))
    .onConflictDoUpdate({
      target: [envelopeViewer.accountId, envelopeViewer.envelopeId],
      set: {
        shownStatus: sql`excluded.shown_status`,
        isSender: sql`excluded.is_sender`,
        statusAt: sql`excluded.status_at`,
        expireAt: sql`excluded.expire_at`,
        title: sql`excluded.title`,
      },
    });
}
