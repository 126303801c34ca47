import type { PushMessage, Scan } from '@countersign/contract';
import { describe, expect, it } from 'vitest';
import { STARTED, type ScanEvent, type ScanState, newItem, nextScan, timeLeft } from './scan-state.ts';

const scan: Scan = { scanWsid: 'WSID_SCAN_A', href: 'https://sign.example/scan/WSID_SCAN_A#secret', expireIn: 300 };
const push = (actionType: PushMessage['actionType'], messageContent: string, targertWsid: string | null = null) =>
  ({
    kind: 'push',
    message: { actionType, messageTitle: '', messageContent, attachMessage: { targertWsid, envelopeWsid: null } },
  }) as const;
const made = { kind: 'made', scan, nowMs: 1000 } as const;
const run = (...events: readonly ScanEvent[]): ScanState => events.reduce(nextScan, STARTED);

describe('A QR code on the desktop (Spec §7 "Sockets for scan-upload")', () => {
  it.each<[string, readonly ScanEvent[], ScanState]>([
    ['is created first', [], { step: 'making' }],
    ['is shown until it expires', [made], { step: 'shown', scan, untilMs: 301_000 }],
    [
      'is valid a moment before its end',
      [made, { kind: 'tick', nowMs: 300_999 }],
      { step: 'shown', scan, untilMs: 301_000 },
    ],
    ['has expired at its end', [made, { kind: 'tick', nowMs: 301_000 }], { step: 'expired' }],
    [
      'says that the phone has opened it',
      [made, push('SCAN_OPENED', 'WSID_SCAN_A')],
      { step: 'opened', scan, untilMs: 301_000 },
    ],
    [
      'delivers the drawing',
      [made, push('SCAN_RESULT', 'WSID_SCAN_A', 'WSID_WRIT_1')],
      { step: 'drawn', wsid: 'WSID_WRIT_1' },
    ],
    [
      'delivers the picture found in the list',
      [made, { kind: 'found', wsid: 'WSID_WRIT_1' }],
      { step: 'drawn', wsid: 'WSID_WRIT_1' },
    ],
    [
      'keeps the drawing when its time is over',
      [made, { kind: 'found', wsid: 'W' }, { kind: 'tick', nowMs: 9e9 }],
      { step: 'drawn', wsid: 'W' },
    ],
    [
      'ignores another code',
      [made, push('SCAN_RESULT', 'WSID_SCAN_B', 'WSID_WRIT_2')],
      { step: 'shown', scan, untilMs: 301_000 },
    ],
    [
      'ignores a result without a picture',
      [made, push('SCAN_RESULT', 'WSID_SCAN_A')],
      { step: 'shown', scan, untilMs: 301_000 },
    ],
    ['is created again on request', [made, { kind: 'tick', nowMs: 301_000 }, { kind: 'again' }], { step: 'making' }],
  ])('%s', (_, events, expected) => {
    expect(run(...events)).toEqual(expected);
  });
  it('counts its time down in minutes and seconds and stops at zero', () => {
    expect([301_000, 300_001, 61_000, 1000, 0].map((untilMs) => timeLeft(untilMs, 1000))).toEqual([
      { minutes: 5, seconds: 0 },
      { minutes: 5, seconds: 0 },
      { minutes: 1, seconds: 0 },
      { minutes: 0, seconds: 0 },
      { minutes: 0, seconds: 0 },
    ]);
  });
  it('finds the picture that was not there before', () => {
    expect(newItem(new Set(['a']), ['b', 'a'])).toBe('b');
    expect(newItem(new Set(['a', 'b']), ['b', 'a'])).toBeNull();
  });
});
