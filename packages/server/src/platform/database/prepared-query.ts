import { type Column, Placeholder, Param, SQL, getTableColumns, is, sql } from 'drizzle-orm';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import * as drizzleUtils from 'drizzle-orm/utils';
import pg from 'pg';
import type { Database, Tx } from './database.ts';
import type { AsError, GuardedClient } from './guarded-client.ts';

interface Preparable<R> {
  prepare(name: string): { execute(values: Record<string, unknown>): Promise<R> };
}

/** The connection of a transaction. */
const clientOf = (tx: Tx): GuardedClient => (tx._.session as unknown as { readonly client: GuardedClient }).client;

/** What drizzle has built of a query. It declares none of it. */
interface Built {
  readonly queryConfig: pg.QueryConfig;
  readonly rawQueryConfig: pg.QueryConfig;
  readonly params: readonly unknown[];
  readonly fields?: readonly Selected[];
  readonly joinsNotNullableMap?: Readonly<Record<string, boolean>>;
}

interface Selected {
  readonly path: readonly string[];
  readonly field: Column | SQL | SQL.Aliased;
}

interface Decoder {
  mapFromDriverValue(value: unknown): unknown;
}

/** A statement with placeholders as text, with what its values and its rows are made of. */
interface Compiled {
  readonly query: pg.QueryConfig;
  readonly valuesOf: (values: Readonly<Record<string, unknown>>) => unknown[];
  readonly rowOf: RowMaker | null;
}

type RowMaker = (row: readonly unknown[]) => Record<string, unknown>;

/** Makes rows of any shape; drizzle does not declare it. */
const { mapResultRow } = drizzleUtils as unknown as {
  mapResultRow(
    fields: readonly Selected[],
    row: readonly unknown[],
    joins: Built['joinsNotNullableMap'],
  ): ReturnType<RowMaker>;
};

function compile(built: Built): Compiled {
  const { fields, params, queryConfig, rawQueryConfig } = built;
  const givers = params.map(giverOf);
  return {
    query: fields === undefined ? rawQueryConfig : queryConfig,
    valuesOf: (values) => givers.map((give) => give(values)),
    rowOf: fields === undefined ? null : rowMaker(fields, built.joinsNotNullableMap),
  };
}

function giverOf(param: unknown): (values: Readonly<Record<string, unknown>>) => unknown {
  if (is(param, Placeholder)) return (values) => demandValue(values, param.name as string);
  if (!is(param, Param) || !is(param.value, Placeholder)) return () => param;
  const { encoder, value } = param;
  return (values) => encoder.mapToDriverValue(demandValue(values, value.name as string));
}

function demandValue(values: Readonly<Record<string, unknown>>, name: string): unknown {
  if (!(name in values)) throw new Error(`there is no value for the placeholder ${name}`);
  return values[name];
}

function rowMaker(fields: readonly Selected[], joins: Built['joinsNotNullableMap']): RowMaker {
  if (fields.some(({ path }) => path.length > 1)) return (row) => mapResultRow(fields, row, joins);
  const columns = fields.map(({ path, field }) => ({ name: path[0] ?? '', decoder: decoderOf(field) }));
  return (row) => {
    const made: Record<string, unknown> = {};
    for (const [at, { name, decoder }] of columns.entries()) {
      const value = row[at];
      made[name] = value === null ? null : decoder.mapFromDriverValue(value);
    }
    return made;
  };
}

function decoderOf(field: Selected['field']): Decoder {
  if (is(field, SQL)) return (field as unknown as { readonly decoder: Decoder }).decoder;
  if (is(field, SQL.Aliased)) return (field.sql as unknown as { readonly decoder: Decoder }).decoder;
  return field as unknown as Decoder;
}

/** Built with the first call: the text is the same on every connection, and so is what it returns. */
function compiledOnce<R>(build: (tx: Tx) => Preparable<R>): (tx: Tx) => Compiled {
  let compiled: Compiled | undefined;
  return (tx) => (compiled ??= compile(build(tx).prepare('') as unknown as Built));
}

const rowsFrom = ({ rowOf }: Compiled, result: pg.QueryResult): unknown =>
  rowOf === null ? result : (result.rows as unknown[][]).map(rowOf);

/**
 * A query with placeholders (`sql.placeholder`) that drizzle builds once, for those that run many times in every act.
 */
export function prepared<V extends Record<string, unknown>, R>(
  build: (tx: Tx) => Preparable<R>,
): (tx: Tx, values: V) => Promise<R> {
  const compiledFor = compiledOnce(build);
  return async (tx, values) => {
    const compiled = compiledFor(tx);
    const result = await ask(tx, compiled.query, compiled.valuesOf(values));
    return rowsFrom(compiled, result) as R;
  };
}

/** Drizzle throws a failed statement so. */
async function ask(tx: Tx, query: pg.QueryConfig, values: unknown[]): Promise<pg.QueryResult> {
  try {
    return await clientOf(tx).query(query, values);
  } catch (error) {
    throw new DrizzleQueryError(query.text, values, error as Error);
  }
}

/** An insertion whose values are given by column. */
interface Insertion<Row, R> {
  (tx: Tx, row: Row): Promise<R>;
  /** Sends it at once; the transaction does not wait for the answer before its commit is sent. */
  send(tx: Tx, row: Row): Promise<R>;
}

/**
 * An insertion of one row with values for these columns, whose text is built once.
 * @param insert names the table again, as every statement that writes one does: from that follows which feature owns it
 */
export function preparedInsert<T extends PgTable, K extends keyof T['$inferInsert'] & string, R>(
  table: T,
  names: readonly K[],
  insert: (tx: Tx, values: T['$inferInsert']) => Preparable<R>,
): Insertion<Pick<T['$inferInsert'], K>, R> {
  const columns: Readonly<Record<string, PgColumn>> = getTableColumns(table);
  // The columns of a prepared query would convert null as well.
  const values = Object.fromEntries(names.map((name) => [name, sql`${sql.placeholder(name)}`]));
  const compiledFor = compiledOnce((tx) => insert(tx, values as T['$inferInsert']));
  const valuesOf = (compiled: Compiled, row: Pick<T['$inferInsert'], K>): unknown[] =>
    compiled.valuesOf(Object.fromEntries(names.map((name) => [name, driverValue(columns[name], row[name])])));
  const execute = async (tx: Tx, row: Pick<T['$inferInsert'], K>): Promise<R> => {
    const compiled = compiledFor(tx);
    return rowsFrom(compiled, await ask(tx, compiled.query, valuesOf(compiled, row))) as R;
  };
  const send = async (tx: Tx, row: Pick<T['$inferInsert'], K>): Promise<R> => {
    const compiled = compiledFor(tx);
    return rowsFrom(compiled, await clientOf(tx).send(compiled.query, valuesOf(compiled, row))) as R;
  };
  return Object.assign(execute, { send });
}

type Change<T extends PgTable> = Partial<T['$inferInsert']>;

/**
 * A change of some columns of rows, whose text is built once for each choice of columns; a value that is undefined is left as it is.
 * @param update names the table again, and the rows by placeholders that have not the names of columns of `table`
 */
export function preparedUpdate<T extends PgTable, W extends Record<string, string>>(
  table: T,
  update: (tx: Tx, set: Change<T>) => Preparable<unknown>,
): (tx: Tx, where: W, change: Change<T>) => Promise<void> {
  const run = byChoice(table, (tx, set) => update(tx, set as Change<T>));
  return async (tx, where, change) => {
    if (Object.values(change).some((value) => value !== undefined)) await run(tx, change, where);
  };
}

/**
 * An insertion of one row, whose text is built once for each choice of columns; the others get their defaults.
 * @param insert names the table again
 */
export function preparedRow<T extends PgTable, R>(
  table: T,
  insert: (tx: Tx, values: T['$inferInsert']) => Preparable<R>,
): (tx: Tx, row: T['$inferInsert']) => Promise<R> {
  const run = byChoice(table, (tx, values) => insert(tx, values as T['$inferInsert']));
  return async (tx, row) => (await run(tx, row, {})) as R;
}

/** Statements of one kind with values for some columns: one for each choice of columns. */
function byChoice(
  table: PgTable,
  build: (tx: Tx, values: Record<string, unknown>) => Preparable<unknown>,
): (tx: Tx, given: object, more: Readonly<Record<string, unknown>>) => Promise<unknown> {
  const columns: Readonly<Record<string, PgColumn>> = getTableColumns(table);
  const compiled = new Map<string, (tx: Tx) => Compiled>();
  const compiledOf = (names: readonly string[]): ((tx: Tx) => Compiled) => {
    const choice = names.join(' ');
    const found = compiled.get(choice);
    if (found !== undefined) return found;
    const placeholders = Object.fromEntries(names.map((name) => [name, sql`${sql.placeholder(name)}`]));
    const made = compiledOnce((tx) => build(tx, placeholders));
    compiled.set(choice, made);
    return made;
  };
  return async (tx, given, more) => {
    const entries: readonly [string, unknown][] = Object.entries(given).filter(([, value]) => value !== undefined);
    const one = compiledOf(entries.map(([name]) => name))(tx);
    const values = Object.fromEntries(entries.map(([name, value]) => [name, driverValue(columns[name], value)]));
    return rowsFrom(one, await ask(tx, one.query, one.valuesOf({ ...values, ...more })));
  };
}

const driverValue = (column: PgColumn | undefined, value: unknown): unknown =>
  value === null || value === undefined || column === undefined ? null : column.mapToDriverValue(value);

const { TIMESTAMPTZ, TIMESTAMP, DATE, INTERVAL } = pg.types.builtins;
/** Of the arrays of these types (PostgreSQL, pg_type.dat). */
const ARRAYS = [1115, 1182, 1185, 1187, 1231];
const LEFT_AS_TEXT: ReadonlySet<number> = new Set([TIMESTAMPTZ, TIMESTAMP, DATE, INTERVAL, ...ARRAYS]);
/** Instants stay text, as in the rows of drizzle: columns are read in the same way by each statement with the same text. */
const types = {
  getTypeParser: (id: number, format?: 'text' | 'binary') =>
    LEFT_AS_TEXT.has(id) ? String : pg.types.getTypeParser(id, format as 'text'),
} as pg.CustomTypesConfig;

/** A statement in SQL. */
interface TextStatement<R> {
  (tx: Tx, values: readonly unknown[]): Promise<R[]>;
  /**
   * Sends it at once; the transaction does not wait for the answer before its commit is sent. Where the statement fails, the
   * transaction does, with the error that `asError` makes of it.
   */
  send(tx: Tx, values: readonly unknown[], asError?: AsError): Promise<R[]>;
}

/**
 * A statement in SQL whose text is written once, for statements that drizzle cannot write.
 * @returns the rows, as the driver reads them; none of a statement that returns none
 */
export function preparedText<R>(text: string): TextStatement<R> {
  const query = { text, types };
  const execute = async (tx: Tx, values: readonly unknown[]): Promise<R[]> =>
    (await ask(tx, query, [...values])).rows as R[];
  const send = async (tx: Tx, values: readonly unknown[], asError?: AsError): Promise<R[]> =>
    (await clientOf(tx).send(query, [...values], asError)).rows as R[];
  return Object.assign(execute, { send });
}

/**
 * Runs one statement (`preparedText`) in a transaction of its own whose commit is sent together with it.
 * @returns its answer once it is committed
 */
export async function runAlone<R>(db: Pick<Database, 'withTx'>, statement: (tx: Tx) => Promise<R>): Promise<R> {
  const sent: { answer: Promise<R> | null } = { answer: null };
  await db.withTx(async (tx) => {
    sent.answer = statement(tx);
    // Where it fails, so does the commit, which is waited for first.
    sent.answer.catch(() => {});
  });
  return sent.answer as Promise<R>;
}
