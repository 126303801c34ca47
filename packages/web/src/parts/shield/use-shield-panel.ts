import { type Api, type BodyIn, api } from '@countersign/contract';
import { useEffect, useReducer, useRef, useState } from 'react';
import { call } from '../../api/client.ts';
import { onPush } from '../../realtime/push.ts';
import { type PanelState, nextPanel } from './shield-state.ts';

export interface ShieldPlace {
  readonly envelopeWsid: string;
  readonly participantWsid: string;
  /** The signature form, or the participantWsid of a signer who has none. */
  readonly formWsid: string;
}
export type ShieldBody = BodyIn<Api['startShield']>;

/** Polling interval where no socket comes through; a phone signs within seconds. */
const POLL_MS = 2500;
const TICK_MS = 500;
const STARTED: PanelState = { step: 'making' };

/**
 * Starts an external signature, once for each body, and follows it by pushes and by polling. It uses up the body's opcode, so
 * that starting again needs a new body.
 */
export function useShieldPanel({ envelopeWsid, participantWsid, formWsid }: ShieldPlace, body: ShieldBody) {
  const [state, tell] = useReducer(nextPanel, STARTED);
  const [nowMs, setNowMs] = useState(() => Date.now());
  // The body at the time the panel opened: proofs are used up by it.
  const [handedIn] = useState(body);
  const begun = useRef<ReturnType<typeof begin> | null>(null);
  useEffect(() => {
    const params = { envelopeWsid, participantWsid, formWsid };
    let isOver = false;
    begun.current ??= begin(params, handedIn);
    begun.current.then(
      ({ session }) => !isOver && tell({ kind: 'made', session, nowMs: Date.now() }),
      (error: unknown) => !isOver && tell({ kind: 'failed', error }),
    );
    const ask = async (): Promise<void> => {
      const { session } = await call(api.getShield, { params });
      if (session !== null && !isOver) tell({ kind: 'asked', session, nowMs: Date.now() });
    };
    const tryToAsk = () => void ask().catch(() => {});
    const stop = onPush((heard) => {
      const concerns = heard.kind === 'missed' || heard.message.actionType === 'SHIELD_CHANGED';
      if (concerns) tryToAsk();
    });
    const poll = setInterval(tryToAsk, POLL_MS);
    return () => {
      isOver = true;
      clearInterval(poll);
      stop();
    };
  }, [envelopeWsid, participantWsid, formWsid, handedIn]);
  const isRunning = state.step === 'running';
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => {
      setNowMs(Date.now());
      tell({ kind: 'tick', nowMs: Date.now() });
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [isRunning]);
  const shieldWsid = state.step === 'running' ? state.session.shieldWsid : null;
  /** Accepts the phone that shows this number. @throws CallError for another number */
  const confirm = async (number: string): Promise<void> => {
    if (shieldWsid === null) return;
    const params = { envelopeWsid, participantWsid, formWsid };
    const { session } = await call(api.confirmShield, { params, body: { shieldWsid, number } });
    tell({ kind: 'asked', session, nowMs: Date.now() });
  };
  return { state, nowMs, confirm };
}

const begin = (params: ShieldPlace, body: ShieldBody) => call(api.startShield, { params, body });
