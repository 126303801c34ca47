import { describe, expect, it } from 'vitest';
import { secondsLeft, startWait } from './countdown.ts';

function memory() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}

describe('the wait between two codes', () => {
  it('lasts 60 seconds and then is over', () => {
    const store = memory();
    startWait(store, 'LOGIN', 'SMS', 1_000_000);
    expect(
      [0, 500, 59_000, 59_999, 60_000].map((passed) => secondsLeft(store, 'LOGIN', 'SMS', 1_000_000 + passed)),
    ).toEqual([60, 60, 1, 1, 0]);
  });
  it('is stored for each service, and for SMS and voice separately', () => {
    const store = memory();
    startWait(store, 'LOGIN', 'SMS', 0);
    expect(secondsLeft(store, 'LOGIN', 'VOICE', 0)).toBe(0);
    expect(secondsLeft(store, 'REGISTER', 'SMS', 0)).toBe(0);
  });
  it('uses the seconds that the server gave', () => {
    const store = memory();
    startWait(store, 'SIGN', 'EMAIL', 0, 17);
    expect(secondsLeft(store, 'SIGN', 'EMAIL', 0)).toBe(17);
  });
  it('is not prolonged by a clock that was set back, nor by manipulated storage', () => {
    const store = memory();
    startWait(store, 'LOGIN', 'SMS', 10_000_000_000);
    expect(secondsLeft(store, 'LOGIN', 'SMS', 0)).toBe(0);
    store.setItem('countersign.resend.LOGIN.SMS', 'soon');
    expect(secondsLeft(store, 'LOGIN', 'SMS', 0)).toBe(0);
  });
});
