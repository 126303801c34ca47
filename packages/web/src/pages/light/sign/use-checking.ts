import { useRef, useState } from 'react';
import { api, call, errorNameOf } from '../../../api/client.ts';
import type { PdfViewHandle } from '../../../parts/pdf-view/view-handle.ts';
import { type Signing, seenDigests } from './model/queries.ts';
import type { Acted } from './model/stage.ts';
import { noticeEnd } from './model/use-acts.ts';
import { useReading } from './model/use-reading.ts';
import { useSignText } from './text.ts';

export interface CheckingViewProps {
  signing: Signing;
  isFree: boolean;
  changed: readonly string[] | null;
  onDismissChanged: () => void;
  onActed: (acted: Acted) => void;
  onChanged: () => Promise<void>;
}

/** The reader's place in the documents, and the reviewer's verdict. */
export function useChecking({
  signing,
  onActed,
  onChanged,
}: Pick<CheckingViewProps, 'signing' | 'onActed' | 'onChanged'>) {
  const text = useSignText();
  const [sheet, setSheet] = useState<'none' | 'pass' | 'refuse'>('none');
  const view = useRef<PdfViewHandle>(null);
  const reading = useReading(signing);
  const params = { envelopeWsid: signing.envelope.envelopeWsid, participantWsid: signing.participant.participantWsid };

  const check = async (verdict: { passed: boolean; reason?: string }): Promise<void> => {
    try {
      const body = { ...verdict, documents: seenDigests(signing), views: reading.reported() };
      const { envelope } = await call(api.check, { params, body });
      onActed({ kind: verdict.passed ? 'checked' : 'refused', envelope });
    } catch (error) {
      noticeEnd(error);
      if (errorNameOf(error) === 'ERROR_DOCUMENT_NOT_SHOWN') reading.again();
      if (errorNameOf(error) === 'ERROR_DOCUMENT_CHANGED') {
        await onChanged();
        setSheet('none');
      }
      throw error;
    }
  };
  const isVoiding = signing.envelope.envelopeFlowType === 'CANCEL_PROCESS';
  const close = () => setSheet('none');
  const { checking } = text;
  return { sheet, setSheet, view, reading, check, isVoiding, close, checking };
}
