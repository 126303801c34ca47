import { useEffect, useRef } from 'react';
import { onPush } from './push.ts';

/**
 * Calls `onChanged` when the server reports that an envelope changed, and when the channel connects or reconnects.
 * @param envelopeWsid one envelope; null = any of the caller's
 */
export function useEnvelopePush(envelopeWsid: string | null, onChanged: () => void): void {
  const latest = useRef(onChanged);
  useEffect(() => {
    latest.current = onChanged;
  });
  useEffect(
    () =>
      onPush((heard) => {
        if (heard.kind === 'missed') return latest.current();
        const { actionType, attachMessage } = heard.message;
        const concerns = envelopeWsid === null || attachMessage.envelopeWsid === envelopeWsid;
        if (actionType === 'ENVELOPE_CHANGED' && concerns) latest.current();
      }),
    [envelopeWsid],
  );
}
