import pg from 'pg';
import { type TransactionName, nameTransaction } from './postgres.ts';

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

/**
 * The connection as one transaction sees it, used by drizzle as a client: it records when the connection is lost, does not
 * wait for a lost one, and reads the id of the transaction before it commits (security 62).
 */
export class GuardedClient {
  readonly #client: pg.PoolClient;
  readonly #canBeNamed: boolean;
  #lost: Error | null = null;
  #committing: TransactionName | 'UNNAMED' | null = null;

  /** @param canBeNamed whether the database can tell later how a transaction ended */
  constructor(client: pg.PoolClient, canBeNamed: boolean) {
    this.#client = client;
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
    try {
      return query.text === 'commit' ? await this.#commit(query, values) : await this.#client.query(query, values);
    } catch (error) {
      if (endsConnection(error)) {
        this.#lost = error as Error;
        // Aborts a statement that the server does not answer; statements queued behind it fail at once.
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
