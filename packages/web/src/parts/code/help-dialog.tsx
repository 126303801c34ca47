import { CUSTOMER_SERVICE } from '@countersign/domain';
import { useText } from '../../text/text.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import styles from './code.module.css';
import { codeText } from './text.ts';

const HINTS_MAX = 3;

interface HelpDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** A phone can have an e-mail address bound beside it. */
  kind: 'phone' | 'email';
  /** Up to three, of whoever asks for the code. */
  hints: readonly string[];
}

/** 'Cannot receive verification code' (Spec §2): the caller's hints, then whom to turn to. */
export function HelpDialog({ open, onOpenChange, kind, hints }: HelpDialogProps) {
  const words = useText(codeText);
  const own = kind === 'phone' ? [words.bindEmail] : [];
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      kind="sheet"
      size="s"
      title={words.helpTitle}
      footer={
        <Button variant="primary" onClick={() => onOpenChange(false)}>
          {words.gotIt}
        </Button>
      }
    >
      <ul className={styles.hints}>
        {[...hints.slice(0, HINTS_MAX), ...own].map((hint) => (
          <li key={hint}>{hint}</li>
        ))}
        <li>
          {words.service}
          <a href={`tel:${CUSTOMER_SERVICE}`} className={styles.call}>
            {CUSTOMER_SERVICE}
          </a>
        </li>
      </ul>
    </Dialog>
  );
}
