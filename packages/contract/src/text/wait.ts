import type { phrases } from '../languages/zh-CN/phrases.ts';

const MINUTE_SEC = 60;
const HOUR_SEC = 3600;
/** The specification words every wait up to this as "1 to 2 minutes" (Spec §8). */
const SHORT_SEC = 2 * MINUTE_SEC;

/**
 * The waiting time in words that agree with `expireIn` in the same sentence (Rulings §8.9).
 * @param expireInSec undefined if the wait is not known
 */
export function waitText(expireInSec: number | undefined, words: (typeof phrases)['wait']): string {
  if (expireInSec === undefined || expireInSec <= SHORT_SEC) return words.short;
  const minutes = Math.ceil(expireInSec / MINUTE_SEC);
  if (expireInSec < HOUR_SEC && minutes < 60) return words.minutes(minutes);
  return words.hours(Math.ceil(expireInSec / HOUR_SEC));
}
