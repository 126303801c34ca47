import { CODE_RESEND_SEC, type Service } from '@countersign/domain';
import { useEffect, useState } from 'react';

export type SendChannel = 'SMS' | 'VOICE' | 'EMAIL';
interface Store {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}
/** The wait is stored per service, for SMS and voice separately (Spec §9), and survives a reload. */
const keyOf = (service: Service, channel: SendChannel): string => `countersign.resend.${service}.${channel}`;

/** Seconds until another code may be requested; 0 = now. A clock that was set back never prolongs the wait. */
export function secondsLeft(
  store: Store,
  service: Service,
  channel: SendChannel,
  nowMs: number,
  longestSec = 3600,
): number {
  const until = Number(store.getItem(keyOf(service, channel)));
  const left = Math.ceil((until - nowMs) / 1000);
  return Number.isFinite(left) && left > 0 && left <= longestSec ? left : 0;
}
export const startWait = (
  store: Store,
  service: Service,
  channel: SendChannel,
  nowMs: number,
  seconds = CODE_RESEND_SEC,
): void => store.setItem(keyOf(service, channel), String(nowMs + seconds * 1000));

const tabStore = (): Store | null => {
  try {
    return sessionStorage;
  } catch {
    // Storage is blocked: the server still refuses a request that comes too soon.
    return null;
  }
};

/** The remaining wait as it counts down, and a function to start one. */
export function useCountdown(
  service: Service,
  channel: SendChannel,
): { left: number; start: (seconds?: number) => void } {
  const [nowMs, setNowMs] = useState(() => Date.now());
  const store = tabStore();
  const left = store === null ? 0 : secondsLeft(store, service, channel, nowMs);
  const isWaiting = left > 0;
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => setNowMs(Date.now()), 250);
    return () => clearInterval(timer);
  }, [isWaiting]);
  const start = (seconds?: number) => {
    if (store !== null) startWait(store, service, channel, Date.now(), seconds);
    setNowMs(Date.now());
  };
  return { left, start };
}
