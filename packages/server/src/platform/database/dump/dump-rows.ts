import { createHash } from 'node:crypto';
import type pg from 'pg';
import { type DumpTable, quoted } from './dump-tables.ts';

/** The values of a row in the order of the columns, as PostgreSQL writes them as text. */
export type DumpRow = readonly (string | null)[];

/** Rows that are read or written at once have about this many characters. */
const BATCH_CHARS = 2 << 20;
const BATCH_ROWS = { first: 100, most: 5000 };

/** Values have the same text whatever the settings of the server, of the role and of the time zone. */
const SAME_TEXT = [
  `set local datestyle = 'ISO, YMD'`,
  `set local timezone = 'UTC'`,
  `set local intervalstyle = 'iso_8601'`,
  `set local bytea_output = 'hex'`,
  'set local extra_float_digits = 1',
  'set local statement_timeout = 0',
  'set local idle_in_transaction_session_timeout = 0',
];

/** For a transaction that dumps: to be called at its beginning. */
export async function prepareDump(client: pg.ClientBase): Promise<void> {
  for (const statement of SAME_TEXT) await client.query(statement);
}

/** An order that is the same on every server: texts by their bytes, whatever the collation of the database. */
const orderOf = ({ columns, key }: DumpTable): string =>
  key
    .map((name) => {
      const type = columns.find((column) => column.name === name)?.type ?? '';
      return /^(text|character|name)/.test(type) ? `${quoted(name)} collate "C"` : quoted(name);
    })
    .join(', ');

/** Which rows of a table are read, and other values for columns; both as SQL. */
interface Chosen {
  readonly where?: string;
  readonly values?: Readonly<Record<string, string>>;
}

/**
 * Every row, or those that are chosen, in batches, in the order of the primary key; within a transaction that `prepareDump` has
 * prepared.
 */
export async function* readRows(
  client: pg.ClientBase,
  table: DumpTable,
  { where, values = {} }: Chosen = {},
): AsyncGenerator<DumpRow[]> {
  const columns = table.columns.map(({ name }) => `(${values[name] ?? quoted(name)})::text`).join(', ');
  await client.query(
    `declare dumped no scroll cursor for select ${columns} from ${quoted(table.name)}
      ${where === undefined ? '' : `where ${where}`} order by ${orderOf(table)}`,
  );
  for (let count = BATCH_ROWS.first; ;) {
    const { rows } = await client.query<(string | null)[]>({ text: `fetch ${count} from dumped`, rowMode: 'array' });
    if (rows.length === 0) break;
    yield rows;
    const perRow = 1 + rows.reduce((sum, row) => sum + charsOf(row), 0) / rows.length;
    count = Math.max(1, Math.min(BATCH_ROWS.most, Math.floor(BATCH_CHARS / perRow)));
  }
  await client.query('close dumped');
}

const charsOf = (row: DumpRow): number => row.reduce((sum, value) => sum + (value?.length ?? 0), 0);

/** Adds rows as they are, identities included. */
export async function writeRows(client: pg.ClientBase, table: DumpTable, rows: readonly DumpRow[]): Promise<void> {
  for (let at = 0; at < rows.length;) {
    const from = at;
    for (let chars = 0; at < rows.length && (at === from || chars < BATCH_CHARS); at += 1)
      chars += charsOf(rows[at] ?? []);
    const batch = rows.slice(from, at);
    await client.query(
      insertOf(table),
      table.columns.map((_column, index) => batch.map((row) => row[index] ?? null)),
    );
  }
}

function insertOf({ name, columns }: DumpTable): string {
  const names = columns.map((column) => quoted(column.name)).join(', ');
  const values = columns.map(({ type }, at) => `c${at}::${type}`).join(', ');
  const lists = columns.map((_column, at) => `$${at + 1}::text[]`).join(', ');
  const aliases = columns.map((_column, at) => `c${at}`).join(', ');
  return `insert into ${quoted(name)} (${names}) overriding system value
    select ${values} from unnest(${lists}) with ordinality as given (${aliases}, place) order by place`;
}

/** The number of rows and a digest of all of them: equal exactly if every value of every row is equal. */
export interface TableSum {
  readonly rows: number;
  /** SHA-256 over one line of JSON for each row, hexadecimal. */
  readonly sha256: string;
}

/** Computes the sum of a table while its rows are read. */
export class TableChecksum {
  #rows = 0;
  readonly #hash = createHash('sha256');

  /** Returns the lines of these rows, which are what is hashed. */
  add(rows: readonly DumpRow[]): string {
    const lines = rows.map((row) => `${JSON.stringify(row)}\n`).join('');
    this.#rows += rows.length;
    this.#hash.update(lines);
    return lines;
  }

  sum(): TableSum {
    return { rows: this.#rows, sha256: this.#hash.copy().digest('hex') };
  }
}

/** Reads a whole table for its sum. */
export async function sumTable(client: pg.ClientBase, table: DumpTable): Promise<TableSum> {
  const checksum = new TableChecksum();
  for await (const rows of readRows(client, table)) checksum.add(rows);
  return checksum.sum();
}
