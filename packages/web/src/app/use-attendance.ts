import { ACTIVITY_REPORT_MS } from '@countersign/domain';
import { useEffect, useRef, useState } from 'react';
import { lastActivityHereMs, lastActivityMs, noteActivity } from '../api/activity.ts';
import { attendanceAt } from './inactivity.ts';

const SIGNS_OF_LIFE = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart', 'scroll'] as const;
const LOOK_EVERY_MS = 1000;
/** Slightly more than the minute of the server, so that each report counts. */
const REPORT_EVERY_MS = ACTIVITY_REPORT_MS + LOOK_EVERY_MS;

interface Watching {
  /** Whether the end of the session concerns this page. */
  isWatched: () => boolean;
  /** A call that counts as activity; none without a login. */
  tell: () => Promise<unknown>;
  onEnded: () => void;
}

/**
 * Enforces the half hour of Spec §4 "Session". Activity in this tab is reported to the server at most once a minute, and to the
 * other tabs through the login status. Once the warning is shown, only its button counts.
 * @returns the time left while the warning is shown, else null; and the handler of the button
 */
export function useAttendance(watching: Watching): { leftMs: number | null; stay: () => Promise<void> } {
  const [leftMs, setLeftMs] = useState<number | null>(null);
  const latest = useRef(watching);
  const toldMs = useRef(0);
  useEffect(() => {
    latest.current = watching;
  });
  const tell = (nowMs: number): Promise<unknown> => {
    toldMs.current = nowMs;
    return latest.current.tell();
  };

  useEffect(() => {
    // The calls of an opening page report the activity.
    toldMs.current = Date.now();
    const attendance = (nowMs: number) =>
      latest.current.isWatched() ? attendanceAt(nowMs, lastActivityMs()) : ({ kind: 'attended' } as const);
    const look = () => {
      const nowMs = Date.now();
      const found = attendance(nowMs);
      setLeftMs(found.kind === 'warned' ? Math.ceil(found.leftMs / 1000) * 1000 : null);
      if (found.kind === 'ended') latest.current.onEnded();
      const isDue = nowMs - toldMs.current >= REPORT_EVERY_MS;
      const hasNews = lastActivityHereMs() > toldMs.current && isDue;
      // Errors are reported by the person's next call.
      if (found.kind === 'attended' && hasNews) tell(nowMs).catch(() => {});
    };
    const onLife = () => {
      const nowMs = Date.now();
      // After the machine has slept, the first touch may precede the next check: it must not prolong the session.
      const isFresh = nowMs - lastActivityHereMs() < LOOK_EVERY_MS;
      if (isFresh || attendance(nowMs).kind === 'attended') noteActivity(nowMs);
    };
    const timer = setInterval(look, LOOK_EVERY_MS);
    const options = { passive: true, capture: true };
    for (const name of SIGNS_OF_LIFE) window.addEventListener(name, onLife, options);
    return () => {
      clearInterval(timer);
      for (const name of SIGNS_OF_LIFE) window.removeEventListener(name, onLife, options);
    };
  }, []);

  const stay = async () => {
    const nowMs = Date.now();
    // Recorded first, so that the call counts.
    noteActivity(nowMs);
    await tell(nowMs);
    setLeftMs(null);
  };
  return { leftMs, stay };
}
