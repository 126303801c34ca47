import { toast } from '../../ui/toast.tsx';
import { showError } from './show-error.ts';

/** Runs an act and shows its outcome as a toast: `done`, or the message of the error. Returns whether it succeeded. */
export async function attempt(act: () => Promise<unknown>, done: string): Promise<boolean> {
  try {
    await act();
  } catch (error) {
    showError(error);
    return false;
  }
  toast('success', done);
  return true;
}
