import { SHOWN_STATUSES } from '@countersign/domain';
import { type Tx, preparedText } from '../../../platform/index.ts';
import {
  type PageText,
  type ShownPage,
  sameText,
  shownStatement,
  shownText,
  versionedText,
} from '../core/shown-store.ts';
import type { Sort } from './list-query.ts';
import { type ListSpec, COLUMNS, hasEvery, marksOf, spansOf, textsOf } from './list-where.ts';

/**
 * The numbers of rows that are read of each side and shown status. They are part of the text of the statement: a plan that does
 * not know how few rows are wanted may sort all rows of an account.
 */
const REACHES = [20, 50, 100, 200, 500, 1000];

/** A list without filters besides side and shown status, in one order. */
export interface PlainList {
  readonly sort: Sort;
  /** Rows that are read of each side and shown status. */
  readonly reach: number;
  /** Of the account, its labels, statuses, side, and the place of the page. */
  readonly values: readonly unknown[];
}

/** Null for a list that has filters besides side and shown status, several orders, or a page far behind. */
export function plainListOf(spec: ListSpec): PlainList | null {
  const { owner, sorts, isCancellable, labelIds, offset, limit } = spec;
  const [sort, ...more] = sorts;
  const reach = REACHES.find((rows) => rows >= offset + limit);
  if (!('accountId' in owner) || sort === undefined || more.length > 0 || reach === undefined) return null;
  const isFiltered =
    isCancellable || labelIds !== undefined || textsOf(spec).length + marksOf(spec).length + spansOf(spec).length > 0;
  if (isFiltered) return null;
  const shown = spec.shown ?? SHOWN_STATUSES.filter((status) => status !== 'RECYCLED');
  return { sort, reach, values: [owner.accountId, spec.labelsOf, shown, spec.isSender ?? null, limit, offset] };
}

/**
 * A page of an account's list without further filters, with everything that is shown of it, by one statement: the merge of the
 * first rows of each side and shown status that the account has envelopes of.
 * @param isVersioned whether the version is returned as well
 */
export function plainPage(tx: Tx, list: PlainList, isVersioned = false): Promise<ShownPage> {
  return statementsOf(list)[isVersioned ? 'versioned' : 'plain'](tx, list.values);
}

/** Whether the page would still be returned with this version. */
export async function isSamePage(tx: Tx, list: PlainList, version: string): Promise<boolean> {
  const [row] = await statementsOf(list).same(tx, [...list.values, version]);
  return row?.isSame === true;
}

/** The tables from which a page follows; among them names of common table expressions. */
export const tablesOf = (list: PlainList): readonly string[] => statementsOf(list).tables;

const TABLE = /\b(?:from|join)\s+(\w+)/g;

interface PlainStatements {
  readonly tables: readonly string[];
  readonly plain: ReturnType<typeof shownStatement>;
  readonly versioned: ReturnType<typeof shownStatement>;
  readonly same: ReturnType<typeof preparedText<{ readonly isSame: boolean | null }>>;
}
const statements = new Map<string, PlainStatements>();

function statementsOf({ sort, reach }: PlainList): PlainStatements {
  const name = `${sort.column} ${sort.descending} ${reach}`;
  const found = statements.get(name);
  if (found !== undefined) return found;
  const text = plainText(sort, reach);
  const made = {
    tables: [...new Set([...shownText(text).matchAll(TABLE)].map(([, table = '']) => table))],
    plain: shownStatement(shownText(text)),
    versioned: shownStatement(versionedText(text)),
    same: preparedText<{ readonly isSame: boolean | null }>(sameText(text, '$7::text')),
  };
  statements.set(name, made);
  return made;
}

/** The statement of a page in this order. @param reach rows of each side and shown status */
function plainText({ column, descending }: Sort, reach: number): PageText {
  const direction = descending ? 'desc' : 'asc';
  const key = COLUMNS[column].name;
  const kinds = hasEvery(column) ? [''] : ['is_ordered', 'not is_ordered'];
  const walk = (kind: string): string => `
        select first.* from kept cross join lateral (
          select v.envelope_id, v.account_id, v.${key} from envelope_viewer v
          where v.account_id = $1 and v.is_sender = kept.is_sender and v.shown_status = kept.shown_status
            ${kind === '' ? '' : `and ${kind}`}
          order by v.${key} ${direction}, v.envelope_id ${direction} limit ${reach}
        ) first ${kind === '' ? '' : `where ${kind}`}`;
  return {
    page: `kept as materialized (
      select shown_status, is_sender, ${hasEvery(column) ? '' : 'is_ordered, '}sum(change)::int as count from envelope_count
      where account_id = $1::uuid and shown_status = any($3::text[]) and ($4::boolean is null or is_sender = $4)
      group by shown_status, is_sender${hasEvery(column) ? '' : ', is_ordered'} having sum(change) <> 0
    ), page as materialized (
      select walk.* from (${kinds.map((kind) => walk(kind)).join(' union all ')}
      ) walk order by walk.${key} ${direction}, walk.envelope_id ${direction} limit $5::int offset $6::int
    )`,
    labelsOf: '$2::uuid',
    total: '(select coalesce(sum(count), 0)::int from kept)',
    order: `page.${key} ${direction}, page.envelope_id ${direction}`,
  };
}
