import type { ShownStatus } from '@countersign/domain';
import { type AnyColumn, type SQL, and, arrayContains, eq, gte, ilike, inArray, lte, ne, or, sql } from 'drizzle-orm';
import { envelope, envelopeViewer, envelopeWords } from '../../../platform/index.ts';
import type { EnvelopeFilters, Sort, SortColumn, Span } from './list-query.ts';
import { envelopeLabel } from '../../labels/views.ts';

/** Whose envelopes: those of one account, or of every account of an enterprise. */
export type ListOwner = { readonly accountId: string } | { readonly enterpriseId: string };

export interface ListSpec extends Omit<EnvelopeFilters, 'shown'> {
  readonly owner: ListOwner;
  /** The account whose labels are meant. */
  readonly labelsOf: string;
  /** Any of these; null = all but recycled. */
  readonly shown: readonly ShownStatus[] | null;
  /** Neither voided nor in the process of being voided. */
  readonly isCancellable: boolean;
  readonly sorts: readonly Sort[];
  readonly offset: number;
  readonly limit: number;
}

/** The page's envelopes, each with the account in which it is shown. */
interface PageEntry {
  readonly envelopeId: string;
  readonly accountId: string;
}

/** The number of envelopes, or a lower bound if it is not exact. */
interface Total {
  readonly count: number;
  readonly isExact: boolean;
}

export interface ListPage {
  readonly entries: readonly PageEntry[];
  readonly total: Total;
}

export const COLUMNS = {
  statusAt: envelopeViewer.statusAt,
  expireAt: envelopeViewer.expireAt,
  createdAt: envelopeViewer.createdAt,
  title: envelopeViewer.title,
} satisfies Record<SortColumn, unknown>;

/** Whether the index of this order has every row of an account; the others have those that are marked as ordered. */
export const hasEvery = (column: SortColumn): boolean => column === 'statusAt';

export const ownerIdOf = (owner: ListOwner): string => ('accountId' in owner ? owner.accountId : owner.enterpriseId);

/** An enterprise's rows are those of its members; each names its account. */
export const seenBy = (owner: ListOwner): SQL =>
  'accountId' in owner
    ? eq(envelopeViewer.accountId, owner.accountId)
    : eq(envelopeViewer.enterpriseId, owner.enterpriseId);

const isShown = (shown: ListSpec['shown']): SQL =>
  shown === null ? ne(envelopeViewer.shownStatus, 'RECYCLED') : inArray(envelopeViewer.shownStatus, [...shown]);

export const within = (column: AnyColumn, [from, to]: Span): SQL | undefined =>
  and(from === null ? undefined : gte(column, from), to === null ? undefined : lte(column, to));

/** The spans that a request sets, by column. */
export function spansOf({ created, status, expire }: ListSpec): [Exclude<SortColumn, 'title'>, Span][] {
  const all: [Exclude<SortColumn, 'title'>, Span][] = [
    ['createdAt', created],
    ['statusAt', status],
    ['expireAt', expire],
  ];
  return all.filter(([, bounds]) => bounds.some((bound) => bound !== null));
}

/** Matches the text anywhere; what LIKE reads as a pattern is taken literally. */
const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** Filters on whole values, in the form of `envelope_words.marks`; for several labels any match is enough. */
export const marksOf = ({ flowType, tagId, envelopeFlag, multiJobId, labelIds }: ListSpec): string[] => [
  ...(flowType ? [`flow:${flowType}`] : []),
  ...(tagId ? [`tag:${tagId}`] : []),
  ...(envelopeFlag ? [`flag:${envelopeFlag}`] : []),
  ...(multiJobId ? [`job:${multiJobId}`] : []),
  ...(labelIds?.length === 1 ? [`label:${labelIds[0]}`] : []),
];

export const textsOf = ({ title, contractNumber, participantName, documentName, search }: ListSpec): string[] =>
  [title, contractNumber, participantName, documentName, search].flatMap((text) => (text ? [text] : []));

/** Condition on rows of `envelope_words`: their texts and their marks. */
export function hasWords(spec: ListSpec): SQL | undefined {
  const { title, contractNumber, participantName, documentName, search } = spec;
  const w = envelopeWords;
  const marks = marksOf({ ...spec, labelIds: undefined });
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

/*
 * Conditions on tables that a viewer's row refers to are subqueries for each row: as a join they would be planned for
 * many rows, and would read the labels of a million.
 */
const hasLabel = (labelIds: readonly string[], accountId: string): SQL => sql`(
  select true from ${envelopeLabel} where ${envelopeLabel.envelopeId} = ${envelopeViewer.envelopeId}
    and ${envelopeLabel.accountId} = ${accountId} and ${inArray(envelopeLabel.labelId, [...labelIds])} limit 1)`;

const isCancellable = sql`(
  select ${envelope.voidedAt} is null and ${envelope.cancellingId} is null and ${envelope.flowType} = 'SIGN_PROCESS'
  from ${envelope} where ${envelope.id} = ${envelopeViewer.envelopeId})`;

/**
 * Conditions that neither a viewer's row nor the words of its envelope decide for certain; a deleted label is still in
 * their marks.
 */
export const belonging = (spec: ListSpec): SQL | undefined =>
  and(
    spec.isCancellable ? isCancellable : undefined,
    spec.labelIds ? hasLabel(spec.labelIds, spec.labelsOf) : undefined,
  );

interface Rest {
  /** The column whose span is applied elsewhere. */
  readonly but?: SortColumn | undefined;
  /** Whether there are few rows, so that the words are looked up for each. */
  readonly ofFew: boolean;
}

/** The conditions on a viewer's row, and the tables it has to be joined to for them. */
export function restOf(spec: ListSpec, { but, ofFew }: Rest): { readonly joins: SQL; readonly where: SQL | undefined } {
  const spans = spansOf(spec).filter(([column]) => column !== but);
  const worded = hasWords(spec);
  const where = and(...spans.map(([column, span]) => within(COLUMNS[column], span)), worded, belonging(spec));
  return { joins: worded === undefined ? sql`` : joinedWords(ofFew), where };
}

function joinedWords(ofFew: boolean): SQL {
  const on = sql`${envelopeWords.envelopeId} = ${envelopeViewer.envelopeId}`;
  return ofFew
    ? sql`cross join lateral (select * from ${envelopeWords} where ${on} limit 1) envelope_words`
    : sql`join ${envelopeWords} on ${on}`;
}

/** Conditions on account, shown status and side. */
export const ofOwner = ({ owner, shown, isSender }: ListSpec): SQL | undefined =>
  and(seenBy(owner), isShown(shown), isSender === undefined ? undefined : eq(envelopeViewer.isSender, isSender));

export const spanOf = (spec: ListSpec, column: SortColumn): Span =>
  spansOf(spec).find(([one]) => one === column)?.[1] ?? [null, null];
