import { type SQL, and, sql } from 'drizzle-orm';
import { type Tx, envelopeViewer, envelopeWords } from '../../../platform/index.ts';
import {
  type ListSpec,
  type ListPage,
  belonging,
  hasWords,
  marksOf,
  ofOwner,
  ownerIdOf,
  spansOf,
  textsOf,
  within,
} from './list-where.ts';

/*
 * A list by its words: the index finds the envelopes that may contain them, and only as many viewers' rows of these are
 * looked up, in the order of the list, as the page needs.
 */

/** A key this many times as frequent as the rarest hardly narrows down the matches of the rarest. */
const FREQUENT = 20;
/** Assumed share of a key that is not in the statistics of the database. */
const SELDOM = 0.001;
/** Up to this share of all envelopes is few. */
const FEW = 0.05;
/** An owner of more than this share is not looked up in the index: reading all rows of that owner takes longer. */
const MOST = 0.5;

/** The keys of the index that a request needs. */
export interface WordKeys {
  /** Envelopes need all of these; keys too frequent to be worth reading are left out. */
  readonly all: readonly number[];
  /** Envelopes need any of these. */
  readonly any: readonly number[];
  /** Whether few envelopes can match, so that all of these may be scanned. */
  readonly areFew: boolean;
}

/** Whether a list can be found by its words. */
export const asksWords = (spec: ListSpec): boolean =>
  textsOf(spec).length > 0 || marksOf(spec).length > 0 || spec.labelIds !== undefined;

type Part = 'owner' | 'all' | 'any';

/** The keys of the owner, of every mark and of every two adjacent characters of each text, by frequency. */
export async function wordKeysOf(tx: Tx, spec: ListSpec): Promise<WordKeys> {
  const keyed = (part: Part, key: string): SQL => sql`select ${part}::text, hashtext(${key}::text)`;
  const labelIds = spec.labelIds ?? [];
  const asked = [
    keyed('owner', ownerIdOf(spec.owner)),
    ...marksOf(spec).map((mark) => keyed('all', mark)),
    ...(labelIds.length > 1 ? labelIds.map((id) => keyed('any', `label:${id}`)) : []),
    ...textsOf(spec).map(
      (text) => sql`select 'all', hashtext(substr(folded, at, 2)) from (select lower(${text}::text) as folded) text,
        generate_series(1, greatest(1, length(folded) - 1)) at`,
    ),
  ];
  const { rows } = await tx.execute<{ part: Part; key: number; share: number | null }>(sql`
    with asked (part, key) as (${sql.join(asked, sql` union `)}), known (key, share) as materialized (
      select e.key, e.share from pg_stats
      cross join lateral unnest(most_common_elems::text::int[], most_common_elem_freqs) e (key, share)
      where schemaname = current_schema() and tablename = 'envelope_words_keys'
    )
    select asked.part, asked.key, known.share from asked left join known on known.key = asked.key`);
  const any = rows.filter(({ part }) => part === 'any');
  const every = rows.filter(({ part }) => part !== 'any');
  const shareOf = (some: typeof rows): number[] => some.map(({ share }) => share ?? 0);
  const together = shareOf(any).reduce((sum, share) => sum + share, 0);
  const rarest = Math.min(...shareOf(every), any.length > 0 ? together : 1);
  const most = (part: Part): number => (part === 'owner' ? MOST : FREQUENT * Math.max(rarest, SELDOM));
  const rare = every.filter(({ part, share }) => (share ?? 0) <= most(part));
  const keysOf = (some: typeof rows): number[] => some.map(({ key }) => key);
  // At least one key is needed.
  return { all: keysOf(rare.length + any.length > 0 ? rare : every), any: keysOf(any), areFew: rarest <= FEW };
}

/** Envelopes with the words, by the index, with their sort columns; the accounts that see them are not yet known. */
function candidates(spec: ListSpec, { all, any }: WordKeys): SQL {
  const w = envelopeWords;
  const words = sql`title || E'\\n' || contract_number || E'\\n' || participants || E'\\n' || documents`;
  const keys = sql`search_keys(owners, ${words}, marks)`;
  const listed = (hashes: readonly number[]): SQL => sql`${`{${hashes.join(',')}}`}::int[]`;
  const where = and(
    all.length > 0 ? sql`${keys} @> ${listed(all)}` : undefined,
    any.length > 0 ? sql`${keys} && ${listed(any)}` : undefined,
    hasWords(spec),
    ...spansOf(spec).map(([column, span]) => within(w[column], span)),
  );
  return sql`select envelope_id, status_at, expire_at, created_at, title from ${w} where ${where} offset 0`;
}

/** The account in which an envelope is shown: its sender's account if possible; no row if it is in none. */
const shownIn = (spec: ListSpec): SQL => sql`
  select (array_agg(${envelopeViewer.accountId} order by ${envelopeViewer.isSender} desc, ${envelopeViewer.accountId}))[1] as account_id
  from ${envelopeViewer}
  where ${envelopeViewer.envelopeId} = candidate.envelope_id and ${ofOwner(spec)} and ${belonging(spec) ?? sql`true`}
  having count(*) > 0`;

/** A page found by its words. */
export async function wordedPage(tx: Tx, spec: ListSpec, keys: WordKeys): Promise<ListPage> {
  const { sorts, limit, offset } = spec;
  const tie = sorts[0]?.descending === false ? sql`asc` : sql`desc`;
  const by = sql.join(
    [
      ...sorts.map(({ column, descending }) => {
        const name = sql.identifier(envelopeWords[column].name);
        return sql`candidate.${name} ${descending ? sql`desc` : sql`asc`}`;
      }),
      sql`candidate.envelope_id ${tie}`,
    ],
    sql`, `,
  );
  // Sorted before the viewers are looked up, so that the lookups stop at the end of the page.
  const { rows } = await tx.execute<{ envelopeId: string; accountId: string }>(sql`
    select candidate.envelope_id as "envelopeId", shown.account_id as "accountId"
    from (select * from (${candidates(spec, keys)}) candidate order by ${by}) candidate
    cross join lateral (${shownIn(spec)}) shown
    order by ${by} limit ${offset + limit + 1}`);
  return {
    entries: rows.slice(offset, offset + limit),
    total: { count: rows.length, isExact: rows.length <= offset + limit },
  };
}

/** The exact number of matches of the words and of every other filter. */
export async function countWorded(tx: Tx, spec: ListSpec, keys: WordKeys): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(sql`
    select count(*)::int as count from (${candidates(spec, keys)}) candidate cross join lateral (${shownIn(spec)}) shown`);
  return rows[0]?.count ?? 0;
}
