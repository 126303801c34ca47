import type { PushMessage, Scan } from '@countersign/contract';

/** The state of a QR code on the desktop, from its request to the drawing. */
export type ScanState =
  | { readonly step: 'making' }
  | { readonly step: 'failed'; readonly error: unknown }
  | { readonly step: 'shown' | 'opened'; readonly scan: Scan; readonly untilMs: number }
  | { readonly step: 'expired' }
  | { readonly step: 'drawn'; readonly wsid: string };

export type ScanEvent =
  | { readonly kind: 'again' }
  | { readonly kind: 'failed'; readonly error: unknown }
  | { readonly kind: 'made'; readonly scan: Scan; readonly nowMs: number }
  | { readonly kind: 'tick'; readonly nowMs: number }
  | { readonly kind: 'push'; readonly message: PushMessage }
  /** A new picture is in the list, which is polled where no push comes through. */
  | { readonly kind: 'found'; readonly wsid: string };

export const STARTED: ScanState = { step: 'making' };

/** A received drawing is final, and a push about another code of the session changes nothing. */
export function nextScan(state: ScanState, event: ScanEvent): ScanState {
  if (event.kind === 'again') return STARTED;
  if (state.step === 'drawn') return state;
  switch (event.kind) {
    case 'failed':
      return { step: 'failed', error: event.error };
    case 'made':
      return { step: 'shown', scan: event.scan, untilMs: event.nowMs + event.scan.expireIn * 1000 };
    case 'found':
      return { step: 'drawn', wsid: event.wsid };
    case 'tick':
      return 'untilMs' in state && event.nowMs >= state.untilMs ? { step: 'expired' } : state;
    case 'push':
      return heard(state, event.message);
  }
}

function heard(state: ScanState, { actionType, messageContent, attachMessage }: PushMessage): ScanState {
  if (!('scan' in state) || messageContent !== state.scan.scanWsid) return state;
  if (actionType === 'SCAN_OPENED') return { ...state, step: 'opened' };
  const { targertWsid } = attachMessage;
  return actionType === 'SCAN_RESULT' && targertWsid !== null ? { step: 'drawn', wsid: targertWsid } : state;
}

/** The time left in whole seconds, as minutes and seconds. */
export function timeLeft(untilMs: number, nowMs: number): { minutes: number; seconds: number } {
  const left = Math.max(0, Math.ceil((untilMs - nowMs) / 1000));
  return { minutes: Math.floor(left / 60), seconds: left % 60 };
}

/** The one that was not there before; null if there is none. */
export const newItem = (before: ReadonlySet<string>, now: readonly string[]): string | null =>
  now.find((wsid) => !before.has(wsid)) ?? null;
