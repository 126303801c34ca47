import { INACTIVITY_MS, INACTIVITY_WARNING_MS } from '@countersign/domain';

export type Attendance =
  | { readonly kind: 'attended' }
  /** The session ends in `leftMs` unless the person confirms that they are there. */
  | { readonly kind: 'warned'; readonly leftMs: number }
  | { readonly kind: 'ended' };

/** Spec §4 "Session": half an hour without activity ends it; before that the page warns. */
export function attendanceAt(nowMs: number, lastActiveMs: number): Attendance {
  const leftMs = lastActiveMs + INACTIVITY_MS - nowMs;
  if (leftMs <= 0) return { kind: 'ended' };
  return leftMs <= INACTIVITY_WARNING_MS ? { kind: 'warned', leftMs } : { kind: 'attended' };
}

/** 1:05 */
export function formatCountdown(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
