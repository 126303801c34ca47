import { describe, expect, it } from 'vitest';
import { isGivenUp, webhookRetrySec } from './webhook-events.ts';

describe('A failed delivery', () => {
  it.each([
    [1, 5],
    [2, 30],
    [3, 120],
    [4, 600],
    [5, 3600],
    [6, 21_600],
    [7, 86_400],
    [8, null],
    [9, null],
  ])('after attempt %i waits %s seconds', (attempt, seconds) => expect(webhookRetrySec(attempt)).toBe(seconds));
});

describe('A webhook for which every attempt fails', () => {
  const now = new Date('2026-05-04T08:00:00Z');
  it.each([
    [null, false],
    ['2026-05-04T07:00:00Z', false],
    ['2026-05-01T08:00:01Z', false],
    ['2026-05-01T08:00:00Z', true],
    ['2026-04-01T08:00:00Z', true],
  ])('since %s is disabled: %s', (since, is) =>
    expect(isGivenUp(since === null ? null : new Date(since), now)).toBe(is),
  );
});
