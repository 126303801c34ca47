import type { ShieldSession } from '@countersign/contract';
import { describe, expect, it } from 'vitest';
import { type PanelEvent, type PanelState, nextPanel } from './shield-state.ts';

const session: ShieldSession = {
  shieldWsid: 'WSID_SHLD_A',
  status: 'SHOWN',
  qrCodeProvider: 'COUNTERSIGN',
  hashAlgorithm: 'SHA-256',
  link: 'https://sign.example/shield/WSID_SHLD_A#secret',
  expireIn: 300,
  waitingPhone: null,
  error: null,
};
const made = { kind: 'made', session, nowMs: 1000 } as const;
const asked = (status: ShieldSession['status'], changes: Partial<ShieldSession> = {}, nowMs = 2000): PanelEvent => ({
  kind: 'asked',
  session: { ...session, link: null, status, ...changes },
  nowMs,
});
const run = (...events: readonly PanelEvent[]): PanelState =>
  events.reduce(nextPanel, { step: 'making' } as PanelState);

describe('An external signature on the desktop (Spec §7 "external-signature")', () => {
  it.each<[string, readonly PanelEvent[], object]>([
    ['is created first', [], { step: 'making' }],
    ['shows its code', [made], { step: 'running', link: session.link, untilMs: 301_000 }],
    ['cannot be started', [{ kind: 'failed', error: 'why' }], { step: 'failed', error: 'why' }],
    [
      'keeps its code while the phone reads, and the lease is the time that is left',
      [made, asked('OPENED'), asked('READY', { expireIn: 120 })],
      { step: 'running', link: session.link, untilMs: 122_000, session: { status: 'READY' } },
    ],
    ['is signed', [made, asked('SIGNED')], { step: 'over', session: { status: 'SIGNED' } }],
    ['is refused on the phone', [made, asked('REFUSED')], { step: 'over', session: { status: 'REFUSED' } }],
    ['stays over', [made, asked('SIGNED'), asked('OPENED'), made], { step: 'over', session: { status: 'SIGNED' } }],
    [
      'ignores another session',
      [made, asked('SIGNED', { shieldWsid: 'WSID_SHLD_B' })],
      { step: 'running', session: { status: 'SHOWN' } },
    ],
    ['waits for the server’s result at its end', [made, { kind: 'tick', nowMs: 302_000 }], { step: 'running' }],
    [
      'expires if that does not come',
      [made, { kind: 'tick', nowMs: 304_000 }],
      { step: 'over', session: { status: 'EXPIRED' } },
    ],
  ])('%s', (_what, events, expected) => {
    expect(run(...events)).toMatchObject(expected);
  });
});
