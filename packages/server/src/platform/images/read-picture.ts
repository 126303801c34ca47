import type { Services } from '../config/services.ts';
import { refuseWith } from '../http/refused.ts';
import type { Pixels } from './images.ts';
import { TaskRefusal } from '../workers/tasks.ts';
import { TaskKilledError } from '../workers/workers.ts';

/**
 * The pixels of a PNG or JPEG, decoded in the pool for foreign bytes, at most so many on the longer side; ERROR_PICTURE for
 * any other file (security 46, 52).
 */
export const readPicture = (workers: Services['workers'], bytes: Uint8Array, maxSidePx: number): Promise<Pixels> =>
  workers.risky.run('decodeImage', { bytes, maxSidePx }).catch((error: unknown) => {
    if (error instanceof TaskRefusal || error instanceof TaskKilledError) return refuseWith('ERROR_PICTURE');
    throw error;
  });
