import { v7 } from 'uuid';

/** Makes primary keys: UUIDv7 in canonical lower-case text, ordered by time of creation. Knowing one grants no right. */
export interface Ids {
  next(): string;
}

/** Ids from the machine's random generator; within one process they strictly increase, also within a millisecond. */
export const systemIds: Ids = { next: () => v7() };
