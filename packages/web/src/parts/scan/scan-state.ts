import type { PushMessage, Scan } from '@countersign/contract';

/** A QR code as the desktop sees it, from being asked for to what was drawn. */
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
  /** A new picture stands in the list that is asked where no push comes through. */
  | { readonly kind: 'found'; readonly wsid: string };

export const STARTED: ScanState = { step: 'making' };

/** What was drawn is never taken back, and a push about another code of the session changes nothing. */
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

/** Whole seconds until it runs out, as minutes and seconds. */
export function timeLeft(untilMs: number, nowMs: number): { minutes: number; seconds: number } {
  const left = Math.max(0, Math.ceil((untilMs - nowMs) / 1000));
  return { minutes: Math.floor(left / 60), seconds: left % 60 };
}

/** The one that was not there before; null where there is none. */
export const newcomer = (before: ReadonlySet<string>, now: readonly string[]): string | null =>
  now.find((wsid) => !before.has(wsid)) ?? null;
