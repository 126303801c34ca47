import { INACTIVITY_MS, INACTIVITY_WARNING_MS } from '@countersign/domain';
import { describe, expect, it } from 'vitest';
import { attendanceAt, formatCountdown } from './inactivity.ts';

const MINUTE = 60_000;

describe('Spec §4 "Session": half an hour without activity', () => {
  it.each([
    ['just now', 0, { kind: 'attended' }],
    ['a moment before the warning', INACTIVITY_MS - INACTIVITY_WARNING_MS - 1, { kind: 'attended' }],
    ['with the warning', INACTIVITY_MS - INACTIVITY_WARNING_MS, { kind: 'warned', leftMs: INACTIVITY_WARNING_MS }],
    ['in its last moment', INACTIVITY_MS - 1, { kind: 'warned', leftMs: 1 }],
    ['over', INACTIVITY_MS, { kind: 'ended' }],
    ['hours after the end, the machine having slept', 300 * MINUTE, { kind: 'ended' }],
    ['a clock that was set back', -MINUTE, { kind: 'attended' }],
  ])('%s', (_case, idleMs, expected) => {
    expect(attendanceAt(1_700_000_000_000 + idleMs, 1_700_000_000_000)).toEqual(expected);
  });

  it.each([
    [120_000, '2:00'],
    [65_000, '1:05'],
    [59_001, '1:00'],
    [1, '0:01'],
  ])('shows %d ms as %s', (ms, expected) => {
    expect(formatCountdown(ms)).toBe(expected);
  });
});
