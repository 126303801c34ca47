import { useEffect, useState } from 'react';
import type { Signer } from './palette.tsx';
import { useDraft, useDraftState } from './use-draft.ts';

/** The signers and documents, once the server has them. */
export function useSettled() {
  const { saver, envelopeWsid } = useDraft();
  const documents = useDraftState((state) => state.documents);
  const rows = useDraftState((state) => state.rows);
  const [settled, setSettled] = useState(saver.state() === 'saved');
  useEffect(() => {
    // Files and people must be saved on the server before fields can refer to them.
    void saver
      .flush()
      .catch(() => {})
      .finally(() => setSettled(true));
  }, [saver]);
  const signers = rows.flatMap((row, index): Signer[] =>
    row.role === 'SIGNER' && row.participantWsid !== null
      ? [{ participantWsid: row.participantWsid, name: row.name, index }]
      : [],
  );
  return { envelopeWsid, documents, settled, signers };
}
