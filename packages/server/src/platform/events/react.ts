import type { DomainEvent, DomainEventType } from '@countersign/domain';
import type { Logger } from 'pino';
import { type Job, type JobHandlers, JobLeaseLostError, enqueue } from '../jobs/index.ts';
import type { Database, Tx } from '../database/index.ts';
import type { Ids } from '../config/index.ts';
import { outageOf } from '../outage/index.ts';
import { EVENT_JOB, eventsOf } from './emit.ts';

type EventOf<T extends DomainEventType> = Extract<DomainEvent, { readonly type: T }>;

/** The transaction of the reactions to one event. What they send to open pages waits for its commit. */
export interface Reacting {
  readonly tx: Tx;
  /** The instant of this attempt. */
  readonly now: Date;
}

/** A feature's reactions to events of other features. What a reaction writes is committed exactly once per event. */
export type EventReactions = {
  readonly [T in DomainEventType]?: (event: EventOf<T>, reacting: Reacting) => Promise<void>;
};

/** Reactions by the name of the reacting feature. */
export type Reactors = Readonly<Record<string, EventReactions>>;

interface ReactionServices {
  readonly db: Database;
  readonly ids: Ids;
  readonly log: Pick<Logger, 'warn'>;
}

/** The kind of the job of one reaction, where it does not run together with the others. */
const reactionKind = (reactor: string): string => `react.${reactor}`;

/** The handlers of the job of an event, and of the jobs of single reactions. */
export function reactionJobs(reactors: Reactors, services: ReactionServices): JobHandlers {
  const alone = Object.keys(reactors).map((name) => [
    reactionKind(name),
    { run: (job: Job) => reactTogether(reactors, [name], services, job) },
  ]);
  return {
    [EVENT_JOB]: { run: (job) => reactAll(reactors, services, job), concurrency: 4 },
    ...(Object.fromEntries(alone) as JobHandlers),
  };
}

/** Runs the reactions in one transaction; if one of them fails, each becomes a job of its own, so that it holds back no other. */
async function reactAll(reactors: Reactors, services: ReactionServices, job: Job): Promise<void> {
  const types = eventsOf(job.payload).map(({ type }) => type);
  const names = Object.keys(reactors).filter((name) => types.some((type) => reactors[name]?.[type]));
  try {
    await reactTogether(reactors, names, services, job);
  } catch (error) {
    if (error instanceof JobLeaseLostError || outageOf(error) !== null) throw error;
    services.log.warn({ err: error, events: types }, 'a reaction failed; each will run alone');
    await separate(names, services, job);
  }
}

/** The reactions and the end of the job are one transaction. They begin together, so that what they read is asked for together. */
const reactTogether = (
  reactors: Reactors,
  names: readonly string[],
  { db }: ReactionServices,
  job: Job,
): Promise<void> =>
  db.withTx(async (tx) => {
    const events = eventsOf(job.payload);
    const reacting = { tx, now: job.now };
    const results = await Promise.allSettled(
      names.flatMap((name) => events.map((event) => react(reactors[name] ?? {}, event, reacting))),
    );
    for (const result of results) if (result.status === 'rejected') throw result.reason;
    await job.finishIn(tx);
  });

const separate = (names: readonly string[], { db, ids }: ReactionServices, job: Job): Promise<void> =>
  db.withTx(async (tx) => {
    for (const name of names) {
      const { key, payload, now } = job;
      await enqueue(tx, { id: ids.next(), kind: reactionKind(name), key, payload, runAt: now, now });
    }
    await job.finishIn(tx);
  });

async function react(reactions: EventReactions, event: DomainEvent, reacting: Reacting): Promise<void> {
  const reaction = reactions[event.type] as ((event: DomainEvent, reacting: Reacting) => Promise<void>) | undefined;
  await reaction?.(event, reacting);
}
