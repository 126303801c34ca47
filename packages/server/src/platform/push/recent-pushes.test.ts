import { describe, expect, it } from 'vitest';
import { RecentPushes } from './recent-pushes.ts';

function at(begun: number): { recent: RecentPushes; goTo: (ms: number) => void } {
  let now = begun;
  const recent = new RecentPushes(() => now);
  recent.begin();
  return { recent, goTo: (ms) => void (now = ms) };
}

describe('A page that has just connected', () => {
  it('has missed a push to one of its rooms since it was loaded, and none to other rooms', () => {
    const { recent, goTo } = at(0);
    goTo(10_000);
    recent.note(['person:1', 'session:9']);
    goTo(12_000);
    expect(recent.mayHaveMissed(['session:2', 'person:1'], 1500)).toBe(true);
    expect(recent.mayHaveMissed(['person:2'], 1500)).toBe(false);
  });

  it('has not missed a push of before it was loaded, beyond the margin of a second', () => {
    const { recent, goTo } = at(0);
    goTo(10_000);
    recent.note(['person:1']);
    goTo(12_000);
    expect(recent.mayHaveMissed(['person:1'], 1000)).toBe(true);
    expect(recent.mayHaveMissed(['person:1'], 999)).toBe(false);
  });

  it('may have missed one where it is older than what is remembered, or than the connection to other processes', () => {
    const { recent, goTo } = at(5000);
    goTo(10_000);
    expect(recent.mayHaveMissed(['person:1'], 4001)).toBe(true);
    expect(recent.mayHaveMissed(['person:1'], 4000)).toBe(false);
    goTo(200_000);
    expect(recent.mayHaveMissed(['person:1'], 59_001)).toBe(true);
    expect(recent.mayHaveMissed(['person:1'], 59_000)).toBe(false);
    expect(new RecentPushes(() => 0).mayHaveMissed([], 0)).toBe(true);
  });

  it('has missed the last of several pushes to a room', () => {
    const { recent, goTo } = at(0);
    recent.note(['person:1', 'person:2']);
    goTo(70_000);
    recent.note(['person:1']);
    goTo(71_000);
    expect(recent.mayHaveMissed(['person:1'], 500)).toBe(true);
    expect(recent.mayHaveMissed(['person:2'], 500)).toBe(false);
  });
});
