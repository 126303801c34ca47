import type { DomainEvent, DomainEventType } from '@countersign/domain';
import type { Logger } from 'pino';
import { type Job, type JobHandlers, JobLeaseLostError, enqueue } from '../jobs/index.ts';
import type { Database, Tx } from '../database/index.ts';
import type { Ids } from '../config/index.ts';
import { outageOf } from '../outage/index.ts';
import { EVENT_JOB } from './emit.ts';

type EventOf<T extends DomainEventType> = Extract<DomainEvent, { readonly type: T }>;

/**
 * A feature's reaction to an event of other features. It runs at least once per event; with `job.finishIn(tx)` in its own
 * transaction, exactly once.
 */
export type EventReactions = { readonly [T in DomainEventType]?: (event: EventOf<T>, job: Job) => Promise<void> };

/** Reactions by the name of the reacting feature. */
export type Reactors = Readonly<Record<string, EventReactions>>;

/** The payload of the job of an event: the event, and which features have reacted to it. */
type Reacting = DomainEvent & { readonly reacted?: readonly string[] };

interface ReactionServices {
  readonly db: Database;
  readonly ids: Ids;
  readonly log: Pick<Logger, 'warn'>;
}

/** A reaction that failed is a job of its own. */
const reactionKind = (reactor: string): string => `react.${reactor}`;
const AGAIN_MS = 10_000;

/** The handlers of the job of an event, which runs its reactions in turn, and of the jobs of those that failed. */
export function reactionJobs(reactors: Reactors, services: ReactionServices): JobHandlers {
  const failed = Object.entries(reactors).map(([name, reactions]) => [
    reactionKind(name),
    { run: (job: Job) => react(reactions, job.payload as DomainEvent, job) },
  ]);
  return {
    [EVENT_JOB]: { run: (job) => reactAll(reactors, services, job), concurrency: 4 },
    ...(Object.fromEntries(failed) as JobHandlers),
  };
}

async function reactAll(reactors: Reactors, { db, ids, log }: ReactionServices, job: Job): Promise<void> {
  const { reacted = [], ...rest } = job.payload as Reacting;
  const event = rest as DomainEvent;
  const done = [...reacted];
  const failed: string[] = [];
  const owed = Object.keys(reactors).filter((name) => reactors[name]?.[event.type] && !reacted.includes(name));
  for (const name of owed) {
    const isLast = name === owed.at(-1) && failed.length === 0;
    const finishIn = (tx: Tx): Promise<void> =>
      isLast ? job.finishIn(tx) : job.remember(tx, { ...event, reacted: [...done, name] } satisfies Reacting);
    try {
      await react(reactors[name] ?? {}, event, { ...job, finishIn });
      done.push(name);
    } catch (error) {
      if (error instanceof JobLeaseLostError || outageOf(error) !== null) throw error;
      log.warn({ err: error, event: event.type, reactor: name }, 'a reaction failed and will run again');
      failed.push(name);
    }
  }
  if (failed.length === 0) return;
  await db.withTx(async (tx) => {
    const runAt = new Date(job.now.getTime() + AGAIN_MS);
    for (const name of failed) {
      const kind = reactionKind(name);
      await enqueue(tx, { id: ids.next(), kind, key: job.key, payload: event, runAt, now: job.now });
    }
    await job.finishIn(tx);
  });
}

async function react(reactions: EventReactions, event: DomainEvent, job: Job): Promise<void> {
  const reaction = reactions[event.type] as ((event: DomainEvent, job: Job) => Promise<void>) | undefined;
  await reaction?.(event, job);
}
