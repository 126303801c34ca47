import pg from 'pg';

/** How the columns of a statement are read, as pg keeps it in a result. */
interface Columns {
  fields: readonly unknown[];
  _parsers: readonly unknown[] | undefined;
  _prebuiltEmptyResultObject: object | null;
}

/**
 * What is known of the columns of a prepared statement, by the form of its rows. A text returns the same columns on every
 * connection: the schema does not change while the server runs.
 */
export type KnownColumns = Map<'array' | undefined, Columns>;

type Callback = (error: Error | undefined, result: pg.QueryResult) => void;

/** The parts of pg's query that it does not declare. */
interface InnerQuery extends pg.Submittable {
  readonly _rowMode: 'array' | undefined;
  readonly _result: Columns;
  _accumulateRows: boolean;
  prepare(connection: pg.Connection): void;
  handleCommandComplete(message: unknown, connection: pg.Connection): void;
}
const Query = pg.Query as unknown as new (
  config: pg.QueryConfig,
  values: unknown[] | undefined,
  callback: Callback,
) => InnerQuery;

/** What a connection is for a query that asks for no description of its columns. */
const silent = new WeakMap<pg.Connection, pg.Connection>();
function withoutDescribe(connection: pg.Connection): pg.Connection {
  const known = silent.get(connection);
  if (known !== undefined) return known;
  const made = Object.create(connection, { describe: { value: () => {} } }) as pg.Connection;
  silent.set(connection, made);
  return made;
}

/** A prepared statement whose columns the database describes with its first execution only. */
class DescribedQuery extends Query {
  readonly #known: KnownColumns;

  constructor(query: pg.QueryConfig, values: unknown[] | undefined, known: KnownColumns, callback: Callback) {
    super(query, values, callback);
    this.#known = known;
  }

  override prepare(connection: pg.Connection): void {
    const columns = this.#known.get(this._rowMode);
    if (columns === undefined) return super.prepare(connection);
    Object.assign(this._result, columns);
    this._accumulateRows = true;
    super.prepare(withoutDescribe(connection));
  }

  override handleCommandComplete(message: unknown, connection: pg.Connection): void {
    if (!this.#known.has(this._rowMode)) {
      const { fields, _parsers, _prebuiltEmptyResultObject } = this._result;
      this.#known.set(this._rowMode, { fields, _parsers, _prebuiltEmptyResultObject });
    }
    super.handleCommandComplete(message, connection);
  }
}

/** Executes a prepared statement; `query` has its name. */
export const executeDescribed = (
  client: pg.PoolClient,
  query: pg.QueryConfig,
  values: unknown[] | undefined,
  known: KnownColumns,
): Promise<pg.QueryResult> =>
  new Promise((resolve, reject) => {
    const answered: Callback = (error, result) => (error ? reject(error) : resolve(result));
    client.query(new DescribedQuery(query, values, known, answered));
  });
