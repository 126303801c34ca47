import type { DomainEvent } from '@countersign/domain';
import { type Tx, onCommit } from '../database/index.ts';
import { enqueue } from '../jobs/index.ts';

/** Kind of the job that carries an event to its reactions outside the deciding transaction. */
export const EVENT_JOB = 'event';

/**
 * Emits an event in the deciding transaction: its reactions (notices, open pages) are enqueued with the commit, and each
 * can fail alone.
 */
export async function emit(tx: Tx, event: DomainEvent, options: { id: string; now: Date }): Promise<void> {
  await enqueue(tx, {
    id: options.id,
    kind: EVENT_JOB,
    key: options.id,
    payload: event,
    runAt: options.now,
    now: options.now,
  });
  for (const listener of listeners) onCommit(() => listener(event));
}

type Listener = (event: DomainEvent) => void;
const listeners = new Set<Listener>();
