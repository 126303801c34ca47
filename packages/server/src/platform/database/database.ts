import { AsyncLocalStorage } from 'node:async_hooks';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type * as schema from './schema/index.ts';

/**
 * One open transaction (READ COMMITTED): drizzle's builders, `execute(sql…)`, `query.<table>`, and `transaction(…)` for a
 * savepoint. What `execute` returns raw has timestamps as text; builders give Date.
 */
export type Tx = Parameters<Parameters<NodePgDatabase<typeof schema>['transaction']>[0]>[0];

/** The one way to the rows. Every read and write runs in a transaction that is handed on explicitly. */
export interface Database {
  readonly kind: 'embedded' | 'postgres';
  /**
   * Runs `fn` in a transaction and commits; whatever `fn` throws rolls back and comes out. On a serialisation failure or
   * a deadlock `fn` runs again, so it changes nothing but rows: no mail, no file, no PDF, no hashing inside. Called inside
   * itself it throws TransactionNestedError: the embedded database has one session, and waiting for it would never end.
   * A connection that breaks before the commit makes `fn` run again on another for three seconds; one that breaks during
   * it is asked about, so that what was committed is answered as such. @throws DatabaseUnavailableError
   */
  withTx<T>(fn: (tx: Tx) => Promise<T>): Promise<T>;
  /** Calls `listener` after each committed transaction of this process that said `signal(topic)`. Returns its removal. */
  onSignal(topic: string, listener: () => void): () => void;
  /** Rejects where the database does not answer a question that needs nothing of it, or takes no writes. */
  probe(): Promise<void>;
  close(): Promise<void>;
}

/** `withTx` was called while a transaction of the same flow of control is open. */
export class TransactionNestedError extends Error {
  override readonly name = 'TransactionNestedError';
  constructor() {
    super('withTx was called inside withTx: hand the open tx on, the embedded database has one session');
  }
}

/** What belongs to the transaction that the current flow of control is in. */
export interface TransactionScope {
  open: boolean;
  readonly afterCommit: (() => void)[];
  readonly emit: (topic: string) => void;
}

export const transactionScope = new AsyncLocalStorage<TransactionScope>();

function currentScope(): TransactionScope {
  const scope = transactionScope.getStore();
  if (scope === undefined || !scope.open) throw new Error('there is no open transaction here');
  return scope;
}

/** Runs `fn` once the surrounding transaction is committed, outside of it; never when it rolls back. For hints, not for duties. */
export function onCommit(fn: () => void): void {
  currentScope().afterCommit.push(fn);
}

/** What the transactions of the current flow of control do last, before they commit; null: nothing. */
const beforeCommit = new AsyncLocalStorage<((tx: Tx) => Promise<void>) | null>();

/** Runs `work`, each of whose transactions ends with `act`. */
export const endingEachWith = <T>(act: (tx: Tx) => Promise<void>, work: () => T): T => beforeCommit.run(act, work);

/** Runs `work` whose transactions do no more than they say, such as those that only prepare an act. */
export const endingAsWritten = <T>(work: () => T): T => beforeCommit.run(null, work);

export const endTransaction = (tx: Tx): Promise<void> | undefined => beforeCommit.getStore()?.(tx);

/** Wakes the listeners of `topic` in this process once the surrounding transaction is committed. */
export function signal(topic: string): void {
  const scope = currentScope();
  scope.afterCommit.push(() => scope.emit(topic));
}
