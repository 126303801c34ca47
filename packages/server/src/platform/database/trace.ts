import { channel } from 'node:diagnostics_channel';

/** Publishes the text of every statement that is sent to the database; for tests and benchmarks that count them. */
const statementChannel = channel('countersign:statement');
/** Publishes whenever statements leave for the database together. */
export const tripChannel = channel('countersign:trip');

export function noteStatement(text: string): void {
  if (statementChannel.hasSubscribers) statementChannel.publish(text);
}

export function noteTrip(): void {
  if (tripChannel.hasSubscribers) tripChannel.publish(null);
}
