import { type Services, refuseWith } from '../../platform/index.ts';
import { type FileRow, findFile } from './store.ts';

/** Signalled with its id when a file becomes READY or FAILED. */
export const FILE_SETTLED_SIGNAL = 'file.settled';
/** Polling interval: another process may do the work, and its signals do not reach this one. */
const LOOK_EVERY_MS = 500;

/** The file once it is READY or FAILED, or in its current state after `withinMs`. */
export async function awaitFile(
  services: Pick<Services, 'db'>,
  fileId: string,
  { withinMs, isNew }: { readonly withinMs: number; readonly isNew: boolean },
): Promise<FileRow> {
  const deadline = performance.now() + withinMs;
  // The job of a new file has only just been enqueued.
  if (isNew) await nextSignal(services, fileId).heard;
  for (;;) {
    const changed = nextSignal(services, fileId);
    const row = await services.db.withTx((tx) => findFile(tx, fileId));
    if (row === null) refuseWith('ERROR_NOT_FOUND');
    const settled = row.status === 'READY' || row.status === 'FAILED';
    if (settled || performance.now() > deadline) {
      changed.cancel();
      return row;
    }
    await changed.heard;
  }
}

/**
 * Resolves at the next signal about the file or after a time; it listens at once, so that no signal is lost between the read and
 * the wait.
 */
function nextSignal({ db }: Pick<Services, 'db'>, fileId: string): { heard: Promise<void>; cancel: () => void } {
  let cancel = (): void => {};
  const heard = new Promise<void>((resolve) => {
    const timer = setTimeout(() => cancel(), LOOK_EVERY_MS);
    const unhear = db.onSignal(FILE_SETTLED_SIGNAL, (about) => {
      if (about === fileId) cancel();
    });
    cancel = () => {
      clearTimeout(timer);
      unhear();
      resolve();
    };
  });
  return { heard, cancel };
}
