import type { ShownStatus } from '@countersign/domain';
import { type AnyColumn, type SQL, and, between, eq, gte, ilike, inArray, lte, ne, or, sql } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { envelope, envelopeDocument, envelopeLabel, envelopeViewer, member, participant } from '../db/schema/index.ts';
import { countShown } from './list-counts.ts';
import type { EnvelopeFilters, Sort, SortColumn, Span } from './list-query.ts';

/** Whose envelopes: those of one account, or of every account of an enterprise. */
export type ListOwner = { readonly accountId: string } | { readonly enterpriseId: string };

export interface ListWish extends Omit<EnvelopeFilters, 'shown'> {
  readonly owner: ListOwner;
  /** The account whose labels are meant. */
  readonly labelsOf: string;
  /** Any of these; null = all but recycled. */
  readonly shown: readonly ShownStatus[] | null;
  /** Only those that expire between these two instants. */
  readonly expiring: readonly [Date, Date] | null;
  /** Neither voided nor about to be. */
  readonly isCancellable: boolean;
  readonly sorts: readonly Sort[];
  readonly offset: number;
  readonly limit: number;
}

/** The page's envelopes, each with the account in which it is shown. */
export interface PageEntry {
  readonly envelopeId: string;
  readonly accountId: string;
}

const COLUMNS = {
  statusAt: envelopeViewer.statusAt,
  expireAt: envelopeViewer.expireAt,
  createdAt: envelopeViewer.createdAt,
  title: envelope.title,
} satisfies Record<SortColumn, unknown>;

/** Matches the text anywhere; what LIKE reads as a pattern is taken literally. */
const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

const within = (column: AnyColumn, [from, to]: Span): SQL | undefined =>
  and(from === null ? undefined : gte(column, from), to === null ? undefined : lte(column, to));

const hasParticipant = (text: string): SQL => sql`exists (
  select 1 from ${participant} where ${participant.envelopeId} = ${envelopeViewer.envelopeId}
    and ${participant.status} <> 'ED_SUCCESS_REMOVE'
    and (${ilike(participant.name, containing(text))} or ${ilike(participant.enterpriseName, containing(text))}))`;

const hasDocument = (text: string): SQL => sql`exists (
  select 1 from ${envelopeDocument} where ${envelopeDocument.envelopeId} = ${envelopeViewer.envelopeId}
    and ${ilike(envelopeDocument.name, containing(text))})`;

const hasLabel = (labelIds: readonly string[], accountId: string): SQL => sql`exists (
  select 1 from ${envelopeLabel} where ${envelopeLabel.envelopeId} = ${envelopeViewer.envelopeId}
    and ${envelopeLabel.accountId} = ${accountId} and ${inArray(envelopeLabel.labelId, [...labelIds])})`;

const seenBy = (owner: ListOwner): SQL =>
  'accountId' in owner
    ? eq(envelopeViewer.accountId, owner.accountId)
    : sql`${envelopeViewer.accountId} in (select ${member.id} from ${member} where ${member.enterpriseId} = ${owner.enterpriseId})`;

function conditions(wish: ListWish): SQL | undefined {
  const { shown, expiring, title, participantName, documentName, search, labelIds } = wish;
  return and(
    seenBy(wish.owner),
    shown === null ? ne(envelopeViewer.shownStatus, 'RECYCLED') : inArray(envelopeViewer.shownStatus, [...shown]),
    expiring ? between(envelopeViewer.expireAt, ...expiring) : undefined,
    wish.isSender === undefined ? undefined : eq(envelopeViewer.isSender, wish.isSender),
    within(envelopeViewer.createdAt, wish.created),
    within(envelopeViewer.statusAt, wish.status),
    within(envelopeViewer.expireAt, wish.expire),
    title ? ilike(envelope.title, containing(title)) : undefined,
    wish.tagId ? eq(envelope.tagId, wish.tagId) : undefined,
    wish.envelopeFlag ? eq(envelope.envelopeFlag, wish.envelopeFlag) : undefined,
    wish.flowType ? eq(envelope.flowType, wish.flowType) : undefined,
    wish.multiJobId ? eq(envelope.multiJobId, wish.multiJobId) : undefined,
    wish.isCancellable
      ? sql`${envelope.voidedAt} is null and ${envelope.cancellingId} is null and ${envelope.flowType} = 'SIGN_PROCESS'`
      : undefined,
    participantName ? hasParticipant(participantName) : undefined,
    documentName ? hasDocument(documentName) : undefined,
    search
      ? or(
          ilike(envelope.title, containing(search)),
          ilike(envelope.contractNumber, containing(search)),
          hasParticipant(search),
          hasDocument(search),
        )
      : undefined,
    wish.contractNumber ? ilike(envelope.contractNumber, containing(wish.contractNumber)) : undefined,
    labelIds ? hasLabel(labelIds, wish.labelsOf) : undefined,
  );
}

const needsEnvelope = (wish: ListWish): boolean =>
  wish.isCancellable ||
  [wish.title, wish.search, wish.tagId, wish.envelopeFlag, wish.flowType, wish.multiJobId, wish.contractNumber].some(
    Boolean,
  ) ||
  wish.sorts.some(({ column }) => column === 'title');

/**
 * The indexes on instants of status and creation are descending with nulls last; an order that does not say so is not
 * theirs, and would sort the whole list for each page.
 */
function ordered(column: SQL | AnyColumn, descending: boolean, isOfDescendingIndex: boolean): SQL {
  if (!isOfDescendingIndex) return descending ? sql`${column} desc` : sql`${column} asc`;
  return descending ? sql`${column} desc nulls last` : sql`${column} asc nulls first`;
}

function orderOf(sorts: readonly Sort[], columnOf: (column: SortColumn) => SQL | AnyColumn): SQL[] {
  const isOfDescendingIndex = sorts[0]?.column !== 'expireAt';
  const order = sorts.map(({ column, descending }) => ordered(columnOf(column), descending, isOfDescendingIndex));
  // Ties are broken by id, in the direction of the first key, which is that of the index.
  const tie = ordered(envelopeViewer.envelopeId, sorts[0]?.descending !== false, isOfDescendingIndex);
  return [...order, tie];
}

/** One page, from the covering index wherever the wish allows it; the rows are joined to these few. */
export async function listPage(tx: Tx, wish: ListWish): Promise<PageEntry[]> {
  const { owner } = wish;
  if (!('accountId' in owner)) return listEnterprisePage(tx, wish);
  const rows = await accountPage(tx, wish);
  return rows.map(({ envelopeId }) => ({ envelopeId, accountId: owner.accountId }));
}

/** The page's query of one account; a test reads its plan. */
export function accountPage(tx: Tx, wish: ListWish) {
  const first = tx.select({ envelopeId: envelopeViewer.envelopeId }).from(envelopeViewer).$dynamic();
  const joined = needsEnvelope(wish) ? first.innerJoin(envelope, eq(envelope.id, envelopeViewer.envelopeId)) : first;
  return joined
    .where(conditions(wish))
    .orderBy(...orderOf(wish.sorts, (column) => COLUMNS[column]))
    .limit(wish.limit)
    .offset(wish.offset);
}

/** Two members may see one envelope: it stands once, in the account that sent it where there is one. */
async function listEnterprisePage(tx: Tx, wish: ListWish): Promise<PageEntry[]> {
  const accountId = sql<string>`(array_agg(${envelopeViewer.accountId} order by ${envelopeViewer.isSender} desc, ${envelopeViewer.accountId}))[1]`;
  return tx
    .select({ envelopeId: envelopeViewer.envelopeId, accountId })
    .from(envelopeViewer)
    .innerJoin(envelope, eq(envelope.id, envelopeViewer.envelopeId))
    .where(conditions(wish))
    .groupBy(envelopeViewer.envelopeId)
    .orderBy(...orderOf(wish.sorts, (column) => sql`max(${COLUMNS[column]})`))
    .limit(wish.limit)
    .offset(wish.offset);
}

/** Kept sums answer what asks for nothing but accounts and shown statuses; the rest is counted. */
export async function countList(tx: Tx, wish: ListWish): Promise<number> {
  if ('accountId' in wish.owner && isCounted(wish))
    return countShown(tx, wish.owner.accountId, wish.shown, wish.isSender);
  const first = tx
    .select({ count: sql<number>`count(distinct ${envelopeViewer.envelopeId})::int` })
    .from(envelopeViewer)
    .$dynamic();
  const joined = needsEnvelope(wish) ? first.innerJoin(envelope, eq(envelope.id, envelopeViewer.envelopeId)) : first;
  const [row] = await joined.where(conditions(wish));
  return row?.count ?? 0;
}

function isCounted(wish: ListWish): boolean {
  const spans = [...wish.created, ...wish.status, ...wish.expire];
  const words = [wish.participantName, wish.documentName, wish.labelIds];
  const isPlain = !wish.isCancellable && wish.expiring === null && spans.every((bound) => bound === null);
  return isPlain && !words.some(Boolean) && !needsEnvelope({ ...wish, sorts: [] });
}
