import type pg from 'pg';
import { type DumpRow, type TableSum, prepareDump, sumTable, writeRows } from './dump-rows.ts';
import { type DumpSequence, type DumpTable, quoted, readTables } from './dump-tables.ts';

/** A table of a dump: its columns, its rows, and what they must add up to. */
export interface GivenTable {
  readonly table: DumpTable;
  readonly sum: TableSum;
  rows(): AsyncIterable<readonly DumpRow[]>;
}

export interface GivenContent {
  readonly tables: readonly GivenTable[];
  readonly sequences: readonly DumpSequence[];
}

/** The content of a dump does not fit this database, or has arrived changed. */
export class ContentError extends Error {
  override readonly name = 'ContentError';
}

interface ReplaceOptions {
  /** Tables that stay as they are. */
  readonly kept: readonly string[];
  /** Called within the transaction, before anything is changed. */
  readonly onBegin?: (client: pg.ClientBase) => Promise<void>;
  readonly onTable?: (name: string) => void;
}

/**
 * Replaces the content of all tables, except `kept`, by that of a dump, and reads it back: every row and byte must be as in the
 * dump. All of it is one transaction, so that a kill leaves the database as it was.
 * @throws ContentError
 */
export async function replaceContent(
  client: pg.ClientBase,
  given: GivenContent,
  { kept, onBegin = async () => {}, onTable = () => {} }: ReplaceOptions,
): Promise<void> {
  await client.query('begin');
  try {
    await prepareDump(client);
    await onBegin(client);
    const own = (await readTables(client)).filter(({ name }) => !kept.includes(name));
    demandSame(own, given);
    const references = await dropReferences(client);
    await client.query(`truncate ${own.map(({ name }) => quoted(name)).join(', ')}`);
    for (const { table, rows } of given.tables) {
      onTable(table.name);
      for await (const batch of rows()) await writeRows(client, table, batch);
    }
    for (const { table, sum } of given.tables) demandSum(table.name, sum, await sumTable(client, table));
    // References are checked against all rows when they are added.
    for (const { relation, name, definition } of references)
      await client.query(`alter table ${relation} add constraint ${quoted(name)} ${definition}`);
    for (const { name, last } of given.sequences)
      if (last !== null) await client.query('select setval($1::regclass, $2::bigint)', [quoted(name), last]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  }
}

function demandSame(own: readonly DumpTable[], { tables }: GivenContent): void {
  const described = ({ name, columns }: DumpTable): string =>
    `${name} (${columns.map((column) => `${column.name} ${column.type}`).join(', ')})`;
  const here = new Set(own.map(described));
  const there = new Set(tables.map(({ table }) => described(table)));
  const odd = [...there].find((one) => !here.has(one)) ?? [...here].find((one) => !there.has(one));
  if (odd !== undefined) throw new ContentError(`the database has another schema than the content: ${odd}`);
}

function demandSum(name: string, wanted: TableSum, found: TableSum): void {
  if (found.rows === wanted.rows && found.sha256 === wanted.sha256) return;
  throw new ContentError(
    `${name}: ${found.rows} rows with the digest ${found.sha256} were written, not ${wanted.rows} with ${wanted.sha256}`,
  );
}

interface Reference {
  readonly relation: string;
  readonly name: string;
  readonly definition: string;
}

/** Foreign keys would demand an order of the rows, also within one table. */
async function dropReferences(client: pg.ClientBase): Promise<Reference[]> {
  const { rows } = await client.query<Reference>(`
    select conrelid::regclass::text as relation, conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0
    order by conrelid, conname`);
  for (const { relation, name } of rows) await client.query(`alter table ${relation} drop constraint ${quoted(name)}`);
  return rows;
}
