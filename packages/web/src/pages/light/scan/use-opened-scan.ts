import { type Api, type DataOf, CallError, api } from '@countersign/contract';
import { useEffect, useState } from 'react';
import { call } from '../../../api/client.ts';

export interface ScanKey {
  readonly scanWsid: string;
  readonly secret: string;
}
export type OpenedScan = DataOf<Api['openScan']>;
type Opened =
  | { readonly step: 'opening' }
  | { readonly step: 'drawing'; readonly opened: OpenedScan; readonly untilMs: number }
  /** The code has expired or was used. */
  | { readonly step: 'gone' }
  | { readonly step: 'away'; readonly error: unknown }
  | { readonly step: 'done' };

/** Opens a QR code on the phone and notifies the desktop. */
export function useOpenedScan({ scanWsid, secret }: ScanKey) {
  const [state, setState] = useState<Opened>({ step: 'opening' });
  const [round, setRound] = useState(0);
  useEffect(() => {
    const leaving = new AbortController();
    const open = async (): Promise<void> => {
      const { signal } = leaving;
      const opened = await call(api.openScan, { params: { scanWsid }, body: { secret }, signal });
      if (!signal.aborted) setState({ step: 'drawing', opened, untilMs: Date.now() + opened.expireIn * 1000 });
    };
    open().catch((error: unknown) => {
      if (!leaving.signal.aborted) setState(isGone(error) ? { step: 'gone' } : { step: 'away', error });
    });
    return () => leaving.abort();
  }, [scanWsid, secret, round]);
  return {
    state,
    again: () => {
      setState({ step: 'opening' });
      setRound(round + 1);
    },
    close: (step: 'done' | 'gone') => setState({ step }),
  };
}

export const isGone = (error: unknown): boolean =>
  error instanceof CallError && (error.error === 'ERROR_SCAN_EXPIRED' || error.status === 404);
