import { REASON_MAX } from '@countersign/domain';
import { ReasonSheet } from '../../../parts/form/reason-sheet.tsx';
import { useSignText } from './text.ts';

interface EndSheetProps {
  open: boolean;
  onClose: () => void;
  words: {
    readonly title: string;
    /** The consequence. */
    readonly text: string;
    readonly reason: string;
    readonly placeholder: string;
    /** The label of the button that ends the contract. */
    readonly button: string;
  };
  onGiven: (reason: string) => Promise<void>;
}

/** Rejecting, returning and refusing end the contract for everyone, so they ask for a reason first (ux 24, Rulings §6.11). */
export function EndSheet({ words, ...sheet }: EndSheetProps) {
  const { rejecting } = useSignText();
  return (
    <ReasonSheet
      {...sheet}
      title={words.title}
      description={words.text}
      label={words.reason}
      placeholder={words.placeholder}
      act={words.button}
      hintOf={(reason) => rejecting.left(REASON_MAX - reason.length)}
      missing={rejecting.needs}
    />
  );
}
