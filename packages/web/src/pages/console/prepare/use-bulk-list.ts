import type { MultiSend } from '@countersign/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { queryClient } from '../../../api/client.ts';
import { type Slot, rowsQuery } from '../model/bulk-queries.ts';
import { useDraft, useDraftState } from './use-draft.ts';

/** The recipient list of the draft; null if it is sent as a single contract. */
export function useBulkSlot(): Slot | null {
  const { envelopeWsid } = useDraft();
  const row = useDraftState(({ rows }) => rows.find(({ type }) => type === 'BULK_PERSON'));
  return row === undefined || row.participantWsid === null
    ? null
    : { envelopeWsid, participantWsid: row.participantWsid };
}

const NO_SLOT: Slot = { envelopeWsid: '', participantWsid: '' };

/** The list as the server checks it against the current draft; null until it is loaded. */
export function useBulkList(slot: Slot | null): MultiSend | null {
  const { saver } = useDraft();
  const { data } = useQuery({ ...rowsQuery(slot ?? NO_SLOT, { toCorrect: false, page: 1 }), enabled: slot !== null });
  const envelopeWsid = slot?.envelopeWsid;
  useEffect(() => {
    if (envelopeWsid === undefined) return;
    // The latest changes decide which rows are good, so they are saved first. If saving fails, sending reports it.
    saver.flush().then(
      () => void queryClient.invalidateQueries({ queryKey: ['multi-send', envelopeWsid] }),
      () => {},
    );
  }, [saver, envelopeWsid]);
  return slot === null ? null : (data?.multiSend ?? null);
}
