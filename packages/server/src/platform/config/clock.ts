/**
 * The one source of time. `now` is read once per request or job and passed down, so that one decision sees one instant
 * and a test can set it. No SQL of this server calls the database's own clock.
 */
export interface Clock {
  now(): Date;
}

/** The machine's clock. */
export const systemClock: Clock = { now: () => new Date() };
