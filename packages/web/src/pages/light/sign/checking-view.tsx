import { useRef, useState } from 'react';
import { api, call, errorNameOf } from '../../../api/client.ts';
import type { PdfViewHandle } from '../../../parts/pdf-view/view-handle.ts';
import type { ReadingState } from './model/use-reading.ts';
import { FormSheet, useFormAct } from '../../../parts/form/form-sheet.tsx';
import { Button } from '../../../ui/button.tsx';
import { ChangedNotice } from './changed-notice.tsx';
import { SigningLayout } from './signing-layout.tsx';
import { More } from './more.tsx';
import { type Signing, seenDigests } from './model/queries.ts';
import type { Acted } from './model/stage.ts';
import { noticeEnd } from './model/use-acts.ts';
import { useReading } from './model/use-reading.ts';
import { ReadingNotice } from './reading-notice.tsx';
import { EndSheet } from './end-sheet.tsx';
import { Paragraph } from '../../../ui/layout.tsx';
import { useSignText } from './text.ts';
import { VoidNotice } from './void-notice.tsx';

interface CheckingViewProps {
  signing: Signing;
  isFree: boolean;
  changed: readonly string[] | null;
  onDismissChanged: () => void;
  onActed: (acted: Acted) => void;
  onChanged: () => Promise<void>;
}

/** A checker reads and gives a verdict, which adds no bytes to the documents (conventions, rule 6). */
export function CheckingView({ signing, isFree, changed, onDismissChanged, onActed, onChanged }: CheckingViewProps) {
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
  return (
    <>
      <SigningLayout
        signing={signing}
        reading={reading}
        view={view}
        viewRef={view}
        more={<More signing={signing} onActed={onActed} forget={() => {}} />}
        status={<Paragraph size="m" text={checking.bar} />}
        notice={
          changed !== null ? (
            <ChangedNotice names={changed} onClose={onDismissChanged} />
          ) : (
            isVoiding && <VoidNotice envelope={signing.envelope} isFree={isFree} />
          )
        }
      >
        <Button variant="danger" size="l" label={checking.refuse} onClick={() => setSheet('refuse')} />
        <Button variant="primary" size="l" block label={checking.pass} onClick={() => setSheet('pass')} />
      </SigningLayout>
      <PassSheet
        isVoiding={isVoiding}
        state={reading.state}
        open={sheet === 'pass'}
        onClose={close}
        onPass={() => check({ passed: true })}
      />
      <EndSheet
        open={sheet === 'refuse'}
        onClose={close}
        words={checking.refusing}
        onGiven={(reason) => check({ passed: false, reason })}
      />
    </>
  );
}

interface PassSheetProps {
  isVoiding: boolean;
  state: ReadingState;
  open: boolean;
  onClose: () => void;
  onPass: () => Promise<void>;
}
function PassSheet({ isVoiding, state, open, onClose, onPass }: PassSheetProps) {
  const { checking, voiding } = useSignText();
  const form = useFormAct();
  return (
    <FormSheet
      open={open}
      title={checking.passTitle}
      description={(isVoiding ? voiding : checking).passText(checking.passButton)}
      act={checking.passButton}
      disabled={state !== 'ready'}
      form={form}
      onSubmit={onPass}
      onClose={onClose}
    >
      <ReadingNotice state={state} />
    </FormSheet>
  );
}
