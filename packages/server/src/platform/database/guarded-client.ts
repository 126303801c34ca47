import pg from 'pg';
import { type TransactionName, nameTransaction } from './postgres.ts';

const CONNECTION_CODES = /^(ECONN|EPIPE|ETIMEDOUT|EHOST|ENET|ENOTFOUND|EAI_|ENOENT|EMBEDDED_DOWN)/;
/** What pg says of a connection that is gone or was given up. */
const CONNECTION_WORDS = /connection terminated|not queryable|read timeout|timeout exceeded|timeout expired/i;
/**
 * Classes and codes by which the server itself ends a session (PostgreSQL, appendix A), and by which a standby refuses to
 * write: after a failover the connection leads to the wrong server.
 */
const SESSION_END_CODES = /^(08|57P0[1-5]|25P0[34]|25006)/;

/** Whether the connection that threw this is of no use any more. */
function endsConnection(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, severity } = error as { code?: string; severity?: string };
  if (error instanceof pg.DatabaseError)
    return severity === 'FATAL' || severity === 'PANIC' || SESSION_END_CODES.test(code ?? '');
  return CONNECTION_CODES.test(code ?? '') || CONNECTION_WORDS.test(error.message);
}

/** A commit that the server answered by rolling back: a statement of the transaction had failed, and that was overlooked. */
export class RolledBackError extends Error {
  override readonly name = 'RolledBackError';
  constructor() {
    super('the transaction was committed after a statement of it had failed, and rolled back by the database');
  }
}

/**
 * One transaction's view of its connection, as drizzle takes it for a client: it notes when the connection is lost, does
 * not wait for a lost one, and learns the name of the transaction before it commits (security 62).
 */
export class GuardedClient {
  readonly #client: pg.PoolClient;
  readonly #canBeNamed: boolean;
  #lost: Error | null = null;
  #committing: TransactionName | 'UNNAMED' | null = null;

  /** @param canBeNamed whether the database can tell later how a transaction has ended */
  constructor(client: pg.PoolClient, canBeNamed: boolean) {
    this.#client = client;
    this.#canBeNamed = canBeNamed;
  }

  /** What the connection was lost by; null while it stands. */
  get lost(): Error | null {
    return this.#lost;
  }

  /** The transaction whose COMMIT was sent and not answered; null where none was, or where it wrote nothing. */
  get committing(): TransactionName | 'UNNAMED' | null {
    return this.#committing;
  }

  async query(query: pg.QueryConfig, values?: unknown[]): Promise<pg.QueryResult> {
    if (this.#lost !== null) throw this.#lost;
    try {
      return query.text === 'commit' ? await this.#commit(query, values) : await this.#client.query(query, values);
    } catch (error) {
      if (endsConnection(error)) {
        this.#lost = error as Error;
        // Cuts off a statement that the server is silent about; what waits behind it fails at once.
        void this.#client.end().catch(() => {});
      }
      throw error;
    }
  }

  async #commit(query: pg.QueryConfig, values?: unknown[]): Promise<pg.QueryResult> {
    const name = this.#canBeNamed ? await nameTransaction(this.#client) : 'UNNAMED';
    this.#committing = name;
    const result = await this.#client.query(query, values);
    this.#committing = null;
    if (result.command === 'ROLLBACK') throw new RolledBackError();
    return result;
  }
}
