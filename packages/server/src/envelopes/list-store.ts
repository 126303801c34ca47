import type { ShownStatus } from '@countersign/domain';
import { type SQL, and, asc, between, desc, eq, ilike, inArray, ne, sql } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { envelope, envelopeViewer, participant } from '../db/schema/index.ts';
import type { EnvelopeFilters, Sort, SortColumn } from './list-query.ts';

export interface ListWish extends EnvelopeFilters {
  /** The active account. */
  readonly accountId: string;
  /** None = all but recycled. */
  readonly shown: readonly ShownStatus[] | null;
  /** Only those that expire between these two instants. */
  readonly expiring: readonly [Date, Date] | null;
  readonly sorts: readonly Sort[];
  readonly offset: number;
  readonly limit: number;
}

const COLUMNS = {
  statusAt: envelopeViewer.statusAt,
  expireAt: envelopeViewer.expireAt,
  createdAt: envelope.createdAt,
  title: envelope.title,
} satisfies Record<SortColumn, unknown>;

/** Matches the text anywhere; what LIKE reads as a pattern is taken literally. */
const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

function conditions(wish: ListWish): SQL | undefined {
  const { shown, expiring, title, participantName, tagId, envelopeFlag, isSender, shownStatus } = wish;
  return and(
    eq(envelopeViewer.accountId, wish.accountId),
    shown === null ? ne(envelopeViewer.shownStatus, 'RECYCLED') : inArray(envelopeViewer.shownStatus, [...shown]),
    shownStatus && eq(envelopeViewer.shownStatus, shownStatus),
    expiring ? between(envelopeViewer.expireAt, ...expiring) : undefined,
    isSender === undefined ? undefined : eq(envelopeViewer.isSender, isSender),
    title ? ilike(envelope.title, containing(title)) : undefined,
    tagId ? eq(envelope.tagId, tagId) : undefined,
    envelopeFlag ? eq(envelope.envelopeFlag, envelopeFlag) : undefined,
    participantName
      ? sql`exists (select 1 from ${participant} where ${participant.envelopeId} = ${envelopeViewer.envelopeId}
          and ${participant.status} <> 'ED_SUCCESS_REMOVE' and ${ilike(participant.name, containing(participantName))})`
      : undefined,
  );
}

const needsEnvelope = ({ title, tagId, envelopeFlag, sorts }: ListWish): boolean =>
  Boolean(title) ||
  Boolean(tagId) ||
  Boolean(envelopeFlag) ||
  sorts.some(({ column }) => column === 'createdAt' || column === 'title');

/** The ids of one page, from the covering index wherever the wish allows it; the rows are joined to these few. */
export async function listPageIds(tx: Tx, wish: ListWish): Promise<string[]> {
  const first = tx.select({ id: envelopeViewer.envelopeId }).from(envelopeViewer).$dynamic();
  const joined = needsEnvelope(wish) ? first.innerJoin(envelope, eq(envelope.id, envelopeViewer.envelopeId)) : first;
  const order = wish.sorts.map(({ column, descending }) => (descending ? desc(COLUMNS[column]) : asc(COLUMNS[column])));
  // Ties are broken by id, in the direction of the first key, which is that of the index.
  const tie = wish.sorts[0]?.descending === false ? asc(envelopeViewer.envelopeId) : desc(envelopeViewer.envelopeId);
  const rows = await joined
    .where(conditions(wish))
    .orderBy(...order, tie)
    .limit(wish.limit)
    .offset(wish.offset);
  return rows.map(({ id }) => id);
}

export async function countList(tx: Tx, wish: ListWish): Promise<number> {
  const first = tx
    .select({ count: sql<number>`count(*)::int` })
    .from(envelopeViewer)
    .$dynamic();
  const joined = needsEnvelope(wish) ? first.innerJoin(envelope, eq(envelope.id, envelopeViewer.envelopeId)) : first;
  const [row] = await joined.where(conditions(wish));
  return row?.count ?? 0;
}

export async function countByShownStatus(tx: Tx, accountId: string): Promise<Partial<Record<ShownStatus, number>>> {
  const rows = await tx
    .select({ shownStatus: envelopeViewer.shownStatus, count: sql<number>`count(*)::int` })
    .from(envelopeViewer)
    .where(eq(envelopeViewer.accountId, accountId))
    .groupBy(envelopeViewer.shownStatus);
  return Object.fromEntries(rows.map(({ shownStatus, count }) => [shownStatus, count]));
}
