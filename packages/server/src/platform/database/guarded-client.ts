import { DrizzleQueryError } from 'drizzle-orm/errors';
import pg from 'pg';
import { type TransactionName, nameTransaction } from './postgres.ts';
import { executeDescribed } from './described-query.ts';
import { TransactionEndedError, type TransactionScope, transactionScope } from './database.ts';
import type { Question } from './merged.ts';
import { type Statement, statements } from './statements.ts';
import type { Written } from './written.ts';
import { noteAnswer, noteStatement, noteTrip } from './trace.ts';
import { Turn, type Writing } from './turn.ts';

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

/** The part of pg's connection that it does not declare: the socket, and the names that the server knows. */
interface Connection {
  readonly stream: { cork(): void; uncork(): void };
  parsedStatements: Record<string, string>;
  submittedNamedStatements: Record<string, string>;
}

type Scope = Pick<TransactionScope, 'open' | 'hasBegun' | 'isOneStatement'>;

/** Makes the error of a transaction from that of a statement. */
export type AsError = (error: unknown) => Error;

const NOTHING = { command: '', rowCount: null, oid: 0, fields: [], rows: [] };

/** So many writes of a transaction may be on their way at once. */
const MOST_ON_THEIR_WAY = 64;

interface ClientOptions {
  readonly canBeNamed: boolean;
  readonly canPrepare: boolean;
  readonly written: Written;
}

/**
 * The connection as one transaction sees it, used by drizzle as a client: it records when the connection is lost, does not
 * wait for a lost one, and reads the id of the transaction before it commits (security 62). What is sent in one turn of the
 * event loop leaves together: the beginning with the first statement that changes or locks, a write that returns nothing with
 * the statement after it, the commit with the last writes. A transaction that only reads is none for the database.
 */
export class GuardedClient {
  readonly #client: pg.PoolClient;
  readonly #connection: Connection;
  readonly #canBeNamed: boolean;
  readonly #canPrepare: boolean;
  #scope: Scope = { open: false, hasBegun: false, isOneStatement: false };
  /** The generation of prepared statements that the connection has. */
  #generation = 0;
  #lost: Error | null = null;
  #committing: TransactionName | 'UNNAMED' | null = null;
  #isCorked = false;
  #isFlushing = false;
  #hasOnlyRead = true;
  /** The id of the open transaction, asked for together with its first write. */
  #name: Promise<TransactionName | null> | null = null;
  /** Writes that have not been waited for yet. */
  #onTheirWay: Promise<void>[] = [];
  #failure: Error | null = null;
  readonly #written: Written;
  /** The tables that the statements of the transaction change. */
  readonly #changes: (readonly string[] | null)[] = [];
  /** What leaves with the next statement of another kind, or with this turn of the event loop. */
  readonly #turn = new Turn({
    ask: (query, values) => this.#dispatch(query, values, statements.of(query.text)),
    change: (query, values, errorOf) =>
      this.#sendChange(
        query,
        values,
        (error) => errorOf(error) ?? new DrizzleQueryError(query.text, values, error as Error),
      ),
  });

  /** @param database whether it can tell later how a transaction ended, and whether it keeps prepared statements */
  constructor(client: pg.PoolClient, { canBeNamed, canPrepare, written }: ClientOptions) {
    this.#written = written;
    this.#client = client;
    this.#connection = (client as unknown as { readonly connection: Connection }).connection;
    this.#canBeNamed = canBeNamed;
    this.#canPrepare = canPrepare;
  }

  /** The error that the connection was lost by; null while it works. */
  get lost(): Error | null {
    return this.#lost;
  }

  /** The transaction whose COMMIT was sent and not answered; null where there is none, or where it wrote nothing. */
  get committing(): TransactionName | 'UNNAMED' | null {
    return this.#committing;
  }

  /** The error of the first write that was not waited for and has failed, so that the database has rolled the transaction back. */
  get failure(): Error | null {
    return this.#failure;
  }

  /** One statement of the open transaction; drizzle calls it. @throws TransactionEndedError for one that comes too late */
  async query(query: pg.QueryConfig, values?: unknown[]): Promise<pg.QueryResult> {
    this.#demandOpen();
    try {
      return await this.#execute(query, values);
    } catch (error) {
      throw this.#firstError(error);
    }
  }

  /** Asks together with what else is asked for in this turn of the event loop: all of it sees one state of the database. */
  async ask(question: Question, values: readonly unknown[]): Promise<unknown[]> {
    this.#demandOpen();
    try {
      const rows = this.#turn.ask(question, values);
      this.#flush();
      return await rows;
    } catch (error) {
      throw this.#firstError(error);
    }
  }

  /**
   * Makes a change whose answer is not waited for: by one statement with others of this turn of the event loop, as far as none
   * depends on another.
   */
  async write(writing: Writing): Promise<void> {
    this.#demandOpen();
    if (!this.#scope.hasBegun && !this.#scope.isOneStatement) {
      this.#cork();
      this.#begin();
    }
    this.#turn.write(writing);
    if (this.#scope.isOneStatement) this.#turn.send();
    this.#flush();
    if (this.#onTheirWay.length >= MOST_ON_THEIR_WAY) await this.#arrived();
  }

  /** The error of the statement after a failed one says only that the transaction is aborted; drizzle wraps what is thrown. */
  #firstError(error: unknown): unknown {
    this.#note(error);
    return this.#failure instanceof DrizzleQueryError ? (this.#failure.cause ?? error) : (this.#failure ?? error);
  }

  /**
   * Sends one statement of the open transaction, which commits without waiting for the answer first. The answer is there before
   * that of the commit; where the statement fails, the transaction does, with the error that `asError` makes of it.
   */
  send(query: pg.QueryConfig, values: unknown[], asError?: AsError): Promise<pg.QueryResult> {
    this.#demandOpen();
    return this.#sendChange(
      query,
      values,
      (error) => asError?.(error) ?? new DrizzleQueryError(query.text, values, error as Error),
    );
  }

  #sendChange(query: pg.QueryConfig, values: unknown[], asError: AsError): Promise<pg.QueryResult> {
    // As part of the transaction whatever it does: outside of it a failure would not undo what follows.
    const statement = { ...statements.of(query.text), isRead: false, isPlainRead: false };
    const result = this.#dispatch(query, values, statement);
    this.#letGo(result, asError);
    return result;
  }

  /** @throws TransactionEndedError where the connection may already be in the next transaction */
  #demandOpen(): void {
    if (!this.#scope.open || transactionScope.getStore() !== this.#scope) throw new TransactionEndedError();
    if (this.#lost !== null) throw this.#lost;
  }

  /** @param scope of the flow of control that the statements of the transaction come from, while it is open */
  begin(scope: Scope): void {
    this.#scope = scope;
    this.#beginStatements();
    this.#hasOnlyRead = true;
    this.#name = null;
    this.#committing = null;
    this.#onTheirWay = [];
    this.#failure = null;
  }

  /** @throws the error of a write that was not waited for, or of the commit */
  async commit(): Promise<void> {
    this.#turn.send();
    if (this.#lost !== null) throw this.#lost;
    if (!this.#scope.hasBegun) return this.#arrived();
    if (this.#hasOnlyRead) return this.#end('commit');
    try {
      await this.#commit();
    } catch (error) {
      this.#note(error);
      throw this.#failure ?? error;
    }
  }

  /** @returns false where the state of the connection is unknown */
  async rollBack(): Promise<boolean> {
    this.#turn.drop(new TransactionEndedError());
    if (this.#lost !== null) return false;
    if (!this.#scope.hasBegun) return true;
    if (this.#hasOnlyRead) {
      this.#end('rollback');
      return true;
    }
    noteStatement('rollback');
    this.#cork();
    const answer = this.#client.query('rollback');
    this.#flush();
    try {
      await answer;
      return true;
    } catch (error) {
      this.#note(error);
      return false;
    }
  }

  /** Forgets the statements of an earlier generation, with the beginning of a transaction. */
  #beginStatements(): void {
    const { generation } = statements;
    if (this.#generation === generation) return;
    const hasAny = this.#generation !== 0;
    this.#generation = generation;
    if (!this.#canPrepare || !hasAny) return;
    this.#cork();
    this.#client.query('deallocate all').catch((error: unknown) => this.#note(error));
    this.#connection.parsedStatements = {};
    this.#connection.submittedNamedStatements = {};
  }

  async #execute(query: pg.QueryConfig, values: unknown[] | undefined): Promise<pg.QueryResult> {
    const statement = statements.of(query.text);
    const result = this.#dispatch(query, values, statement);
    if (!statement.isSilent) return result;
    this.#letGo(result, (error) => new DrizzleQueryError(query.text, values ?? [], error as Error));
    if (this.#onTheirWay.length >= MOST_ON_THEIR_WAY) await this.#arrived();
    return NOTHING;
  }

  #dispatch(query: pg.QueryConfig, values: unknown[] | undefined, statement: Statement): Promise<pg.QueryResult> {
    // What is asked for in this turn may follow a lock: it sees what is committed when that is held.
    if (statement.isLock) this.#turn.sendChanges();
    else this.#turn.send();
    if (this.#lost !== null) return Promise.reject(this.#lost);
    const isAlone = this.#scope.isOneStatement && !statement.isPlainRead;
    if (isAlone && !this.#hasOnlyRead) throw new Error('a transaction of one statement has sent a second one');
    this.#cork();
    if (!this.#scope.hasBegun && !statement.isPlainRead && !isAlone) this.#begin();
    noteStatement(query.text);
    this.#noteWritten(statement);
    const result = this.#submit(query, values, statement);
    noteAnswer(query.text, result);
    if (isAlone) this.#watchCommit(result);
    else if (!statement.isRead) this.#nameWriter();
    this.#flush();
    return result;
  }

  #noteWritten({ isRead, tables }: Statement): void {
    if (isRead) return;
    this.#changes.push(tables);
    this.#written.sent(tables);
  }

  /** Counts the changes of the transaction again, once it has ended in whatever way. */
  countEnded(): void {
    for (const tables of this.#changes.splice(0)) this.#written.sent(tables);
  }

  #submit(query: pg.QueryConfig, values: unknown[] | undefined, statement: Statement): Promise<pg.QueryResult> {
    const { name, columns } = statement;
    if (!this.#canPrepare || name === null) return this.#client.query(query, values);
    return executeDescribed(this.#client, { ...query, name }, values, columns);
  }

  /** The answer of a statement outside a transaction is that of its commit: without it, the outcome is unknown. */
  #watchCommit(result: Promise<pg.QueryResult>): void {
    this.#hasOnlyRead = false;
    this.#committing = 'UNNAMED';
    const answered = (): void => void (this.#committing = null);
    result.then(answered, (error: unknown) => {
      if (!endsConnection(error)) answered();
    });
  }

  #letGo(result: Promise<pg.QueryResult>, asError: AsError): void {
    this.#onTheirWay.push(
      result.then(nothing, (error: unknown) => {
        this.#failure ??= asError(error);
        this.#note(error);
      }),
    );
  }

  /** Sent with the first statement that needs it: each read before sees what is committed when it runs, as inside a transaction. */
  #begin(): void {
    this.#scope.hasBegun = true;
    noteStatement('begin');
    this.#client.query('begin').catch((error: unknown) => this.#note(error));
  }

  /** @throws the error of the first write that failed */
  async #arrived(): Promise<void> {
    await Promise.all(this.#onTheirWay.splice(0));
    if (this.#failure !== null) throw this.#failure;
  }

  #nameWriter(): void {
    this.#hasOnlyRead = false;
    if (!this.#canBeNamed || this.#name !== null) return;
    // Sent with the statement; fails where that does.
    this.#name = nameTransaction(this.#client).catch(() => null);
  }

  async #commit(): Promise<void> {
    const name = this.#canBeNamed ? ((await this.#name) ?? (await nameTransaction(this.#client))) : 'UNNAMED';
    this.#committing = name;
    noteStatement('commit');
    this.#cork();
    const answer = this.#client.query('commit');
    this.#flush();
    const [result] = await Promise.all([answer, ...this.#onTheirWay.splice(0)]);
    this.#committing = null;
    if (this.#failure !== null) throw this.#failure;
    if (result.command === 'ROLLBACK') throw new RolledBackError();
  }

  /**
   * Ends a transaction that has changed nothing: there is nothing to lose. It is sent with the next transaction of this
   * connection if that begins at once.
   */
  #end(how: 'commit' | 'rollback'): void {
    this.#cork();
    noteStatement(how);
    this.#client.query(how).catch((error: unknown) => this.#note(error));
    setImmediate(() => this.#uncork());
  }

  #cork(): void {
    if (this.#isCorked) return;
    this.#isCorked = true;
    this.#connection.stream.cork();
  }

  /** Sends what has been written once everything of this turn of the event loop is written. */
  #flush(): void {
    if (this.#isFlushing) return;
    this.#isFlushing = true;
    process.nextTick(() => {
      this.#turn.send();
      this.#isFlushing = false;
      this.#uncork();
    });
  }

  #uncork(): void {
    if (!this.#isCorked) return;
    this.#isCorked = false;
    noteTrip();
    this.#connection.stream.uncork();
  }

  #note(error: unknown): void {
    if (!endsConnection(error) || this.#lost !== null) return;
    this.#lost = error as Error;
    this.#uncork();
    // Aborts a statement that the server does not answer; statements queued behind it fail at once.
    void this.#client.end().catch(() => {});
  }
}

const nothing = (): void => {};
