import { useState } from 'react';
import { messageOf } from '../../api/client.ts';

/** An act that runs once at a time: whether it runs, and the message of the error with which it ended. */
export function useAct(wordsOf: (error: unknown) => string = messageOf) {
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const run = async (act: () => Promise<unknown>): Promise<void> => {
    if (busy) return;
    setFault(null);
    setBusy(true);
    try {
      await act();
    } catch (error) {
      setFault(wordsOf(error));
    }
    setBusy(false);
  };
  return { busy, fault, setFault, run };
}
