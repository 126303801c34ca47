import type { Language } from './catalogue.ts';

const MINUTE_SEC = 60;
const HOUR_SEC = 3600;
/** The specification words every wait up to this as "1 to 2 minutes" (Spec §8). */
const SHORT_SEC = 2 * MINUTE_SEC;

/**
 * The waiting time in words that agree with `expireIn` in the same sentence (Rulings §8.9).
 * @param expireInSec undefined if the wait is not known
 */
export function waitText(expireInSec: number | undefined, language: Language): string {
  const isEnglish = language === 'en';
  if (expireInSec === undefined || expireInSec <= SHORT_SEC) return isEnglish ? '1 to 2 minutes' : '1 到 2 分钟';
  const minutes = Math.ceil(expireInSec / MINUTE_SEC);
  if (expireInSec < HOUR_SEC && minutes < 60) return isEnglish ? `${minutes} minutes` : `${minutes} 分钟`;
  const hours = Math.ceil(expireInSec / HOUR_SEC);
  if (isEnglish) return hours === 1 ? '1 hour' : `${hours} hours`;
  return `${hours} 小时`;
}
