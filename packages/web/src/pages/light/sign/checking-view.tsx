import type { ReadingState } from './model/use-reading.ts';
import { FormSheet } from '../../../parts/form/form-sheet.tsx';
import { useFormAct } from '../../../parts/form/use-form-act.ts';
import { Button, Paragraph } from '../../../ui/index.ts';
import { ChangedNotice } from './changed-notice.tsx';
import { SigningLayout } from './signing-layout.tsx';
import { More } from './more.tsx';
import { ReadingNotice } from './reading-notice.tsx';
import { EndSheet } from './end-sheet.tsx';
import { useSignText } from './text.ts';
import { VoidNotice } from './void-notice.tsx';
import { type CheckingViewProps, useChecking } from './use-checking.ts';

/** A checker reads and gives a verdict, which adds no bytes to the documents (conventions, rule 6). */
export function CheckingView({ signing, isFree, changed, onDismissChanged, onActed, onChanged }: CheckingViewProps) {
  const { sheet, setSheet, view, reading, check, isVoiding, close, checking } = useChecking({
    signing,
    onActed,
    onChanged,
  });
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
