import type { EnvelopeRow } from '@countersign/contract';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { messageOf, requestIdOf } from '../../../api/client.ts';
import { useText } from '../../../text/text.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import type { IconName } from '../../../ui/icon.tsx';
import { toast } from '../../../ui/toast.tsx';
import { actingAs, rowActOf } from '../model/people.ts';
import { remind, restore } from '../model/queries.ts';
import { consoleText } from '../words.ts';

/** Links to where the user continues with the envelope: a draft to its preparation, the rest to the detail. */
export function EnvelopeLink({
  row,
  className,
  children,
}: {
  row: EnvelopeRow;
  className?: string;
  children: ReactNode;
}) {
  return row.abilities.includes('edit') ? (
    <Link
      className={className}
      to="/envelopes/$envelopeWsid/edit/documents"
      params={{ envelopeWsid: row.envelopeWsid }}
    >
      {children}
    </Link>
  ) : (
    <Link className={className} to="/envelope-detail" search={{ envelopeId: row.envelopeWsid }}>
      {children}
    </Link>
  );
}

/** The signing page, which has its own frame and bundle. */
export const signAddress = (envelopeWsid: string, participantWsid: string): string =>
  `/sign/${envelopeWsid}/${participantWsid}`;

/** The single act of a row (ux 29). */
export function RowAct({ row, primary = true, size = 's' }: { row: EnvelopeRow; primary?: boolean; size?: 's' | 'm' }) {
  const text = useText(consoleText);
  const act = rowActOf(row);
  const turn = actingAs(row);
  if ((act === 'sign' || act === 'check' || act === 'confirm') && turn) {
    return (
      <Link
        className={buttonClass(primary ? 'primary' : 'secondary', size)}
        to="/sign/$envelopeWsid/$participantWsid"
        params={{ envelopeWsid: row.envelopeWsid, participantWsid: turn.participantWsid }}
      >
        {text[act]}
      </Link>
    );
  }
  if (act === 'remind')
    return <CallButton icon="bell" word={text.remind} done={text.reminded} send={() => remind(row)} />;
  if (act === 'restore')
    return <CallButton icon="undo" word={text.restore} done={text.restored} send={() => restore(row.envelopeWsid)} />;
  return (
    <EnvelopeLink className={buttonClass(act === 'join' && primary ? 'primary' : 'secondary', size)} row={row}>
      {act === 'continue' ? text.continueDraft : act === 'join' || act === 'unstick' ? text[act] : text.view}
    </EnvelopeLink>
  );
}

interface CallButtonProps {
  icon: IconName;
  word: string;
  /** The message shown after success. */
  done: string;
  send: () => Promise<unknown>;
}
function CallButton({ icon, word, done, send }: CallButtonProps) {
  const [busy, setBusy] = useState(false);
  const act = async () => {
    setBusy(true);
    try {
      await send();
      toast('success', done);
    } catch (error) {
      toast('warning', messageOf(error), requestIdOf(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button size="s" busy={busy} icon={icon} onClick={() => void act()}>
      {word}
    </Button>
  );
}
