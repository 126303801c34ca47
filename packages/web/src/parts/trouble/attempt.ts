import { messageOf, requestIdOf } from '../../api/client.ts';
import { toast } from '../../ui/toast.tsx';

/** Runs an act and shows its outcome as a toast: `done`, or the message of the error. */
export async function attempt(act: () => Promise<unknown>, done: string): Promise<void> {
  try {
    await act();
    toast('success', done);
  } catch (error) {
    toast('warning', messageOf(error), requestIdOf(error));
  }
}
