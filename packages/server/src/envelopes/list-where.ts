import type { ShownStatus } from '@countersign/domain';
import { type AnyColumn, type SQL, and, arrayContains, eq, gte, ilike, inArray, lte, ne, or, sql } from 'drizzle-orm';
import { envelope, envelopeLabel, envelopeViewer, envelopeWords } from '../db/schema/index.ts';
import type { EnvelopeFilters, Sort, SortColumn, Span } from './list-query.ts';

/** Whose envelopes: those of one account, or of every account of an enterprise. */
export type ListOwner = { readonly accountId: string } | { readonly enterpriseId: string };

export interface ListWish extends Omit<EnvelopeFilters, 'shown'> {
  readonly owner: ListOwner;
  /** The account whose labels are meant. */
  readonly labelsOf: string;
  /** Any of these; null = all but recycled. */
  readonly shown: readonly ShownStatus[] | null;
  /** Neither voided nor about to be. */
  readonly isCancellable: boolean;
  readonly sorts: readonly Sort[];
  readonly offset: number;
  readonly limit: number;
}

export const COLUMNS = {
  statusAt: envelopeViewer.statusAt,
  expireAt: envelopeViewer.expireAt,
  createdAt: envelopeViewer.createdAt,
  title: envelopeViewer.title,
} satisfies Record<SortColumn, unknown>;

export const ownerIdOf = (owner: ListOwner): string => ('accountId' in owner ? owner.accountId : owner.enterpriseId);

/** An enterprise's rows are those of its members; each says whose it is. */
export const seenBy = (owner: ListOwner): SQL =>
  'accountId' in owner
    ? eq(envelopeViewer.accountId, owner.accountId)
    : eq(envelopeViewer.enterpriseId, owner.enterpriseId);

export const isShown = (shown: ListWish['shown']): SQL =>
  shown === null ? ne(envelopeViewer.shownStatus, 'RECYCLED') : inArray(envelopeViewer.shownStatus, [...shown]);

export const within = (column: AnyColumn, [from, to]: Span): SQL | undefined =>
  and(from === null ? undefined : gte(column, from), to === null ? undefined : lte(column, to));

/** The spans that a wish sets, by the column they are of. */
export function spansOf({ created, status, expire }: ListWish): [Exclude<SortColumn, 'title'>, Span][] {
  const all: [Exclude<SortColumn, 'title'>, Span][] = [
    ['createdAt', created],
    ['statusAt', status],
    ['expireAt', expire],
  ];
  return all.filter(([, bounds]) => bounds.some((bound) => bound !== null));
}

/** Matches the text anywhere; what LIKE reads as a pattern is taken literally. */
const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** What a filter asks for as a whole, as `envelope_words.marks` has it. */
const marksOf = ({ flowType, tagId, envelopeFlag, multiJobId }: ListWish): string[] => [
  ...(flowType ? [`flow:${flowType}`] : []),
  ...(tagId ? [`tag:${tagId}`] : []),
  ...(envelopeFlag ? [`flag:${envelopeFlag}`] : []),
  ...(multiJobId ? [`job:${multiJobId}`] : []),
];

const textsOf = ({ title, contractNumber, participantName, documentName, search }: ListWish): string[] =>
  [title, contractNumber, participantName, documentName, search].flatMap((text) => (text ? [text] : []));

export const asksWords = (wish: ListWish): boolean => textsOf(wish).length > 0 || marksOf(wish).length > 0;

/** Of rows of `envelope_words`: the texts stand in them, the marks are theirs. */
export function hasWords(wish: ListWish): SQL | undefined {
  const { title, contractNumber, participantName, documentName, search } = wish;
  const w = envelopeWords;
  const marks = marksOf(wish);
  return and(
    title ? ilike(w.title, containing(title)) : undefined,
    contractNumber ? ilike(w.contractNumber, containing(contractNumber)) : undefined,
    participantName ? ilike(w.participants, containing(participantName)) : undefined,
    documentName ? ilike(w.documents, containing(documentName)) : undefined,
    search
      ? or(
          ...[w.title, w.contractNumber, w.participants, w.documents].map((column) =>
            ilike(column, containing(search)),
          ),
        )
      : undefined,
    marks.length > 0 ? arrayContains(w.marks, marks) : undefined,
  );
}

/** Of rows of `envelope_words`, by its index: the owner's, with every mark and every two characters in a row of each text. */
export function hasKeys(wish: ListWish): SQL {
  const keys = [
    ...[ownerIdOf(wish.owner), ...marksOf(wish)].map((key) => sql`select hashtext(${key}::text)`),
    ...textsOf(wish).map(
      (text) => sql`select hashtext(substr(folded, at, 2)) from (select lower(${text}::text) as folded) text,
        generate_series(1, greatest(1, length(folded) - 1)) at`,
    ),
  ];
  const words = sql`title || E'\n' || contract_number || E'\n' || participants || E'\n' || documents`;
  return sql`search_keys(owners, ${words}, marks) @> array(${sql.join(keys, sql` union `)})`;
}

/** A subquery that is asked row by row: as a join it would be planned for many rows, and read the labels of a million. */
const hasLabel = (labelIds: readonly string[], accountId: string): SQL => sql`(
  select true from ${envelopeLabel} where ${envelopeLabel.envelopeId} = ${envelopeViewer.envelopeId}
    and ${envelopeLabel.accountId} = ${accountId} and ${inArray(envelopeLabel.labelId, [...labelIds])} limit 1)`;

interface Rest {
  /** The column whose span is looked after elsewhere. */
  readonly but?: SortColumn | undefined;
  /** Of few rows, so that what they are joined to is looked up for each. */
  readonly ofFew: boolean;
  /** What is known to be true of the rows already. */
  readonly known?: 'labels' | 'words' | undefined;
}

/** What has to be true of a viewer's row, and the tables it has to be joined to for that. */
export function restOf(
  wish: ListWish,
  { but, ofFew, known }: Rest,
): { readonly joins: SQL; readonly where: SQL | undefined } {
  const spans = spansOf(wish).filter(([column]) => column !== but);
  const byWords = known !== 'words' && asksWords(wish);
  const words = byWords ? joined('envelope_words', envelopeWords.envelopeId, ofFew) : sql``;
  const envelopes = wish.isCancellable ? joined('envelope', envelope.id, ofFew) : sql``;
  const where = and(
    ...spans.map(([column, span]) => within(COLUMNS[column], span)),
    byWords ? hasWords(wish) : undefined,
    wish.isCancellable
      ? sql`${envelope.voidedAt} is null and ${envelope.cancellingId} is null and ${envelope.flowType} = 'SIGN_PROCESS'`
      : undefined,
    known !== 'labels' && wish.labelIds ? hasLabel(wish.labelIds, wish.labelsOf) : undefined,
  );
  return { joins: sql`${words} ${envelopes}`, where };
}

function joined(table: 'envelope' | 'envelope_words', id: SQL | AnyColumn, ofFew: boolean): SQL {
  const name = sql.identifier(table);
  const on = sql`${id} = ${envelopeViewer.envelopeId}`;
  return ofFew
    ? sql`cross join lateral (select * from ${name} where ${on} limit 1) ${name}`
    : sql`join ${name} on ${on}`;
}

/** Whose, shown how and on which side. */
export const ofOwner = ({ owner, shown, isSender }: ListWish): SQL | undefined =>
  and(seenBy(owner), isShown(shown), isSender === undefined ? undefined : eq(envelopeViewer.isSender, isSender));

/** Of labels: the envelopes that carry one of them. */
export const labelled = ({ labelIds, labelsOf }: ListWish): SQL =>
  sql`from ${envelopeLabel} where ${envelopeLabel.accountId} = ${labelsOf} and ${inArray(envelopeLabel.labelId, [...(labelIds ?? [])])}`;

export const spanOf = (wish: ListWish, column: SortColumn): Span =>
  spansOf(wish).find(([one]) => one === column)?.[1] ?? [null, null];
