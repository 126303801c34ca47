import { SHOWN_STATUSES, type ShownStatus } from '@countersign/domain';
import { type SQL, and, inArray, sql } from 'drizzle-orm';
import { type Tx, envelopeViewer } from '../../../platform/index.ts';
import { type Kept, keptCounts } from '../core/list-counts.ts';
import type { Sort, SortColumn } from './list-query.ts';
import {
  type ListPage,
  type ListSpec,
  COLUMNS,
  hasEvery,
  ofOwner,
  restOf,
  seenBy,
  spanOf,
  spansOf,
  within,
} from './list-where.ts';
import { asksWords, countWorded, wordKeysOf, wordedPage } from './list-words.ts';
import { envelopeLabel } from '../../labels/views.ts';

export type { ListOwner, ListSpec } from './list-where.ts';

/*
 * A page must cost the same among a million envelopes as among a thousand. Rows of one side and one shown status are in
 * an index by their last change, and of an account with many also in one for each further order (core/list-counts.ts); a
 * page without further filters is the merge of the first few of each (`walk`). The few of other accounts are sorted. With filters
 * the first rows in their order are scanned, which are all rows of a small account and enough if the filters match many
 * rows. If they match few, these are found through an index for the filter: the words and labels, or the dates. The
 * number of matches is known if every row was scanned; otherwise the page gives a lower bound, and `countList` counts
 * them.
 */

/** Rows scanned in the order of the list; an account with at most this many is always scanned. */
const WALK = 1000;
/** For a larger account this share is a sample, if further matches can be found by their words. */
const SAMPLE = 0.25;
/** Additional rows for each row that a later page skips. */
const WALK_PER_ROW = 10;
/** A second walk is at most this many times as long as WALK. */
const FURTHER = 5;
const FURTHER_THAN_WORDS = 3;
/** Up to this many times `reach`, labelled envelopes are few. */
const LABELLED = 4;
/** Up to this many times `reach`, rows are still few if the walk has found too few. */
const NARROW = 20;

interface Branch {
  readonly isSender: boolean;
  readonly shown: ShownStatus;
  /** Whether its rows are in the index of each order; null if nothing is known of them, as for an enterprise, where all are. */
  readonly isOrdered: boolean | null;
}

/** @param reach how many rows are scanned in their order before the indexes of the filters are used; for tests */
export async function listPage(tx: Tx, spec: ListSpec, reach = WALK): Promise<ListPage> {
  // Rows that are equal in the first of several orders are sorted in the index by their ids only.
  const [sort, ...more] = spec.sorts;
  const kept = 'accountId' in spec.owner ? await keptCounts(tx, spec.owner.accountId) : null;
  const branches = branchesOf(spec, kept);
  const labelled = await countLabelled(tx, spec, reach * LABELLED + 1);
  if (branches.length === 0 || labelled === 0) return { entries: [], total: { count: 0, isExact: true } };
  // A job has at most ten thousand envelopes, anywhere in the order.
  if (spec.multiJobId || (labelled ?? Infinity) <= reach * LABELLED) return worded(tx, spec);
  const byWords = asksWords(spec);
  if (sort === undefined || more.length > 0) {
    const keys = byWords ? await wordKeysOf(tx, spec) : null;
    return keys?.areFew ? wordedPage(tx, spec, keys) : searched(tx, spec, allOf(spec));
  }
  const rest = restOf(spec, { but: sort.column, ofFew: true });
  const span = spanOf(spec, sort.column);
  const isPlain = rest.where === undefined;
  if (isPlain && kept !== null && span.every((bound) => bound === null)) {
    const { entries } = await walked(tx, spec, { branches, sort, rows: spec.offset + spec.limit });
    return { entries, total: { count: sumOf(branches, kept), isExact: true } };
  }
  const sides = { order: sort.column, branches, most: reach };
  const few = await fewOf(tx, spec, sides);
  if (few !== null) return searched(tx, spec, few);
  // One more row is read: the end of the walk may have separated two rows of one envelope.
  const last = spec.offset + spec.limit + 1;
  const isSmall = kept !== null && sumOf(branches, kept) <= reach;
  const rows = Math.max((byWords && !isSmall ? SAMPLE : 1) * reach + WALK_PER_ROW * spec.offset, last);
  const walk = await walked(tx, spec, { branches, sort, rows });
  if (walk.isWhole || walk.total.count >= last) return walk;
  // The matches so far give an estimate of the distance to the end of the page.
  const further = Math.ceil((1.5 * rows * last) / Math.max(1, walk.total.count));
  if (further <= (byWords ? FURTHER_THAN_WORDS * reach : FURTHER * rows)) {
    const second = await walked(tx, spec, { branches, sort, rows: further });
    if (second.isWhole || second.total.count >= last) return second;
  }
  const keys = byWords ? await wordKeysOf(tx, spec) : null;
  if (keys?.areFew) return wordedPage(tx, spec, keys);
  const narrow = await fewOf(tx, spec, { ...sides, most: reach * NARROW });
  if (narrow !== null) return searched(tx, spec, narrow);
  return keys === null ? searched(tx, spec, spannedOf(spec, sides)) : wordedPage(tx, spec, keys);
}

const worded = async (tx: Tx, spec: ListSpec): Promise<ListPage> => wordedPage(tx, spec, await wordKeysOf(tx, spec));

/** Stored counts show which branches of an account have rows; for an enterprise no counts are stored. */
function branchesOf({ shown, isSender }: ListSpec, kept: readonly Kept[] | null): Branch[] {
  const wanted = shown ?? SHOWN_STATUSES.filter((status) => status !== 'RECYCLED');
  const all =
    kept ??
    SHOWN_STATUSES.flatMap((status) =>
      [true, false].map((side) => ({ shown: status, isSender: side, isOrdered: null })),
    );
  return all.filter((one) => wanted.includes(one.shown) && (isSender === undefined || one.isSender === isSender));
}

const sumOf = (branches: readonly Branch[], kept: readonly Kept[]): number =>
  kept.filter((one) => branches.includes(one)).reduce((sum, { count }) => sum + count, 0);

const listed = (branches: readonly Branch[]): SQL =>
  sql`(values ${sql.join(
    branches.map(({ isSender, shown }) => sql`(${isSender}::boolean, ${shown}::text)`),
    sql`, `,
  )}) as branch (is_sender, shown_status)`;

/** A branch of an account may have rows of both kinds. */
interface Kind {
  readonly branches: readonly Branch[];
  readonly where: SQL | undefined;
}

/** Branches by the index that has their rows: what is in no index of the order are so few that they are sorted. */
function kindsOf(branches: readonly Branch[], column: SortColumn): Kind[] {
  const keyOf = ({ isSender, shown }: Branch): string => `${isSender} ${shown}`;
  const once = [...new Map(branches.map((branch) => [keyOf(branch), branch])).values()];
  if (hasEvery(column)) return [{ branches: once, where: undefined }];
  return [
    { branches: branches.filter(({ isOrdered }) => isOrdered === null), where: undefined },
    { branches: branches.filter(({ isOrdered }) => isOrdered === true), where: sql`is_ordered` },
    { branches: branches.filter(({ isOrdered }) => isOrdered === false), where: sql`not is_ordered` },
  ].filter((kind) => kind.branches.length > 0);
}

const inBranch = sql`${envelopeViewer.isSender} = branch.is_sender and ${envelopeViewer.shownStatus} = branch.shown_status`;

interface Walk {
  readonly branches: readonly Branch[];
  readonly sort: Sort;
  readonly rows: number;
}

/** The first rows in the order and span of `sort`: from each branch as many as could all be on the page. */
export function walkOf(spec: ListSpec, { branches, sort: { column, descending }, rows }: Walk): SQL {
  const direction = descending ? sql`desc` : sql`asc`;
  const key = COLUMNS[column];
  const [outer, id] = [sql.identifier(key.name), sql.identifier('envelope_id')];
  const walks = kindsOf(branches, column).map((kind) => {
    const where = and(seenBy(spec.owner), inBranch, kind.where, within(key, spanOf(spec, column)));
    return sql`select first.* from ${listed(kind.branches)} cross join lateral (
      select * from ${envelopeViewer} where ${where}
      order by ${key} ${direction}, ${envelopeViewer.envelopeId} ${direction} limit ${rows}
    ) first`;
  });
  return sql`select walk.* from (${sql.join(walks, sql` union all `)}) walk
    order by walk.${outer} ${direction}, walk.${id} ${direction} limit ${rows}`;
}

async function walked(tx: Tx, spec: ListSpec, walk: Walk): Promise<ListPage & { readonly isWhole: boolean }> {
  const { joins, where } = restOf(spec, { but: walk.sort.column, ofFew: true });
  const found = await pageFrom(tx, spec, {
    base: walkOf(spec, walk),
    found: sql`select envelope_viewer.* from base as envelope_viewer ${joins} where ${where ?? sql`true`}`,
  });
  const isWhole = found.looked < walk.rows;
  return { entries: found.entries, total: { count: found.count, isExact: isWhole }, isWhole };
}

/** All matches of the filters among the rows of `base`. */
async function searched(tx: Tx, spec: ListSpec, base: SQL): Promise<ListPage> {
  const { joins, where } = restOf(spec, { ofFew: true });
  const found = sql`select envelope_viewer.* from base as envelope_viewer ${joins} where ${and(ofOwner(spec), where)}`;
  const { entries, count } = await pageFrom(tx, spec, { base, found });
  return { entries, total: { count, isExact: true } };
}

const allOf = (spec: ListSpec): SQL => sql`select * from ${envelopeViewer} where ${ofOwner(spec)}`;

/** Rows within a span of an order that is not the list's. */
function spannedRows(spec: ListSpec, column: SortColumn, branches: readonly Branch[]): SQL {
  const kinds = kindsOf(branches, column).map((kind) => {
    const where = and(seenBy(spec.owner), inBranch, kind.where, within(COLUMNS[column], spanOf(spec, column)));
    return sql`select spanned.* from ${listed(kind.branches)} cross join lateral (
      select * from ${envelopeViewer} where ${where}) spanned`;
  });
  return sql.join(kinds, sql` union all `);
}

interface Sides {
  /** The order of the list, whose span the walk applies. */
  readonly order: SortColumn;
  readonly branches: readonly Branch[];
  /** More rows than these are too many. */
  readonly most: number;
}

const spansBut = (spec: ListSpec, order: SortColumn) => spansOf(spec).filter(([column]) => column !== order);

/** The rows of the span that holds the fewest; null if all hold too many. */
async function fewOf(tx: Tx, spec: ListSpec, { order, branches, most }: Sides): Promise<SQL | null> {
  let fewest: SQL | null = null;
  let least = most + 1;
  for (const [column] of spansBut(spec, order)) {
    const rows = spannedRows(spec, column, branches);
    const count = await countUpTo(tx, rows, least);
    if (count < least) [fewest, least] = [rows, count];
  }
  return fewest;
}

/** If no span holds few: the rows of one span, or all rows. */
function spannedOf(spec: ListSpec, { order, branches }: Sides): SQL {
  const [span] = spansBut(spec, order);
  return span === undefined ? allOf(spec) : spannedRows(spec, span[0], branches);
}

/** The number of envelopes with the requested labels, up to `most`; null if no label is requested. */
async function countLabelled(tx: Tx, spec: ListSpec, most: number): Promise<number | null> {
  if (!spec.labelIds) return null;
  const these = inArray(envelopeLabel.labelId, [...spec.labelIds]);
  const rows = sql`select 1 from ${envelopeLabel} where ${envelopeLabel.accountId} = ${spec.labelsOf} and ${these}`;
  return countUpTo(tx, rows, most);
}

async function countUpTo(tx: Tx, rows: SQL, most: number): Promise<number> {
  const { rows: found } = await tx.execute<{ count: number }>(
    sql`select count(*)::int as count from (${rows} limit ${most}) few`,
  );
  return found[0]?.count ?? 0;
}

interface Queries {
  readonly base: SQL;
  /** Selects from `base`: rows of viewers, unchanged from their table. */
  readonly found: SQL;
}

/** The page of the matches, the number of matches, and the number of rows scanned for it. */
async function pageFrom(tx: Tx, spec: ListSpec, { base, found }: Queries) {
  const { rows } = await tx.execute<{ looked: number; count: number; entries: [string, string][] }>(sql`
    with base as materialized (${base}), found as materialized (${found})
    select (select count(*)::int from base) as looked, (select count(distinct envelope_id)::int from found) as count,
      coalesce((select json_agg(json_build_array(envelope_id, account_id)) from (${pageOf(spec)}) page), '[]') as entries`);
  const [row] = rows;
  return {
    looked: row?.looked ?? 0,
    count: row?.count ?? 0,
    entries: (row?.entries ?? []).map(([envelopeId, accountId]) => ({ envelopeId, accountId })),
  };
}

/** Two members may see the same envelope: it is listed once, in the account that sent it if there is one. */
function pageOf(spec: ListSpec): SQL {
  const { owner, sorts, limit, offset } = spec;
  const isGrouped = !('accountId' in owner);
  const order = sorts.map(({ column, descending }) => {
    const name = sql.identifier(COLUMNS[column].name);
    return sql`${isGrouped ? sql`max(${name})` : name} ${descending ? sql`desc` : sql`asc`}`;
  });
  // Ties are broken by id, in the direction of the first key, which is the direction of the index.
  const tie = sorts[0]?.descending === false ? sql`envelope_id asc` : sql`envelope_id desc`;
  const by = sql.join([...order, tie], sql`, `);
  return isGrouped
    ? sql`select envelope_id, (array_agg(account_id order by is_sender desc, account_id))[1] as account_id
        from found group by envelope_id order by ${by} limit ${limit} offset ${offset}`
    : sql`select envelope_id, account_id from found order by ${by} limit ${limit} offset ${offset}`;
}

/** The exact number of matches; among a million rows this may take a second. */
export async function countList(tx: Tx, spec: ListSpec): Promise<number> {
  if ((await countLabelled(tx, spec, 1)) === 0) return 0;
  if (asksWords(spec)) {
    const keys = await wordKeysOf(tx, spec);
    if (keys.areFew) return countWorded(tx, spec, keys);
  }
  const [span] = spansOf(spec);
  const kept = 'accountId' in spec.owner ? await keptCounts(tx, spec.owner.accountId) : null;
  const branches = branchesOf(spec, kept);
  if (branches.length === 0) return 0;
  const { joins, where } = restOf(spec, { but: span?.[0], ofFew: false });
  const rows = span === undefined ? allOf(spec) : spannedRows(spec, span[0], branches);
  const each = 'accountId' in spec.owner ? sql`*` : sql`distinct envelope_viewer.envelope_id`;
  const { rows: counted } = await tx.execute<{ count: number }>(sql`
    select count(${each})::int as count from (${rows}) envelope_viewer ${joins} where ${where ?? sql`true`}`);
  return counted[0]?.count ?? 0;
}
