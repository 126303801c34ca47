import type { Services } from '../config/index.ts';
import { refuseWith } from '../http/index.ts';
import type { Pixels } from './images.ts';
import { TaskKilledError, TaskRefusal } from '../workers/index.ts';

/**
 * The pixels of a PNG or JPEG, decoded in the pool for foreign bytes, at most so many on the longer side; ERROR_PICTURE for
 * any other file (security 46, 52).
 */
export const readPicture = (workers: Services['workers'], bytes: Uint8Array, maxSidePx: number): Promise<Pixels> =>
  workers.risky.run('decodeImage', { bytes, maxSidePx }).catch((error: unknown) => {
    if (error instanceof TaskRefusal || error instanceof TaskKilledError) return refuseWith('ERROR_PICTURE');
    throw error;
  });
