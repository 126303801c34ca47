import { v7 } from 'uuid';

/** Makes primary keys: UUIDv7 in canonical lower-case text, ordered by the time of their making. No right follows from knowing one. */
export interface Ids {
  next(): string;
}

/** Ids from the machine's generator; those of one process are strictly increasing, also within a millisecond. */
export const systemIds: Ids = { next: () => v7() };
