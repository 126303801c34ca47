import { ACTIVITY_REPORT_MS } from '@countersign/domain';
import { readLoginStatus, touchLoginStatus } from './local-settings.ts';

/**
 * The time of the last activity in this browser. The server measures the half hour (Spec §4 "Session"); the page reports
 * activity that only the page can see, and marks calls that it makes by itself as not caused by the person.
 */

/** The other tabs are notified at most this often. */
const SHARE_EVERY_MS = 5000;

/** Opening a page counts as activity. */
let lastHereMs = Date.now();
let lastSharedMs = 0;

export function noteActivity(nowMs: number): void {
  lastHereMs = nowMs;
  if (nowMs - lastSharedMs < SHARE_EVERY_MS && nowMs >= lastSharedMs) return;
  lastSharedMs = nowMs;
  touchLoginStatus(nowMs);
}

/** In this tab or in any other of this browser. */
export const lastActivityMs = (): number => Math.max(lastHereMs, readLoginStatus().lastActiveMs);

/** There has been no activity for a while: requests are now made by the page itself. */
export const isUnattended = (nowMs: number): boolean => nowMs - lastActivityMs() >= ACTIVITY_REPORT_MS;

/** In this tab alone. */
export const lastActivityHereMs = (): number => lastHereMs;
