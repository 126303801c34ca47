import { supportHref } from '@countersign/domain';
import { supportContact } from '../../text/support.ts';
import { Dialog, Stack, box } from '../../ui/index.ts';
import { useCodeText } from './text.ts';

const HINTS_MAX = 3;

interface HelpDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** For phones only: an e-mail address can be bound in addition. */
  kind: 'phone' | 'email';
  /** Up to three hints, from the caller. */
  hints: readonly string[];
}

/** 'Cannot receive verification code' (Spec §2): the caller's hints, then the contact of customer service. */
export function HelpDialog({ open, onOpenChange, kind, hints }: HelpDialogProps) {
  const words = useCodeText();
  const support = supportContact();
  const own = kind === 'phone' ? [words.bindEmail] : [];
  return (
    <Dialog
      open={open}
      onClose={() => onOpenChange(false)}
      kind="sheet"
      size="s"
      title={words.helpTitle}
      done={words.gotIt}
    >
      <Stack as="ul" gap={2.5} bullets>
        {[...hints.slice(0, HINTS_MAX), ...own].map((hint) => (
          <li key={hint}>{hint}</li>
        ))}
        <li>
          {words.service}
          <a href={supportHref(support) ?? undefined} className={box({ tabular: true })}>
            {support}
          </a>
        </li>
      </Stack>
    </Dialog>
  );
}
