import type { Envelope, Participant } from '@countersign/contract';
import { Suspense, lazy, useState } from 'react';
import { defineText } from '../../../text/text.ts';
import { Button } from '../../../ui/index.ts';

const InPersonSheet = lazy(async () => ({ default: (await import('./rare-sheets.ts')).InPersonSheet }));
const useWords = defineText('pages/console/detail/in-person');

/** The sender hands this device to a participant, who acts on it (Rulings §8.27). */
export function InPerson(props: { envelope: Envelope; participant: Participant }) {
  const words = useWords();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        size="s"
        icon="signature"
        label={words.open}
        aria-label={words.about(props.participant.name)}
        onClick={() => setOpen(true)}
      />
      {open && (
        <Suspense>
          <InPersonSheet {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
