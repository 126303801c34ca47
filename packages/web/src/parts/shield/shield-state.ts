import type { ShieldSession } from '@countersign/contract';

/** The state of an external signature on the desktop. */
export type PanelState =
  | { readonly step: 'making' }
  | { readonly step: 'failed'; readonly error: unknown }
  | { readonly step: 'running'; readonly session: ShieldSession; readonly link: string; readonly untilMs: number }
  | { readonly step: 'over'; readonly session: ShieldSession };

export type PanelEvent =
  | { readonly kind: 'made'; readonly session: ShieldSession; readonly nowMs: number }
  | { readonly kind: 'failed'; readonly error: unknown }
  /** The server's current state of the last external signature of this form. */
  | { readonly kind: 'asked'; readonly session: ShieldSession; readonly nowMs: number }
  | { readonly kind: 'tick'; readonly nowMs: number };

const RUNNING: readonly ShieldSession['status'][] = ['SHOWN', 'OPENED', 'READY'];
/** The server ends a lease by itself; the page waits a moment for that, which alone counts. */
const GRACE_MS = 3000;

/** A final state stays final, and messages about another session change nothing. */
export function nextPanel(state: PanelState, event: PanelEvent): PanelState {
  if (state.step === 'over') return state;
  switch (event.kind) {
    case 'failed':
      return state.step === 'making' ? { step: 'failed', error: event.error } : state;
    case 'made':
      return {
        step: 'running',
        session: event.session,
        link: event.session.link ?? '',
        untilMs: event.nowMs + event.session.expireIn * 1000,
      };
    case 'asked':
      if (state.step !== 'running' || event.session.shieldWsid !== state.session.shieldWsid) return state;
      if (!RUNNING.includes(event.session.status)) return { step: 'over', session: event.session };
      return { ...state, session: event.session, untilMs: event.nowMs + event.session.expireIn * 1000 };
    case 'tick':
      if (state.step !== 'running' || event.nowMs < state.untilMs + GRACE_MS) return state;
      return { step: 'over', session: { ...state.session, status: 'EXPIRED' } };
  }
}
