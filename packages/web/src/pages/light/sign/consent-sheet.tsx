import { useEffect, useRef, useState } from 'react';
import { CallError, messageOf } from '../../../api/client.ts';
import { RequiresIdentity } from '../../../parts/identity/requires-identity.tsx';
import { Banner, Hint, Sheet, Stack, Text } from '../../../ui/index.ts';
import { DialogActs } from '../../../ui/dialog-acts.tsx';
import { Progress } from '../../../ui/progress.tsx';
import type { ReadingState } from './model/use-reading.ts';
import type { SigningMode } from './model/fields.ts';
import type { Signing } from './model/queries.ts';
import type { Proofs } from './model/use-acts.ts';
import { useProofs } from './model/use-proofs.ts';
import { ReadingNotice } from './reading-notice.tsx';
import { ProofFields } from './proof-fields.tsx';
import { IconPoints } from '../../../ui/points.tsx';
import styles from './consent-sheet.module.css';
import { useConsentText } from './consent-text.ts';

interface ConsentSheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  signing: Signing;
  mode: SigningMode;
  shown: ReadingState;
  /** Throws the server's refusal. */
  onSign: (proofs: Proofs) => Promise<void>;
}

/** The consent, which names its button, and the one check of identity (ux 25). */
export function ConsentSheet(props: ConsentSheetProps) {
  const { open, onOpenChange, signing, mode, shown, onSign } = props;
  const consent = useConsentText();
  const proof = useProofs(signing);
  const first = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const [needsIdentity, setNeedsIdentity] = useState(false);
  const said = consent.modes[mode];

  const sign = async (): Promise<void> => {
    setFault(null);
    if (shown !== 'ready' || !proof.isGiven()) return;
    setBusy(true);
    try {
      const proofs = await proof.take();
      if (proofs !== null) await onSign(proofs);
    } catch (error) {
      if (error instanceof CallError && error.error === 'ERROR_DOCUMENT_CHANGED') onOpenChange(false);
      else if (error instanceof CallError && error.error === 'ERROR_SIGN_PASSWORD_WRONG') {
        proof.blamePassword(error.message);
        // Once the field is rendered again.
        requestAnimationFrame(() => first.current?.focus());
      } else {
        if (error instanceof CallError && error.error === 'ERROR_AUTH_REQUIRED') proof.lapse();
        setNeedsIdentity(error instanceof CallError && error.error === 'ERROR_AUTH_LEVEL');
        setFault(messageOf(error));
      }
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
      title={said.title}
      initialFocus={signing.authentication.signPassword && !proof.isProved ? first : undefined}
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
      <Stack gap={4}>
        <Text as="p" py={3} px={4} fill="brand-soft" className={styles.text} text={said.text(said.button)} />
        {mode !== 'fill' && !isBusy && <Protection signing={signing} />}
        <Hint size="s">
          <a href="/legal/signature" target="_blank" rel="noreferrer">
            {consent.meaning}
          </a>
        </Hint>
        <ReadingNotice state={shown} />
        {fault !== null &&
          (needsIdentity ? <RequiresIdentity>{fault}</RequiresIdentity> : <Banner tone="danger">{fault}</Banner>)}
        {isBusy && <Working steps={said.working} />}
        {/* It stays mounted during the act: a code that was sent is not sent again after a refusal. */}
        <div hidden={isBusy}>
          <ProofFields signing={signing} proof={proof} first={first} onSubmit={() => void sign()} />
        </div>
      </Stack>
    </Sheet>
  );
}

/** The meaning of secureLevel and authLevel for this signature, in words (Rulings §3). */
function Protection({ signing: { participant } }: { signing: Signing }) {
  const consent = useConsentText();
  const said = [consent.secure[participant.secureLevel], consent.auth[participant.authLevel]];
  return <IconPoints icon="shield" items={said.filter((words) => words !== null)} label={consent.how} />;
}

const STEP_MS = 1100;
/** The progress, one step at a time; the last step stays until the answer has come. */
function Working({ steps }: { steps: readonly string[] }) {
  const consent = useConsentText();
  const [at, setAt] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setAt((now) => Math.min(now + 1, steps.length - 1)), STEP_MS);
    return () => clearInterval(timer);
  }, [steps.length]);
  return (
    <Stack gap={3} pt={5} pb={2} textAlign="center">
      <p role="status">{steps[at]}</p>
      <Progress value={null} label={steps[at] ?? ''} />
      <Hint mt={1.5} text={consent.kept} />
    </Stack>
  );
}
