import pg from 'pg';
import type { Database, Tx } from './database.ts';
import type { AsError } from './guarded-client.ts';
import { type Change, type Effects, pieceId } from './merged.ts';
import { type EffectsOf, answerOf, ask, clientOf, named } from './sending.ts';
import type { Writing } from './turn.ts';

const { TIMESTAMPTZ, TIMESTAMP, DATE, INTERVAL } = pg.types.builtins;
/** Of the arrays of these types (PostgreSQL, pg_type.dat). */
const ARRAYS = [1115, 1182, 1185, 1187, 1231];
const LEFT_AS_TEXT: ReadonlySet<number> = new Set([TIMESTAMPTZ, TIMESTAMP, DATE, INTERVAL, ...ARRAYS]);
/** Instants stay text, as in the rows of drizzle: columns are read in the same way by each statement with the same text. */
const types = {
  getTypeParser: (id: number, format?: 'text' | 'binary') =>
    LEFT_AS_TEXT.has(id) ? String : pg.types.getTypeParser(id, format as 'text'),
} as pg.CustomTypesConfig;

/** A query in SQL whose text is written once, and which is asked for together with others. */
export function preparedQuestion<R>(text: string, size: number): (tx: Tx, values: readonly unknown[]) => Promise<R[]> {
  const question = { id: pieceId(), query: { text, types }, size, columns: 'BY_NAME' as const };
  return (tx, values) => named(question.query, [...values], clientOf(tx).ask(question, values)) as Promise<R[]>;
}

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

interface ChangeText {
  readonly text: string;
  /** Common table expressions that change rows too, by names that no other change has. */
  readonly before?: Readonly<Record<string, string>>;
  readonly size: number;
}

/** A change in SQL whose text is written once, and which can be one statement with others. */
export function preparedChange(
  { text, before = {}, size }: ChangeText,
  effects: EffectsOf<readonly unknown[]>,
): (tx: Tx, values: readonly unknown[]) => Promise<void> {
  const change = changeOf({ text, before, size }, null);
  return (tx, values) => clientOf(tx).write({ ...effectsWith(before, effects(values)), change, values });
}

/** The same with rows as its answer, which the transaction does not wait for before its commit is sent. */
export function preparedAnswer<R>(
  { text, before = {}, size }: ChangeText,
  effects: EffectsOf<readonly unknown[]>,
): (tx: Tx, values: readonly unknown[], asError?: AsError) => Promise<R[]> {
  const change = changeOf({ text, before, size }, 'BY_NAME');
  return (tx, values, asError) =>
    answerOf(tx, { ...effectsWith(before, effects(values)), change, values, asError }) as Promise<R[]>;
}

const DIVISION_BY_ZERO = '22012';
/**
 * Whether a statement failed by `select 1 / count(*)`: it divides by the number of rows on which its transaction depends, so that
 * the transaction fails where there is none.
 */
export const isOfNoRow = (error: unknown): boolean => (error as { readonly code?: unknown }).code === DIVISION_BY_ZERO;

/** Two changes whose expressions have the same names are no one statement. */
const effectsWith = (before: object, { writes, reads = [] }: Effects): Effects => ({
  writes: [...writes, ...Object.keys(before).map((name) => `expression ${name}`)],
  reads,
});

function changeOf({ text, before = {}, size }: ChangeText, returns: Change['returns']): Change {
  const tables = Object.entries(before);
  const all = tables.map(([name, table]) => `${name} as (${table})`).join(', ');
  const query = { text: tables.length === 0 ? text : `with ${all} ${text}`, types };
  return { id: pieceId(), query, size, before: tables, rest: text, returns };
}

/**
 * An insertion of rows in SQL whose parameters are arrays with one value for each row: what one turn of the event loop inserts is
 * one statement.
 */
export function preparedRows(
  { text, before = {}, size }: ChangeText,
  effects: EffectsOf<readonly (readonly unknown[])[]>,
): (tx: Tx, columns: readonly (readonly unknown[])[]) => Promise<void> {
  const change = changeOf({ text, before, size }, null);
  const of = `${change.id}`;
  const writing = (columns: readonly (readonly unknown[])[]): Writing => ({
    ...effectsWith(before, effects(columns)),
    of,
    change,
    values: columns,
    join: ({ values }) => writing(columns.map((column, at) => [...column, ...(values[at] as readonly unknown[])])),
  });
  return (tx, columns) => clientOf(tx).write(writing(columns));
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
