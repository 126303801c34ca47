import type { Envelope } from '@countersign/contract';
import { useState } from 'react';
import { useText } from '../../../text/text.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast.tsx';
import { remindWaitMs } from '../model/people.ts';
import { remind } from '../model/queries.ts';
import { useNow } from '../parts/use-now.ts';
import { showError } from './show-error.ts';
import { detailText } from './text.ts';

const clock = (ms: number): string => {
  const seconds = Math.ceil(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

/** Reminds those whose turn it is; counts down until the next reminder is allowed (ux 33). */
export function Remind({ envelope }: { envelope: Envelope }) {
  const words = useText(detailText);
  const now = useNow(1000);
  const [busy, setBusy] = useState(false);
  const waitMs = remindWaitMs(envelope, now);
  const send = () => {
    setBusy(true);
    remind(envelope)
      .then(() => toast('success', words.reminded), showError)
      .finally(() => setBusy(false));
  };
  return (
    <Button icon="bell" busy={busy} disabled={waitMs > 0} onClick={send}>
      {waitMs > 0 ? words.remindIn(clock(waitMs)) : words.remind}
    </Button>
  );
}
