import { AsyncLocalStorage } from 'node:async_hooks';
import { sql } from 'drizzle-orm';
import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgTransaction } from 'drizzle-orm/pg-core';
import { BROADCASTS } from './others.ts';

/**
 * One open transaction (READ COMMITTED): the builders of drizzle, `execute(sql…)`, and `transaction(…)` for a savepoint.
 * `execute` returns timestamps as text; the builders return Date.
 */
export type Tx = PgTransaction<NodePgQueryResultHKT>;

/** The only access to the rows. Every read and write runs in a transaction that is passed on explicitly. */
export interface Database {
  readonly kind: 'embedded' | 'postgres';
  /**
   * Runs `fn` in a transaction and commits it; if `fn` throws, the transaction is rolled back and the error is rethrown.
   * After a serialisation failure or a deadlock `fn` runs again, so it may change rows only: no mail, no file, no PDF, no
   * hashing inside. A nested call throws TransactionNestedError: the embedded database has one session, and waiting for it
   * would never end. If the connection breaks before the commit, `fn` runs again on another one, for up to three seconds;
   * if it breaks during the commit, the server is asked for the outcome, and a committed transaction returns its result.
   * With `isOneStatement`, `fn` sends at most one statement that changes or locks something, which needs no transaction of its
   * own; if the connection breaks before its answer, the outcome is unknown.
   * @throws DatabaseUnavailableError
   */
  withTx<T>(fn: (tx: Tx) => Promise<T>, how?: { readonly isOneStatement: boolean }): Promise<T>;
  /**
   * Calls `listener` after each committed transaction of this process that called `signal(topic, about)`. Returns a function
   * that removes it.
   */
  onSignal(topic: string, listener: (about: unknown) => void): () => void;
  /**
   * From now on, the listeners of `onSignal` are also called with what other processes `broadcast`. `onGap` is called where
   * something may have been missed, and where the outcome of a commit of this process is not known. Returns whether it is
   * certain now that everything is heard; the embedded database has no other process.
   */
  hearOthers(onGap: () => void): () => boolean;
  /**
   * Whether a backup is being made: until it ends, no stored file may be deleted that a row has named. Asked in the transaction
   * that finds out which files no row names.
   */
  isBeingCopied(tx: Tx): Promise<boolean>;
  /**
   * A number that is another one after each change of rows in these tables; null where other processes may change them. What was read
   * after a number was asked for is still so while that is the number.
   */
  writes(tables: readonly string[]): number | null;
  /** The connections of this process. */
  connections(): Connections;
  /** Rejects where the database does not answer a trivial query, or takes no writes. */
  probe(): Promise<void>;
  close(): Promise<void>;
}

interface Connections {
  /** Those that are open, at most `most`. */
  readonly open: number;
  /** Open ones without a transaction. */
  readonly idle: number;
  /** Transactions that wait for one. */
  readonly waiting: number;
  readonly most: number;
}

/** `withTx` was called while a transaction of the same flow of control is open. */
export class TransactionNestedError extends Error {
  override readonly name = 'TransactionNestedError';
  constructor() {
    super('withTx was called inside withTx: pass the open tx on, the embedded database has one session');
  }
}

/** A statement of a transaction that has ended, such as of work that nothing waited for after another part had failed. */
export class TransactionEndedError extends Error {
  override readonly name = 'TransactionEndedError';
  constructor() {
    super('the transaction of this statement has ended');
  }
}

/** The state of the transaction that the current flow of control is in. */
export interface TransactionScope {
  open: boolean;
  /** A statement that changes or locks something has been sent. */
  hasBegun: boolean;
  /** Its only change is a statement without a transaction. */
  readonly isOneStatement: boolean;
  /** Writes that collect what the transaction has decided; sent as its last ones. */
  readonly beforeCommit: (() => Promise<void>)[];
  /** Answers that what follows the commit depends on; they arrive before that of the commit. */
  readonly answers: Promise<void>[];
  readonly afterCommit: (() => void)[];
  readonly emit: (topic: string, about?: unknown) => void;
  readonly isHeard: (topic: string) => boolean;
  /** What this process is called among those that are open on the same database; null where it is the only one. */
  readonly processName: string | null;
}

export const transactionScope = new AsyncLocalStorage<TransactionScope>();

function currentScope(): TransactionScope {
  const scope = transactionScope.getStore();
  if (scope === undefined || !scope.open) throw new Error('there is no open transaction here');
  return scope;
}

/** For reads that are only right under a lock: fails where the transaction has sent no statement that locks or changes something. */
export function demandBegun(message: string): void {
  if (!currentScope().hasBegun) throw new Error(message);
}

/**
 * Runs `fn` after the commit of the surrounding transaction, outside of it; never after a rollback. For hints, not for work
 * that must happen.
 */
export function onCommit(fn: () => void): void {
  currentScope().afterCommit.push(fn);
}

/** Runs `act` in the surrounding transaction once its own work is done, before it commits. */
export function onEnd(act: () => Promise<void>): void {
  currentScope().beforeCommit.push(act);
}

/** The last step of the transactions of the current flow of control before they commit; null: none. */
const beforeCommit = new AsyncLocalStorage<((tx: Tx) => Promise<void>) | null>();

/** Runs `work`; each of its transactions runs `act` as its last step. */
export const endingEachWith = <T>(act: (tx: Tx) => Promise<void>, work: () => T): T => beforeCommit.run(act, work);

/** Runs `work` without such a last step in its transactions, such as those that only prepare an act. */
export const endingAsWritten = <T>(work: () => T): T => beforeCommit.run(null, work);

export async function endTransaction(tx: Tx): Promise<void> {
  for (const act of currentScope().beforeCommit) await act();
  await beforeCommit.getStore()?.(tx);
}

/** Calls the listeners of `topic` in this process with `about` after the surrounding transaction has committed. */
export function signal(topic: string, about?: unknown): void {
  const scope = currentScope();
  scope.afterCommit.push(() => scope.emit(topic, about));
}

/**
 * Calls the listeners of `topic` in this process after the surrounding transaction has committed, and in the other processes
 * when the database passes its commit on. Not for much, or for what is frequent: commits with a broadcast wait for each other.
 */
export async function broadcast(tx: Tx, topic: string, about: string): Promise<void> {
  signal(topic, about);
  const { processName } = currentScope();
  if (processName === null) return;
  await tx.execute(sql`select pg_notify(${BROADCASTS}, ${JSON.stringify([processName, topic, about])})`);
}

/**
 * Signals after the commit of the surrounding transaction what follows from the answer of a statement that was sent in it and is
 * not waited for.
 */
export function signalAnswer<R>(
  answer: Promise<R>,
  of: (answer: R) => { topic: string; about?: unknown } | null,
): void {
  const scope = currentScope();
  let signalled: { topic: string; about?: unknown } | null = null;
  // A failure is that of the transaction.
  const noted = answer.then(
    (result) => void (signalled = of(result)),
    () => {},
  );
  scope.answers.push(noted);
  scope.afterCommit.push(() => {
    if (signalled !== null) scope.emit(signalled.topic, signalled.about);
  });
}

/** Whether this process has a listener of `topic`. */
export const isHeard = (topic: string): boolean => currentScope().isHeard(topic);
