import { useSharedText } from '../text/shared.ts';
import { Button } from './button.tsx';

interface DialogActsProps {
  /** The label of the button names the act. */
  act: string;
  danger?: boolean;
  busy?: boolean;
  /** The act is not possible yet. */
  disabled?: boolean;
  onClose: () => void;
  onAct: () => void;
}
/** The footer of a dialog with one act, which can be cancelled until it runs. */
export function DialogActs({ act, danger = false, busy = false, disabled = false, onClose, onAct }: DialogActsProps) {
  const text = useSharedText();
  return (
    <>
      <Button variant="quiet" label={text.cancel} disabled={busy} onClick={onClose} />
      <Button variant={danger ? 'danger' : 'primary'} label={act} busy={busy} disabled={disabled} onClick={onAct} />
    </>
  );
}
