import { type ComponentProps, useState } from 'react';
import { Button } from '../../ui/index.ts';
import { showError } from './show-error.ts';

interface ActButtonProps extends Omit<ComponentProps<typeof Button>, 'busy' | 'onClick'> {
  onAct: () => Promise<unknown>;
}
/** A button that is busy while its act runs, and shows the error of an act that failed. */
export function ActButton({ onAct, ...button }: ActButtonProps) {
  const [busy, setBusy] = useState(false);
  const act = async () => {
    setBusy(true);
    await onAct().catch(showError);
    setBusy(false);
  };
  return <Button {...button} busy={busy} onClick={() => void act()} />;
}
