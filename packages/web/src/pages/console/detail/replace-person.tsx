import type { Envelope, Participant } from '@countersign/contract';
import { Suspense, lazy, useState } from 'react';
import { defineText } from '../../../text/text.ts';
import { Button, IconButton } from '../../../ui/index.ts';

const ReplaceSheet = lazy(async () => ({ default: (await import('./rare-sheets.ts')).ReplaceSheet }));
const useWords = defineText('pages/console/detail/replace-person');

interface Props {
  envelope: Envelope;
  participant: Participant;
  /** With a label where it is the offered way out, as an icon among other acts. */
  isWorded?: boolean;
}
/** The sender replaces a participant who has not acted with another person (Rulings §8.17). */
export function ReplacePerson({ envelope, participant, isWorded = false }: Props) {
  const words = useWords();
  const [open, setOpen] = useState(false);
  return (
    <>
      {isWorded ? (
        <Button size="s" icon="user" label={words.open(participant.name)} onClick={() => setOpen(true)} />
      ) : (
        <IconButton icon="user" size={18} label={words.open(participant.name)} onClick={() => setOpen(true)} />
      )}
      {open && (
        <Suspense>
          <ReplaceSheet envelope={envelope} participant={participant} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
