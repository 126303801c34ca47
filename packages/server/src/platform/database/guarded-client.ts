import pg from 'pg';
import { type TransactionName, nameTransaction } from './postgres.ts';
import { type Statement, statementOf } from './statements.ts';
import { noteStatement } from './trace.ts';

const CONNECTION_CODES = /^(ECONN|EPIPE|ETIMEDOUT|EHOST|ENET|ENOTFOUND|EAI_|ENOENT|EMBEDDED_DOWN)/;
/** Messages of pg for a connection that is gone or was given up. */
const CONNECTION_WORDS = /connection terminated|not queryable|read timeout|timeout exceeded|timeout expired/i;
/**
 * Classes and codes with which the server itself ends a session (PostgreSQL, appendix A), and with which a standby refuses
 * to write: after a failover the connection leads to the wrong server.
 */
const SESSION_END_CODES = /^(08|57P0[1-5]|25P0[34]|25006)/;

/** Whether the connection that threw this can no longer be used. */
function endsConnection(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, severity } = error as { code?: string; severity?: string };
  if (error instanceof pg.DatabaseError)
    return severity === 'FATAL' || severity === 'PANIC' || SESSION_END_CODES.test(code ?? '');
  return CONNECTION_CODES.test(code ?? '') || CONNECTION_WORDS.test(error.message);
}

/** The server answered a commit by rolling back: a statement of the transaction had failed, and the failure was ignored. */
class RolledBackError extends Error {
  override readonly name = 'RolledBackError';
  constructor() {
    super('the transaction was committed after one of its statements had failed, and the database rolled it back');
  }
}

/** The socket of a client, which pg does not declare. */
interface Corkable {
  readonly connection: { readonly stream: { cork(): void; uncork(): void } };
}

const NOTHING = { command: 'BEGIN', rowCount: null, oid: 0, fields: [], rows: [] };

/**
 * The connection as one transaction sees it, used by drizzle as a client: it records when the connection is lost, does not
 * wait for a lost one, and reads the id of the transaction before it commits (security 62). The beginning of a transaction
 * is sent with its first statement, and nobody waits for the end of one that has only read.
 */
export class GuardedClient {
  readonly #client: pg.PoolClient;
  readonly #stream: Corkable['connection']['stream'];
  readonly #canBeNamed: boolean;
  #lost: Error | null = null;
  #committing: TransactionName | 'UNNAMED' | null = null;
  #isCorked = false;
  #hasOnlyRead = true;
  /** The id of the open transaction, asked for together with its first write. */
  #name: Promise<TransactionName | null> | null = null;

  /** @param canBeNamed whether the database can tell later how a transaction ended */
  constructor(client: pg.PoolClient, canBeNamed: boolean) {
    this.#client = client;
    this.#stream = (client as unknown as Corkable).connection.stream;
    this.#canBeNamed = canBeNamed;
  }

  /** The error that the connection was lost by; null while it works. */
  get lost(): Error | null {
    return this.#lost;
  }

  /** The transaction whose COMMIT was sent and not answered; null where there is none, or where it wrote nothing. */
  get committing(): TransactionName | 'UNNAMED' | null {
    return this.#committing;
  }

  async query(query: pg.QueryConfig, values?: unknown[]): Promise<pg.QueryResult> {
    if (this.#lost !== null) throw this.#lost;
    if (query.text === 'begin') return this.#begin();
    try {
      return query.text === 'commit' ? await this.#commit() : await this.#execute(query, values);
    } catch (error) {
      this.#note(error);
      throw error;
    }
  }

  #begin(): pg.QueryResult {
    this.#hasOnlyRead = true;
    this.#name = null;
    this.#committing = null;
    this.#cork();
    noteStatement('begin');
    this.#client.query('begin').catch((error: unknown) => this.#note(error));
    return NOTHING;
  }

  async #execute(query: pg.QueryConfig, values: unknown[] | undefined): Promise<pg.QueryResult> {
    const statement = statementOf(query.text);
    noteStatement(query.text);
    const result = this.#client.query(this.#prepared(query, statement), values);
    if (!statement.isRead) this.#nameWriter();
    this.#uncork();
    return result;
  }

  /** pg types its `name` as a string where it is present. */
  #prepared(query: pg.QueryConfig, { name }: Statement): pg.QueryConfig {
    return name === null ? query : { ...query, name };
  }

  #nameWriter(): void {
    this.#hasOnlyRead = false;
    if (!this.#canBeNamed || this.#name !== null) return;
    // Sent with the statement; fails where that does.
    this.#name = nameTransaction(this.#client).catch(() => null);
  }

  async #commit(): Promise<pg.QueryResult> {
    if (this.#hasOnlyRead) return this.#end();
    const name = this.#canBeNamed ? ((await this.#name) ?? (await nameTransaction(this.#client))) : 'UNNAMED';
    this.#committing = name;
    noteStatement('commit');
    const answer = this.#client.query('commit');
    this.#uncork();
    const result = await answer;
    this.#committing = null;
    if (result.command === 'ROLLBACK') throw new RolledBackError();
    return result;
  }

  /**
   * Ends a transaction that has changed nothing: there is nothing to lose. It is sent with the next transaction of this
   * connection if that begins at once.
   */
  #end(): pg.QueryResult {
    this.#cork();
    noteStatement('commit');
    this.#client.query('commit').catch((error: unknown) => this.#note(error));
    setImmediate(() => this.#uncork());
    return NOTHING;
  }

  #cork(): void {
    if (this.#isCorked) return;
    this.#isCorked = true;
    this.#stream.cork();
  }

  #uncork(): void {
    if (!this.#isCorked) return;
    this.#isCorked = false;
    this.#stream.uncork();
  }

  #note(error: unknown): void {
    if (!endsConnection(error) || this.#lost !== null) return;
    this.#lost = error as Error;
    this.#uncork();
    // Aborts a statement that the server does not answer; statements queued behind it fail at once.
    void this.#client.end().catch(() => {});
  }
}
