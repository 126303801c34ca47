import { type Services, refuseWith } from '../../platform/index.ts';
import { type FileRow, findFile } from './store.ts';

/** Signalled when a file becomes READY or FAILED. */
export const FILE_SETTLED_SIGNAL = 'file.settled';
/** Polling interval: another process may do the work, and its signals do not reach this one. */
const LOOK_EVERY_MS = 500;

/** The file once it is READY or FAILED, or in its current state after `withinMs`. */
export async function awaitFile(services: Pick<Services, 'db'>, fileId: string, withinMs: number): Promise<FileRow> {
  const deadline = performance.now() + withinMs;
  for (;;) {
    const changed = nextSignal(services, LOOK_EVERY_MS);
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

/** Resolves at the next signal or after `ms`; it listens at once, so that no signal is lost between the read and the wait. */
function nextSignal({ db }: Pick<Services, 'db'>, ms: number): { heard: Promise<void>; cancel: () => void } {
  let cancel = (): void => {};
  const heard = new Promise<void>((resolve) => {
    const timer = setTimeout(() => cancel(), ms);
    const unhear = db.onSignal(FILE_SETTLED_SIGNAL, () => cancel());
    cancel = () => {
      clearTimeout(timer);
      unhear();
      resolve();
    };
  });
  return { heard, cancel };
}
