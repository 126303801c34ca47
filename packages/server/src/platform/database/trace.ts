import { channel } from 'node:diagnostics_channel';

/** Publishes the text of every statement that is sent to the database; for tests and benchmarks that count them. */
export const statementChannel = channel('countersign:statement');

export function noteStatement(text: string): void {
  if (statementChannel.hasSubscribers) statementChannel.publish(text);
}
