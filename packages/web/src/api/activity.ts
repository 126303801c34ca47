import { ACTIVITY_REPORT_MS } from '@countersign/domain';
import { readLoginStatus, touchLoginStatus } from './local-settings.ts';

/**
 * When somebody last did something in this browser. The server measures the half hour (Spec §4 "Session"); the page
 * tells it what only the page can see, and says of a call that it makes by itself that nobody asked for it.
 */

/** The other tabs learn of it at most this often. */
const SHARE_EVERY_MS = 5000;

/** Opening a page is something that a person does. */
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

/** Nobody has done anything for a while: what is asked for now, the page asks for by itself. */
export const isUnattended = (nowMs: number): boolean => nowMs - lastActivityMs() >= ACTIVITY_REPORT_MS;

/** In this tab alone. */
export const lastActivityHereMs = (): number => lastHereMs;
