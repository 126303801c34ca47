import type { DomainEvent } from '@countersign/domain';
import { type Database, type Tx, onEnd, signal } from '../database/index.ts';
import { enqueue } from '../jobs/index.ts';

/** Kind of the job that carries the events of a transaction to their reactions outside of it. */
export const EVENT_JOB = 'event';

const emitted = new WeakMap<Tx, { readonly events: DomainEvent[]; isKept: boolean }>();

interface Emission {
  readonly id: string;
  readonly now: Date;
  /** False where only open pages react, which lose no more than a hint if the process ends at once. */
  readonly isKept?: boolean;
}

/**
 * Emits an event in the deciding transaction: its reactions (notices, open pages) are enqueued with the commit. All events of a
 * transaction are one job, which is kept if one of them is.
 */
export async function emit(tx: Tx, event: DomainEvent, { id, now, isKept = true }: Emission): Promise<void> {
  signal(EVENT_SIGNAL, event);
  const before = emitted.get(tx);
  if (before !== undefined) {
    before.isKept ||= isKept;
    return void before.events.push(event);
  }
  const all = { events: [event], isKept };
  emitted.set(tx, all);
  onEnd(async () => {
    emitted.delete(tx);
    await enqueue(tx, { id, kind: EVENT_JOB, key: id, payload: all.events, runAt: now, now, isKept: all.isKept });
  });
}

/** The events that a job carries. */
export const eventsOf = (payload: unknown): readonly DomainEvent[] => payload as DomainEvent[];

/** The signal of an event, in the process that has committed it. */
const EVENT_SIGNAL = 'event.emitted';

/** Calls `listener` with each event that a transaction of this process has committed. Returns a function that ends this. */
export const onEvents = (db: Database, listener: (event: DomainEvent) => void): (() => void) =>
  db.onSignal(EVENT_SIGNAL, (about) => listener(about as DomainEvent));
