import { useEffect, useRef, useState } from 'react';
import { LateShown } from '../contact/late-shown.tsx';
import { Button, Fault, Icon, Row, Spinner, Stack, box } from '../../ui/index.ts';
import { CodeField } from '../../ui/code-field.tsx';
import { CaptchaField } from './captcha-field.tsx';
import type { Proof } from './code-calls.ts';
import styles from './code.module.css';
import { HelpDialog } from './help-dialog.tsx';
import { useCodeSender } from './use-code-sender.ts';

export { fetchOpcode, type Proof } from './code-calls.ts';

interface CodeProofProps {
  /** Null as long as there is no valid contact. */
  proof: Proof | null;
  service: Proof['service'];
  code: string;
  onCode: (code: string) => void;
  onComplete?: (code: string) => void;
  /** The error of the code. */
  codeError?: string | null;
  /** Called when sending is requested without a contact. */
  onMissingContact?: () => void;
  /** A further condition before a code is sent, such as that the account is registered. */
  mayUse?: () => Promise<boolean>;
  /** Up to three hints for a person who receives no code; by default those of the channel. */
  hints?: readonly string[];
  /** Counts the submissions of the form: each one shows the missing values here. */
  submitted?: number;
  disabled?: boolean;
}

/**
 * Captcha if required, sending and code in one (Rulings §5, steps 1–4): the four characters are checked as soon as they are
 * typed, the button counts down, a second sending needs a new captcha. The parent exchanges the digits with `fetchOpcode`.
 */
export function CodeProof(props: CodeProofProps) {
  const { proof, service, code, onCode, onComplete, codeError, disabled, submitted = 0 } = props;
  const { onMissingContact, mayUse } = props;
  const codeInput = useRef<HTMLInputElement>(null);
  const sender = useCodeSender({
    proof,
    service,
    onMissingContact,
    mayUse,
    // A new code invalidates the previous one (security 8), and with it the digits typed so far.
    onSent: () => {
      onCode('');
      codeInput.current?.focus();
    },
  });
  const { words, picture, sent } = sender;
  const complete = (typed: string) => (proof === null ? onMissingContact?.() : void picture.check(typed));
  useComplaint(
    submitted,
    () => code === '' && sent === null && sender.left === 0 && sender.asksPicture && picture.isTyped(),
  );
  return (
    <Stack gap={4}>
      {sent === null && sender.asksPicture && (
        <CaptchaField
          captcha={picture.captcha}
          value={picture.characters}
          onChange={picture.type}
          onComplete={complete}
          onEnter={code === '' ? () => void sender.send() : undefined}
          error={picture.error}
          isRight={picture.isRight}
          disabled={disabled}
        />
      )}
      <Row gap={2} wrap justify="between">
        <Sending sender={sender} proof={proof} disabled={disabled} />
      </Row>
      <Ways sender={sender} proof={proof} disabled={disabled} hints={props.hints} />
      <CodeField
        ref={codeInput}
        label={words.code}
        value={code}
        onChange={onCode}
        onComplete={onComplete}
        error={codeError}
        disabled={disabled}
      />
      <div role="status" className={styles.said}>
        {sender.isLate && (
          <Row as="p" gap={1.5} grow minWidth={0} size="m" tone="ink-2" className={styles.sent}>
            {words.late}
          </Row>
        )}
      </div>
    </Stack>
  );
}

type Sender = ReturnType<typeof useCodeSender>;
interface PartProps {
  sender: Sender;
  proof: Proof | null;
  disabled: boolean | undefined;
}

/** The button with its countdown; after sending, the destination. */
function Sending({ sender, proof, disabled }: PartProps) {
  const { words, sent, left, busy, problem, channel } = sender;
  const waits = left > 0;
  const [before, after] = channel === 'VOICE' ? words.calling : words.sent;
  return (
    <>
      {/* It is there before it speaks: screen readers say nothing of a region that appears with its text. */}
      <div role="status" className={styles.said}>
        {sent !== null && (
          <Row as="p" gap={1.5} grow minWidth={0} size="m" tone="ink-2" className={styles.sent}>
            {sent.state === 'AWAITED' && <Spinner />}
            {sent.state === 'SUCCESS' && <Icon name="check" size={18} />}
            {sent.state === 'ERROR_TIMEOUT' && <Icon name="warning" size={18} />}
            {sent.state === 'AWAITED' && words.sending}
            {sent.state === 'ERROR_TIMEOUT' && words.timedOut}
            {sent.state === 'SUCCESS' && (
              <span>
                {before}
                <LateShown contact={proof?.contact ?? ''} />
                {after}
              </span>
            )}
          </Row>
        )}
      </div>
      {sent === null ? (
        <Button
          block
          label={waits ? words.resend(left) : sender.useVoice ? words.sendVoice : words.send}
          busy={busy}
          disabled={disabled}
          aria-disabled={waits || undefined}
          onClick={() => void sender.send()}
          icon={waits ? 'clock' : 'send'}
        />
      ) : (
        <Button
          size="s"
          variant="quiet"
          label={waits ? words.resend(left) : words.again}
          disabled={disabled}
          aria-disabled={waits || undefined}
          onClick={sender.again}
        />
      )}
      <Fault size="s" className={styles.problem}>
        {problem}
      </Fault>
    </>
  );
}

const SWITCH = box({ minHeight: 'touch-line', p: 0, size: 'm', tone: 'brand', underlined: true, textAlign: 'left' });

/** Another channel, and help for a person whom none of them reaches. */
function Ways({ sender, proof, disabled, hints }: PartProps & { hints: readonly string[] | undefined }) {
  const { words, useVoice } = sender;
  const [open, setOpen] = useState(false);
  const kind = proof?.kind ?? 'phone';
  if (proof?.kind !== 'phone' && sender.sent === null && hints === undefined) return null;
  return (
    <Row gapY={0} gapX={4} align="stretch" wrap justify="between" className={styles.ways}>
      {proof?.kind === 'phone' && (
        <button type="button" className={SWITCH} disabled={disabled} onClick={sender.switchChannel}>
          {useVoice ? words.sms : words.voice}
        </button>
      )}
      <button type="button" className={SWITCH} onClick={() => setOpen(true)}>
        {words.help}
      </button>
      <HelpDialog
        open={open}
        onOpenChange={setOpen}
        kind={kind}
        hints={hints ?? (kind === 'phone' ? words.helpPhone : words.helpEmail)}
      />
    </Row>
  );
}

/** Shows the missing values here on each submission of the form. */
function useComplaint(submitted: number, complain: () => unknown): void {
  const latest = useRef(complain);
  useEffect(() => {
    latest.current = complain;
  });
  useEffect(() => {
    if (submitted > 0) latest.current();
  }, [submitted]);
}
