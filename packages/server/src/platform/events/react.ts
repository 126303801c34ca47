import type { DomainEvent, DomainEventType } from '@countersign/domain';
import { type Job, type JobHandlers, enqueue } from '../jobs/index.ts';
import type { Database } from '../database/index.ts';
import type { Ids } from '../config/index.ts';
import { EVENT_JOB } from './emit.ts';

type EventOf<T extends DomainEventType> = Extract<DomainEvent, { readonly type: T }>;

/**
 * A feature's reaction to an event of other features. It runs at least once per event; with `job.finishIn(tx)` in its own
 * transaction, exactly once.
 */
export type EventReactions = { readonly [T in DomainEventType]?: (event: EventOf<T>, job: Job) => Promise<void> };

/** Reactions by the name of the reacting feature: each is a job of its own, so that one can fail alone. */
export type Reactors = Readonly<Record<string, EventReactions>>;

const reactionKind = (reactor: string): string => `react.${reactor}`;

/** The handlers of the job of an event, which enqueues a job for each reaction to it, and of those jobs. */
export function reactionJobs(
  reactors: Reactors,
  { db, ids }: { readonly db: Database; readonly ids: Ids },
): JobHandlers {
  const fanOut = async (job: Job): Promise<void> => {
    const event = job.payload as DomainEvent;
    await db.withTx(async (tx) => {
      for (const [name, reactions] of Object.entries(reactors)) {
        if (reactions[event.type] === undefined) continue;
        const { key, now } = job;
        await enqueue(tx, { id: ids.next(), kind: reactionKind(name), key, payload: event, runAt: now, now });
      }
      await job.finishIn(tx);
    });
  };
  const reactionHandlers = Object.entries(reactors).map(([name, reactions]) => [
    reactionKind(name),
    { run: (job: Job) => react(reactions, job) },
  ]);
  return { [EVENT_JOB]: { run: fanOut, concurrency: 4 }, ...(Object.fromEntries(reactionHandlers) as JobHandlers) };
}

async function react(reactions: EventReactions, job: Job): Promise<void> {
  const event = job.payload as DomainEvent;
  const reaction = reactions[event.type] as ((event: DomainEvent, job: Job) => Promise<void>) | undefined;
  await reaction?.(event, job);
}
