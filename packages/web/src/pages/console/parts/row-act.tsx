import type { EnvelopeRow } from '@countersign/contract';
import { Link } from '@tanstack/react-router';
import { type ReactNode } from 'react';
import { attempt } from '../../../parts/trouble/attempt.ts';
import { ActButton } from '../../../parts/trouble/act-button.tsx';
import { buttonClass } from '../../../ui/index.ts';
import { actingAs, rowActOf } from '../model/people.ts';
import { remind, restore } from '../model/queries.ts';
import { useConsoleText } from '../words.ts';

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
  const text = useConsoleText();
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
    return (
      <ActButton size="s" icon="bell" label={text.remind} onAct={() => attempt(() => remind(row), text.reminded)} />
    );
  if (act === 'restore')
    return (
      <ActButton
        size="s"
        icon="undo"
        label={text.restore}
        onAct={() => attempt(() => restore(row.envelopeWsid), text.restored)}
      />
    );
  return (
    <EnvelopeLink className={buttonClass(act === 'join' && primary ? 'primary' : 'secondary', size)} row={row}>
      {act === 'continue' ? text.continueDraft : act === 'join' || act === 'unstick' ? text[act] : text.view}
    </EnvelopeLink>
  );
}
