import { Readable } from 'node:stream';
import { type WsidKind, toWsid } from '@countersign/domain';
import { type BlobStore, type Services, type Tx, preparedText } from '../../platform/index.ts';

/** A list of an export: each page returns rows after a cursor; `row` has exactly the fields that are exported. */
export interface DataList {
  readonly path: string;
  readonly page: (tx: Tx, owner: string, after: string) => Promise<{ cursor: string; row: Record<string, unknown> }[]>;
}

const ROWS_AT_ONCE = 500;
const FIRST = '00000000-0000-0000-0000-000000000000';

/**
 * @param fields SQL of the exported fields, `'name', value` in pairs: nothing else leaves, secrets and hashes least of all
 * @param from SQL of tables and condition, with $1 for the owner
 * @param id SQL of the uuid by which rows are paged
 */
export function dataList(path: string, fields: string, from: string, id = 'id'): DataList {
  const text = `select ${id}::text as cursor, json_build_object(${fields}) as row from ${from}
    and ${id} > $2::uuid order by ${id} limit ${ROWS_AT_ONCE}`;
  const read = preparedText<{ cursor: string; row: Record<string, unknown> }>(text);
  return { path, page: (tx, owner, after) => read(tx, [owner, after]) };
}

/** Ids become wsids of these kinds, as everywhere at the edge. */
const KINDS: Readonly<Record<string, WsidKind>> = {
  userWsid: 'user',
  memberWsid: 'enterpriseUser',
  enterpriseWsid: 'enterprise',
  envelopeWsid: 'envelope',
  sessionWsid: 'session',
  roleWsid: 'role',
  departmentWsid: 'department',
  parentWsid: 'department',
  officeSealWsid: 'officeSeal',
  certificateEnvelopeWsid: 'envelope',
  labelWsid: 'label',
  personSealWsid: 'personSeal',
  bstWsid: 'bst',
};

const presented = (row: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(row).map(([key, value]) => {
      const kind = KINDS[key];
      return [key, kind !== undefined && typeof value === 'string' ? toWsid(kind, value) : value];
    }),
  );

/** Every row of a list, read page by page. */
async function* rowsOf(db: Services['db'], { page }: DataList, owner: string): AsyncGenerator<Record<string, unknown>> {
  for (let after = FIRST; ;) {
    const rows = await db.withTx((tx) => page(tx, owner, after));
    for (const { row } of rows) yield presented(row);
    const last = rows.at(-1);
    if (last === undefined || rows.length < ROWS_AT_ONCE) return;
    after = last.cursor;
  }
}

/** Stores a list as a JSON array, one row a line. */
export async function storeList(
  { db, blobs }: { readonly db: Services['db']; readonly blobs: BlobStore },
  list: DataList,
  owner: string,
): Promise<{ path: string; sha256: string; bytes: number }> {
  const { digest, size } = await blobs.put(Readable.from(lines(rowsOf(db, list, owner))));
  return { path: list.path, sha256: digest, bytes: size };
}

async function* lines(rows: AsyncIterable<Record<string, unknown>>): AsyncGenerator<Buffer> {
  let before = '[\n';
  for await (const row of rows) {
    yield Buffer.from(before + JSON.stringify(row));
    before = ',\n';
  }
  yield Buffer.from(before === '[\n' ? '[]\n' : '\n]\n');
}
