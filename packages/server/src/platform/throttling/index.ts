// Counters of failed attempts.
export { clientOf } from './client-of.ts';
export {
  type Gate,
  type Guard,
  type GuardKind,
  countOf,
  countTries,
  countTry,
  findLock,
  forgive,
  forgiveIn,
  forgiveUnlocked,
  purgeCounters,
  spend,
} from './guess-counter.ts';
