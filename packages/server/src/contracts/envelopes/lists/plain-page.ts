import { SHOWN_STATUSES } from '@countersign/domain';
import type { Tx } from '../../../platform/index.ts';
import { type ShownPage, shownStatement, shownText } from '../core/shown-store.ts';
import type { Sort, SortColumn } from './list-query.ts';
import { type ListSpec, COLUMNS, marksOf, spansOf, textsOf } from './list-where.ts';

/**
 * The numbers of rows that are read of each side and shown status. They are part of the text of the statement: a plan that does
 * not know how few rows are wanted may sort all rows of an account.
 */
const REACHES = [20, 50, 100, 200, 500, 1000];

interface Plain {
  readonly accountId: string;
  readonly sort: Sort;
  readonly reach: number;
}

/** Null for a list that has filters besides side and shown status, several orders, or a page far behind. */
function plainOf(spec: ListSpec): Plain | null {
  const { owner, sorts, isCancellable, labelIds, offset, limit } = spec;
  const [sort, ...more] = sorts;
  const reach = REACHES.find((rows) => rows >= offset + limit);
  if (!('accountId' in owner) || sort === undefined || more.length > 0 || reach === undefined) return null;
  const isFiltered =
    isCancellable || labelIds !== undefined || textsOf(spec).length + marksOf(spec).length + spansOf(spec).length > 0;
  return isFiltered ? null : { accountId: owner.accountId, sort, reach };
}

/**
 * A page of an account's list without further filters, with everything that is shown of it, by one statement: the merge of the
 * first rows of each side and shown status that the account has envelopes of. Null for any other list.
 */
export async function plainPage(tx: Tx, spec: ListSpec): Promise<ShownPage | null> {
  const plain = plainOf(spec);
  if (plain === null) return null;
  const shown = spec.shown ?? SHOWN_STATUSES.filter((status) => status !== 'RECYCLED');
  const values = [plain.accountId, spec.labelsOf, shown, spec.isSender ?? null, spec.limit, spec.offset];
  return statementOf(plain)(tx, values);
}

const statements = new Map<string, ReturnType<typeof shownStatement>>();

function statementOf({ sort: { column, descending }, reach }: Plain): ReturnType<typeof shownStatement> {
  const name = `${column} ${descending} ${reach}`;
  const found = statements.get(name) ?? shownStatement(plainText(column, descending, reach));
  statements.set(name, found);
  return found;
}

/** The statement of a page in this order. @param reach rows of each side and shown status */
function plainText(column: SortColumn, descending: boolean, reach: number): string {
  const direction = descending ? 'desc' : 'asc';
  const key = COLUMNS[column].name;
  return shownText({
    page: `kept as materialized (
      select shown_status, is_sender, sum(change)::int as count from envelope_count
      where account_id = $1::uuid and shown_status = any($3::text[]) and ($4::boolean is null or is_sender = $4)
      group by shown_status, is_sender having sum(change) <> 0
    ), page as materialized (
      select walk.* from kept cross join lateral (
        select v.envelope_id, v.account_id, v.${key} from envelope_viewer v
        where v.account_id = $1 and v.is_sender = kept.is_sender and v.shown_status = kept.shown_status
        order by v.${key} ${direction}, v.envelope_id ${direction} limit ${reach}
      ) walk order by walk.${key} ${direction}, walk.envelope_id ${direction} limit $5::int offset $6::int
    )`,
    labelsOf: '$2::uuid',
    total: '(select coalesce(sum(count), 0)::int from kept)',
    order: `page.${key} ${direction}, page.envelope_id ${direction}`,
  });
}
