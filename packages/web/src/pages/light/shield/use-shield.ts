import type { ShieldToSign } from '@countersign/contract';
import { useEffect, useState } from 'react';
import { NetworkError, api, call, errorNameOf } from '../../../api/client.ts';
import { type Opened, type ShieldKey, type SigningStep, openShield, sendCode, signByPhone } from './sign-by-phone.ts';

export type ShieldState =
  | { readonly step: 'opening' }
  | { readonly step: 'away'; readonly error: unknown }
  | {
      readonly step: 'shown';
      readonly opened: Opened;
      readonly untilMs: number;
      /** The current step; null while the person reads. */
      readonly doing: SigningStep | 'refuse' | null;
      /** What a new key waits for: the code that was sent, or its number on the desktop; null for none. */
      readonly waiting: { readonly for: 'code' } | { readonly for: 'number'; readonly number: string } | null;
      readonly error: unknown;
    }
  | { readonly step: 'done'; readonly documents: ShieldToSign['documents']; readonly title: string }
  /** The code has expired or was used. */
  | { readonly step: 'gone' }
  /** Nothing was signed, and this code can sign nothing any more. */
  | { readonly step: 'failed'; readonly error: unknown }
  | { readonly step: 'refused' };

/** Refusals after which the same code may be confirmed once more. */
const PASSING: readonly string[] = [
  'ERROR_BUSY',
  'ERROR_UNAVAILABLE',
  'ERROR_STORAGE_FULL',
  'ERROR_CODE_LOCKED',
  'ERROR_FREQUENTLY',
  'ERROR_DOCUMENT_CHANGED',
  'ERROR_PREPARING',
  'ERROR_SHIELD_CODE',
  'ERROR_SHIELD_CODE_WRONG',
  'ERROR_SHIELD_DEVICE',
  'ERROR_SHIELD_DEVICE_LIMIT',
  'ERROR_SHIELD_PROOF',
  'ERROR_SIGNING_IN_PROGRESS',
  'ERROR_TOO_MANY_REQUESTS',
];

/** A code on the phone, from being opened to signed or refused. */
export function useShield(shield: ShieldKey) {
  const [state, setState] = useState<ShieldState>({ step: 'opening' });
  const [round, setRound] = useState(0);
  const { shieldWsid, secret } = shield;
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    openShield({ shieldWsid, secret }, signal)
      .then((opened) => {
        const untilMs = Date.now() + opened.challenge.expireIn * 1000;
        if (!signal.aborted) setState({ step: 'shown', opened, untilMs, doing: null, waiting: null, error: null });
      })
      .catch((error: unknown) => {
        if (!signal.aborted) setState(isGone(error) ? { step: 'gone' } : { step: 'away', error });
      });
    return () => leaving.abort();
  }, [shieldWsid, secret, round]);
  return {
    state,
    again: () => {
      setState({ step: 'opening' });
      setRound(round + 1);
    },
    runOut: () => setState((now) => (now.step === 'shown' && now.doing === null ? { step: 'gone' } : now)),
    confirm: () => void confirm(shield, state, setState, null),
    enterCode: (code: string) => void confirm(shield, state, setState, code),
    refuse: () => void refuse(shield, state, setState),
  };
}

type SetState = (next: ShieldState | ((now: ShieldState) => ShieldState)) => void;

/** A new key of a signer who is not logged in needs a code first, passed as `code`. */
async function confirm(shield: ShieldKey, state: ShieldState, setState: SetState, code: string | null): Promise<void> {
  if (state.step !== 'shown' || state.doing !== null) return;
  const { opened } = state;
  try {
    if (code === null && opened.key === null && opened.challenge.codeContact !== null) {
      setState({ ...state, doing: 'key', error: null });
      await sendCode(shield);
      return setState({ ...state, waiting: { for: 'code' }, doing: null, error: null });
    }
    let waiting: typeof state.waiting = null;
    const doing = (step: SigningStep): void => setState({ ...state, waiting, doing: step, error: null });
    const onNumber = (number: string): void => {
      waiting = { for: 'number', number };
      doing('key');
      waiting = null;
    };
    const documents = await signByPhone(shield, opened, { code, onNumber }, doing);
    setState({ step: 'done', documents, title: opened.challenge.title });
  } catch (error) {
    if (isGone(error)) return setState({ step: 'gone' });
    const passes = error instanceof NetworkError || PASSING.includes(errorNameOf(error) ?? '');
    // A key that was certified before a later failure is found again.
    const found = passes ? await openShield(shield, new AbortController().signal).catch(() => opened) : opened;
    setState(passes ? { ...state, opened: found, doing: null, error } : { step: 'failed', error });
  }
}

async function refuse({ shieldWsid, secret }: ShieldKey, state: ShieldState, setState: SetState): Promise<void> {
  if (state.step !== 'shown' || state.doing !== null) return;
  setState({ ...state, doing: 'refuse', error: null });
  try {
    await call(api.refuseShield, { params: { shieldWsid }, body: { secret } });
    setState({ step: 'refused' });
  } catch (error) {
    setState(isGone(error) ? { step: 'gone' } : { ...state, doing: null, error });
  }
}

const isGone = (error: unknown): boolean => errorNameOf(error) === 'ERROR_SHIELD_EXPIRED';
