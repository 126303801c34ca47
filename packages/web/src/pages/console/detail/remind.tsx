import type { Envelope } from '@countersign/contract';
import { ActButton } from '../../../parts/trouble/act-button.tsx';
import { attempt } from '../../../parts/trouble/attempt.ts';
import { remindWaitMs } from '../model/people.ts';
import { remind } from '../model/queries.ts';
import { useNow } from '../parts/use-now.ts';
import { useDetailText } from './text.ts';

const clock = (ms: number): string => {
  const seconds = Math.ceil(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

/** Reminds those whose turn it is; counts down until the next reminder is allowed (ux 33). */
export function Remind({ envelope }: { envelope: Envelope }) {
  const words = useDetailText();
  const now = useNow(1000);
  const waitMs = remindWaitMs(envelope, now);
  return (
    <ActButton
      icon="bell"
      label={waitMs > 0 ? words.remindIn(clock(waitMs)) : words.remind}
      disabled={waitMs > 0}
      onAct={() => attempt(() => remind(envelope), words.reminded)}
    />
  );
}
