import { type Envelope, type Participant, api } from '@countersign/contract';
import { useState } from 'react';
import { call } from '../../../api/client.ts';
import { attempt } from '../../../parts/trouble/attempt.ts';
import { ConfirmDialog, IconButton } from '../../../ui/index.ts';
import { useActsText } from './acts-text.ts';
import { refreshDetail } from './queries.ts';

interface RemoveProps {
  envelope: Envelope;
  participant: Participant;
}

/** The sender removes a participant who has not acted (Rulings §2). */
export function RemovePerson({ envelope: { envelopeWsid }, participant: { name, participantWsid } }: RemoveProps) {
  const acts = useActsText();
  const [open, setOpen] = useState(false);
  const remove = async () => {
    const body = { participants: [{ participantWsid }] };
    if (await attempt(() => call(api.deleteParticipants, { params: { envelopeWsid }, body }), acts.removed))
      refreshDetail(envelopeWsid);
  };
  return (
    <>
      <IconButton icon="trash" size={18} label={acts.remove(name)} onClick={() => setOpen(true)} />
      <ConfirmDialog
        danger
        open={open}
        onClose={() => setOpen(false)}
        title={acts.removeTitle(name)}
        description={acts.removeWhy}
        act={acts.removeAct}
        onConfirm={remove}
      />
    </>
  );
}
