import type pg from 'pg';
import { type Change, type Effects, type Question, depend, mergedChanges, mergedQuestions } from './merged.ts';

/** A query that is answered together with others of its turn of the event loop. */
interface Asked {
  readonly question: Question;
  readonly values: readonly unknown[];
  readonly answer: (rows: unknown[]) => void;
  readonly fail: (error: unknown) => void;
}

/** A change that is made together with others of its turn of the event loop. */
export interface Writing extends Effects {
  /** What is sent. */
  readonly change: Change;
  readonly values: readonly unknown[];
  /** Of what kind it is, and of which row: see `join`. */
  readonly of?: string;
  /** One change for this and a later one `of` the same. */
  readonly join?: (later: Writing) => Writing;
  /** The error of the transaction, where it fails by this change. */
  readonly asError?: ((error: unknown) => Error) | undefined;
  readonly answer?: (rows: unknown[]) => void;
  readonly fail?: (error: unknown) => void;
}

/** So many are one statement at most: each choice of them is a text of its own, which the database plans. */
const MOST_TOGETHER = 16;
/** Longer texts are not prepared (`statements.ts`); merging adds to them. */
const LONGEST_TOGETHER = 12_000;
const isFull = (pieces: readonly { readonly query: { readonly text: string } }[]): boolean =>
  pieces.length >= MOST_TOGETHER || pieces.reduce((sum, { query }) => sum + query.text.length, 0) >= LONGEST_TOGETHER;

/** How a connection sends what has been collected. */
interface Sender {
  ask(query: pg.QueryConfig & { readonly text: string }, values: unknown[]): Promise<pg.QueryResult>;
  /** @param errorOf the error of the transaction, where the statement fails; null: no other than that of a statement */
  change(
    query: pg.QueryConfig & { readonly text: string },
    values: unknown[],
    errorOf: (error: unknown) => Error | null,
  ): Promise<pg.QueryResult>;
}

const inArrays = (text: string): pg.QueryConfig & { text: string } => ({ text, rowMode: 'array' }) as never;

function readBytes(row: unknown[], places: readonly number[]): void {
  for (const place of places) {
    const text = row[place];
    // Behind a backslash and an x.
    if (typeof text === 'string') row[place] = Buffer.from(text.slice(2), 'hex');
  }
}

/**
 * What a transaction asks and changes in one turn of the event loop, until it sends a statement of another kind: questions, or
 * changes of which none depends on another.
 */
export class Turn {
  readonly #sender: Sender;
  #asked: Asked[] = [];
  #writings: Writing[] = [];

  constructor(sender: Sender) {
    this.#sender = sender;
  }

  ask(question: Question, values: readonly unknown[]): Promise<unknown[]> {
    this.#sendWritings();
    if (isFull(this.#asked.map((one) => one.question))) this.#sendAsked();
    return new Promise((answer, fail) => this.#asked.push({ question, values, answer, fail }));
  }

  write(writing: Writing): void {
    this.#sendAsked();
    const at = this.#writings.findIndex(({ of }) => of !== undefined && of === writing.of);
    const same = this.#writings[at];
    if (this.#writings.some((one) => one !== same && depend(one, writing))) this.#sendWritings();
    else if (same?.join !== undefined) return void (this.#writings[at] = same.join(writing));
    else if (same !== undefined) this.#sendWritings();
    this.#writings.push(writing);
    if (isFull(this.#writings.map(({ change }) => change))) this.#sendWritings();
  }

  /** Sends what there is. */
  send(): void {
    this.#sendAsked();
    this.#sendWritings();
  }

  sendChanges(): void {
    this.#sendWritings();
  }

  /** Of a transaction that is rolled back: its changes are not sent. */
  drop(error: Error): void {
    for (const { fail } of this.#writings.splice(0)) fail?.(error);
    this.#sendAsked();
  }

  #sendAsked(): void {
    const asked = this.#asked.splice(0);
    const [first] = asked;
    if (first === undefined) return;
    const isOne = asked.length === 1;
    const query = isOne ? first.question.query : inArrays(mergedQuestions(asked.map(({ question }) => question)));
    const values = asked.flatMap((one) => one.values);
    this.#sender.ask(query, values).then(
      ({ rows }) => {
        const answers = (isOne ? [rows] : (rows[0] ?? [])) as (unknown[] | null)[];
        for (const [at, { answer, question }] of asked.entries()) {
          const found = answers[at] ?? [];
          if (!isOne && question.bytes !== undefined)
            for (const row of found) readBytes(row as unknown[], question.bytes);
          answer(found);
        }
      },
      (error: unknown) => {
        for (const { fail } of asked) fail(error);
      },
    );
  }

  #sendWritings(): void {
    const writings = this.#writings.splice(0);
    const [first] = writings;
    if (first === undefined) return;
    const isOne = writings.length === 1;
    const query = isOne ? first.change.query : inArrays(mergedChanges(writings.map(({ change }) => change)));
    const values = writings.flatMap((one) => one.values);
    const errorOf = (error: unknown): Error | null => {
      const named = writings.map(({ asError }) => asError?.(error) ?? error).find((one) => one !== error);
      return named === undefined ? null : (named as Error);
    };
    this.#sender.change(query, values, errorOf).then(
      ({ rows }) => {
        const answers = (isOne ? [rows] : (rows[0] ?? [])) as (unknown[] | null)[];
        for (const [at, { answer }] of writings.entries()) answer?.(answers[at] ?? []);
      },
      (error: unknown) => {
        for (const { fail } of writings) fail?.(error);
      },
    );
  }
}
