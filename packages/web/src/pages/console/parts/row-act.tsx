import type { EnvelopeRow } from '@countersign/contract';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { messageOf, requestIdOf } from '../../../api/client.ts';
import { useText } from '../../../text/text.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast.tsx';
import { myTurn, rowActOf } from '../model/people.ts';
import { currentUserWsid, remind } from '../model/queries.ts';
import { consoleText } from '../words.ts';

/** The address at which this person goes on with the envelope. */
export const addressOf = (row: EnvelopeRow): string =>
  row.envelopeShownStatus === 'DRAFT' ? `/envelopes/${row.envelopeWsid}/edit/documents` : `/envelope-detail?envelopeId=${row.envelopeWsid}`;

/** The one act of a row (ux 29). */
export function RowAct({ row, primary = true }: { row: EnvelopeRow; primary?: boolean }) {
  const text = useText(consoleText);
  const act = rowActOf(row, currentUserWsid());
  const turn = myTurn(row);
  if ((act === 'sign' || act === 'check') && turn) {
    return (
      <Link className={buttonClass(primary ? 'primary' : 'secondary', 's')} to={`/sign/${row.envelopeWsid}/${turn.participantWsid}`}>
        {act === 'sign' ? text.sign : text.check}
      </Link>
    );
  }
  if (act === 'remind') return <RemindButton row={row} />;
  return (
    <Link className={buttonClass('secondary', 's')} to={addressOf(row)}>
      {act === 'continue' ? text.continueDraft : text.view}
    </Link>
  );
}

function RemindButton({ row }: { row: EnvelopeRow }) {
  const text = useText(consoleText);
  const [busy, setBusy] = useState(false);
  const send = async () => {
    setBusy(true);
    try {
      await remind(row);
      toast('success', text.reminded);
    } catch (error) {
      toast('warning', messageOf(error), requestIdOf(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button size="s" busy={busy} icon="bell" onClick={() => void send()}>
      {text.remind}
    </Button>
  );
}
