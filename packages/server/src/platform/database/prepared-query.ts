import { Column, Placeholder, Param, SQL, getTableColumns, is, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import * as drizzleUtils from 'drizzle-orm/utils';
import type pg from 'pg';
import type { Tx } from './database.ts';
import { type Change, MOST_COLUMNS, type Question, pieceId } from './merged.ts';
import { type EffectsOf, answerOf, ask, clientOf, named } from './sending.ts';
import { isPlainRead } from './statements.ts';
import type { Writing } from './turn.ts';

interface Preparable<R> {
  prepare(name: string): { execute(values: Record<string, unknown>): Promise<R> };
}

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
  /** Where its rows can be asked for together with others. */
  readonly question: Question | null;
  readonly change: Change;
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
  const query = fields === undefined ? rawQueryConfig : queryConfig;
  const piece = { id: pieceId(), query: query as pg.QueryConfig & { text: string }, size: params.length };
  const isQuestion = fields !== undefined && isReadableInJson(fields) && isPlainRead(query.text);
  return {
    query,
    valuesOf: (values) => givers.map((give) => give(values)),
    rowOf: fields === undefined ? null : rowMaker(fields, built.joinsNotNullableMap),
    question: isQuestion ? { ...piece, columns: fields.length, ...bytesIn(fields) } : null,
    change: { ...piece, before: [], rest: query.text, returns: fields?.length ?? null },
  };
}

/** Types of which drizzle makes the same values whether the database writes them as text or in JSON. */
const SAME_IN_JSON =
  /^(uuid|text|boolean|smallint|integer|bigint|inet|double precision|real|jsonb|date|timestamp with time zone)(\[\])*$/;

const isBytes = (field: Selected['field']): boolean => is(field, Column) && field.getSQLType() === 'bytea';

function bytesIn(fields: readonly Selected[]): Pick<Question, 'bytes'> {
  const places = fields.flatMap(({ field }, at) => (isBytes(field) ? [at] : []));
  return places.length === 0 ? {} : { bytes: places };
}

const isReadableInJson = (fields: readonly Selected[]): boolean =>
  fields.length <= MOST_COLUMNS &&
  fields.every(({ field }) =>
    is(field, Column)
      ? isBytes(field) || SAME_IN_JSON.test(field.getSQLType())
      : is(field, SQL) && decoderOf(field).mapFromDriverValue === Number,
  );

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
    const { question, query, rowOf, valuesOf } = compiled;
    const given = valuesOf(values);
    if (question === null || rowOf === null) return rowsFrom(compiled, await ask(tx, query, given)) as R;
    const rows = await named(query, given, clientOf(tx).ask(question, given));
    return (rows as unknown[][]).map(rowOf) as R;
  };
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
 * @param effects for one that can be one statement with others
 */
export function preparedInsert<T extends PgTable, K extends keyof T['$inferInsert'] & string, R>(
  table: T,
  names: readonly K[],
  insert: (tx: Tx, values: T['$inferInsert']) => Preparable<R>,
  effects?: EffectsOf<Pick<T['$inferInsert'], K>>,
): Insertion<Pick<T['$inferInsert'], K>, R> {
  const columns: Readonly<Record<string, PgColumn>> = getTableColumns(table);
  // The columns of a prepared query would convert null as well.
  const values = Object.fromEntries(names.map((name) => [name, sql`${sql.placeholder(name)}`]));
  const compiledFor = compiledOnce((tx) => insert(tx, values as T['$inferInsert']));
  const valuesOf = (compiled: Compiled, row: Pick<T['$inferInsert'], K>): unknown[] =>
    compiled.valuesOf(Object.fromEntries(names.map((name) => [name, driverValue(columns[name], row[name])])));
  const writing = (compiled: Compiled, row: Pick<T['$inferInsert'], K>, of: EffectsOf<typeof row>): Writing => ({
    ...of(row),
    change: compiled.change,
    values: valuesOf(compiled, row),
  });
  const execute = async (tx: Tx, row: Pick<T['$inferInsert'], K>): Promise<R> => {
    const compiled = compiledFor(tx);
    if (effects !== undefined && compiled.rowOf === null) {
      await clientOf(tx).write(writing(compiled, row, effects));
      return undefined as R;
    }
    return rowsFrom(compiled, await ask(tx, compiled.query, valuesOf(compiled, row))) as R;
  };
  const send = async (tx: Tx, row: Pick<T['$inferInsert'], K>): Promise<R> => {
    const compiled = compiledFor(tx);
    const { rowOf } = compiled;
    if (effects !== undefined && rowOf !== null) {
      const rows = await answerOf(tx, writing(compiled, row, effects));
      return (rows as unknown[][]).map(rowOf) as R;
    }
    return rowsFrom(compiled, await clientOf(tx).send(compiled.query, valuesOf(compiled, row))) as R;
  };
  return Object.assign(execute, { send });
}

type Values<T extends PgTable> = Partial<T['$inferInsert']>;

/**
 * A change of some columns of rows, whose text is built once for each choice of columns; a value that is undefined is left as it is.
 * @param update names the table again, and the rows by placeholders that have not the names of columns of `table`
 */
export function preparedUpdate<T extends PgTable, W extends Record<string, string>>(
  table: T,
  update: (tx: Tx, set: Values<T>) => Preparable<unknown>,
  effects?: EffectsOf<{ readonly where: W; readonly change: Values<T> }>,
): (tx: Tx, where: W, change: Values<T>) => Promise<void> {
  const choices = byChoice(table, (tx, set) => update(tx, set as Values<T>));
  const kind = pieceId();
  const writing = (tx: Tx, where: W, change: Values<T>, of: NonNullable<typeof effects>): Writing & Changing<T> => {
    const { compiled, values } = choices(tx, change, where);
    return {
      ...of({ where, change }),
      of: `${kind} ${Object.values(where).join(' ')}`,
      change: compiled.change,
      values,
      set: change,
      join: (later) => writing(tx, where, { ...change, ...given((later as Writing & Changing<T>).set) }, of),
    };
  };
  return async (tx, where, change) => {
    if (!Object.values(change).some((value) => value !== undefined)) return;
    if (effects !== undefined) return clientOf(tx).write(writing(tx, where, change, effects));
    const { compiled, values } = choices(tx, change, where);
    await ask(tx, compiled.query, values);
  };
}

interface Changing<T extends PgTable> {
  readonly set: Values<T>;
}

const given = <V extends object>(values: V): V =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as V;

/**
 * An insertion of one row, whose text is built once for each choice of columns; the others get their defaults.
 * @param insert names the table again
 */
export function preparedRow<T extends PgTable, R>(
  table: T,
  insert: (tx: Tx, values: T['$inferInsert']) => Preparable<R>,
  effects?: EffectsOf<T['$inferInsert']>,
): (tx: Tx, row: T['$inferInsert']) => Promise<R> {
  const choices = byChoice(table, (tx, values) => insert(tx, values as T['$inferInsert']));
  return async (tx, row) => {
    const { compiled, values } = choices(tx, row, {});
    if (effects === undefined || compiled.rowOf !== null)
      return rowsFrom(compiled, await ask(tx, compiled.query, values)) as R;
    await clientOf(tx).write({ ...effects(row), change: compiled.change, values });
    return undefined as R;
  };
}

/** Statements of one kind with values for some columns: one for each choice of columns. */
function byChoice(
  table: PgTable,
  build: (tx: Tx, values: Record<string, unknown>) => Preparable<unknown>,
): (
  tx: Tx,
  given: object,
  more: Readonly<Record<string, unknown>>,
) => { readonly compiled: Compiled; readonly values: unknown[] } {
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
  return (tx, row, more) => {
    const entries: readonly [string, unknown][] = Object.entries(given(row));
    const one = compiledOf(entries.map(([name]) => name))(tx);
    const values = Object.fromEntries(entries.map(([name, value]) => [name, driverValue(columns[name], value)]));
    return { compiled: one, values: one.valuesOf({ ...values, ...more }) };
  };
}

const driverValue = (column: PgColumn | undefined, value: unknown): unknown =>
  value === null || value === undefined || column === undefined ? null : column.mapToDriverValue(value);
