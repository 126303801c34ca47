// Counters of failed attempts.
export { clientOf } from './client-of.ts';
export {
  type Guard,
  type GuardKind,
  countOf,
  countTry,
  findLock,
  forgive,
  forgiveUnlocked,
  purgeCounters,
  spend,
} from './guess-counter.ts';
