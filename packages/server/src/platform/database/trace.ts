import { channel } from 'node:diagnostics_channel';

/** Publishes the text of every statement that is sent to the database; for tests and benchmarks that count them. */
const statementChannel = channel('countersign:statement');
/** Publishes whenever statements leave for the database together. */
export const tripChannel = channel('countersign:trip');

/** A statement and its answer. */
export interface Answered {
  readonly text: string;
  /** Milliseconds, as of `performance.now`. */
  readonly from: number;
  readonly to: number;
  readonly ok: boolean;
}
/** Publishes every answer of the database, in the flow of control that sent the statement; for metrics and traces. */
export const answerChannel = channel('countersign:answer');

export function noteAnswer(text: string, answer: Promise<unknown>): void {
  if (!answerChannel.hasSubscribers) return;
  const from = performance.now();
  const note = (ok: boolean) => (): void => {
    answerChannel.publish({ text, from, to: performance.now(), ok } satisfies Answered);
  };
  answer.then(note(true), note(false));
}

export function noteStatement(text: string): void {
  if (statementChannel.hasSubscribers) statementChannel.publish(text);
}

export function noteTrip(): void {
  if (tripChannel.hasSubscribers) tripChannel.publish(null);
}
