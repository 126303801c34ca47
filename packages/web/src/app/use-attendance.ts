import { ACTIVITY_REPORT_MS } from '@countersign/domain';
import { useEffect, useRef, useState } from 'react';
import { lastActivityHereMs, lastActivityMs, noteActivity } from '../api/activity.ts';
import { attendanceAt } from './inactivity.ts';

const SIGNS_OF_LIFE = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart', 'scroll'] as const;
const LOOK_EVERY_MS = 1000;
/** A moment more than the server takes for the same minute, so that each report counts. */
const REPORT_EVERY_MS = ACTIVITY_REPORT_MS + LOOK_EVERY_MS;

interface Watching {
  /** Whether the page is one of those that the end of the session concerns. */
  isWatched: () => boolean;
  /** A call that the server counts; nothing where nobody is logged in. */
  tell: () => Promise<unknown>;
  onEnded: () => void;
}

/**
 * Watches over the half hour of Spec §4 "Session". What somebody does in this tab reaches the server at most once a
 * minute and the other tabs through the login status. Once the warning stands, only its button counts.
 * @returns how long the session still lasts while the warning stands, else null; and the act of the button
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
    // The calls of a page that opens tell of it.
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
      // What is wrong with it, the next call of the person says.
      if (found.kind === 'attended' && hasNews) tell(nowMs).catch(() => {});
    };
    const onLife = () => {
      const nowMs = Date.now();
      // After a sleep of the machine the first touch comes before the next look: it keeps nothing alive.
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
    // Said first, so that the call counts.
    noteActivity(nowMs);
    await tell(nowMs);
    setLeftMs(null);
  };
  return { leftMs, stay };
}
