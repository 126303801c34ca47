import { useRef, useState } from 'react';
import { errorNameOf, messageOf } from '../../../../api/client.ts';
import type { ShownState } from '../../../../parts/pdf-view/pdf-view.tsx';
import { defineText } from '../../../../text/text.ts';
import { Banner, PasswordField, Sheet, Stack, Text } from '../../../../ui/index.ts';
import { DialogActs } from '../../../../ui/dialog-acts.tsx';
import { Progress } from '../../../../ui/progress.tsx';
import consent from '../consent-sheet.module.css';
import { ReadingNotice } from '../reading-notice.tsx';
import { useBatchText } from './text.ts';

/** The exact words that the evidence of each contract repeats. */
const useBatchConsent = defineText('pages/light/sign/batch/batch-consent');

interface BatchConsentProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  count: number;
  shown: ShownState;
  /** Throws if the sign password was refused; then nothing was signed. */
  onSign: (password: string) => Promise<void>;
}

/** One consent, which names its button, and one sign password for all (ux 25). */
export default function BatchConsent({ open, onOpenChange, count, shown, onSign }: BatchConsentProps) {
  const text = useBatchText();
  const said = useBatchConsent();
  const [password, setPassword] = useState('');
  const [fault, setFault] = useState<{ of: 'password' | 'other'; message: string } | null>(null);
  const [isBusy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  const sign = async (): Promise<void> => {
    if (isBusy || shown !== 'ready') return;
    if (password === '') {
      setFault({ of: 'password', message: text.needsPassword });
      return field.current?.focus();
    }
    setBusy(true);
    setFault(null);
    try {
      await onSign(password);
    } catch (error) {
      const isWrong = errorNameOf(error) === 'ERROR_SIGN_PASSWORD_WRONG';
      setFault({ of: isWrong ? 'password' : 'other', message: messageOf(error) });
      setPassword('');
      requestAnimationFrame(() => field.current?.focus());
    } finally {
      setBusy(false);
    }
  };
  return (
    <Sheet
      open={open}
      onClose={() => onOpenChange(false)}
      locked={isBusy}
      size="s"
      title={text.consentTitle(count)}
      initialFocus={field}
      footer={
        <DialogActs
          act={said.button}
          busy={isBusy}
          disabled={shown !== 'ready'}
          onClose={() => onOpenChange(false)}
          onAct={() => void sign()}
        />
      }
    >
      <Stack
        as="form"
        gap={4}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void sign();
        }}
      >
        <Text as="p" py={3} px={4} fill="brand-soft" className={consent.text} text={said.text(said.button, count)} />
        {isBusy && <Progress value={null} label={text.working(1, count)} />}
        <ReadingNotice state={shown} />
        {fault?.of === 'other' && <Banner tone="danger">{fault.message}</Banner>}
        <PasswordField
          ref={field}
          label={text.password}
          value={password}
          error={fault?.of === 'password' ? fault.message : null}
          autoComplete="off"
          onChange={(event) => {
            setPassword(event.currentTarget.value);
            setFault(null);
          }}
        />
      </Stack>
    </Sheet>
  );
}
