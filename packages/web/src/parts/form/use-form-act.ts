import { useState } from 'react';
import { errorNameOf, messageOf } from '../../api/client.ts';

interface Refusal {
  /** The `error` name of the catalogue; '' if there was no answer. */
  readonly name: string;
  readonly words: string;
}

/**
 * The submission of a form: validated, then running, then done or refused. Each attempt is counted, to focus its first fault.
 */
export function useFormAct() {
  const [busy, setBusy] = useState(false);
  const [submitted, setSubmitted] = useState(0);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const run = async (
    isSound: boolean | (() => boolean),
    act: () => Promise<unknown>,
    wordsOf = messageOf,
  ): Promise<void> => {
    if (busy) return;
    setRefusal(null);
    setSubmitted((count) => count + 1);
    if (!(typeof isSound === 'function' ? isSound() : isSound)) return;
    setBusy(true);
    try {
      await act();
    } catch (error) {
      setRefusal({ name: errorNameOf(error) ?? '', words: wordsOf(error) });
      setSubmitted((count) => count + 1);
    } finally {
      setBusy(false);
    }
  };
  return { busy, submitted, wasTried: submitted > 0, refusal, run };
}

/** What a form shows of its submission. */
export type FormAct = ReturnType<typeof useFormAct>;
