import { IMAGE_LONGEST_SIDE_PX } from '@countersign/domain';
import type { House } from '../house.ts';
import { refuseWith } from '../http/refused.ts';
import { readPicture } from './read-picture.ts';
import type { PictureKind, PictureRow } from './store.ts';
import { insertPicture, listPictures } from './store.ts';

/** A person keeps so many of each kind. */
const KEPT_MAX = 50;

export interface GivenPicture {
  readonly kind: PictureKind;
  readonly personId: string;
  readonly name: string;
  /** Where it came from, as the client says: UPLOAD, DRAW, TYPE … */
  readonly origin: string;
  readonly bytes: Uint8Array;
}

/**
 * Keeps the pixels of a PNG or JPEG and nothing else of it (security 52): decoded where foreign bytes are, at most 512 px
 * on the longer side, drawn anew. A picture with no ink is refused.
 */
export async function keepPicture(
  house: Pick<House, 'db' | 'blobs' | 'workers' | 'ids'>,
  given: GivenPicture,
  now: Date,
): Promise<PictureRow> {
  const { kind, personId, name, origin, bytes } = given;
  const kept = await house.db.withTx((tx) => listPictures(tx, kind, personId));
  if (kept.length >= KEPT_MAX) refuseWith('ERROR_TOO_LARGE', { limit: KEPT_MAX });
  const pixels = await readPicture(house.workers, bytes, IMAGE_LONGEST_SIDE_PX);
  if (isBlank(pixels.rgba)) refuseWith('ERROR_PICTURE');
  const { width, height } = pixels;
  const { digest } = await house.blobs.put(await house.workers.sign.run('encodePng', pixels));
  const row = { id: house.ids.next(), kind, personId, name, origin, digest, width, height, createdAt: now };
  await house.db.withTx((tx) => insertPicture(tx, row));
  return { ...row, deleted: false };
}

const VISIBLE_ALPHA = 16;
const NEARLY_WHITE = 250;

/** True where nothing would be seen on white paper. */
function isBlank(rgba: Uint8Array): boolean {
  for (let at = 0; at + 3 < rgba.length; at += 4) {
    const isSeen = (rgba[at + 3] ?? 0) >= VISIBLE_ALPHA;
    if (isSeen && Math.min(rgba[at] ?? 255, rgba[at + 1] ?? 255, rgba[at + 2] ?? 255) < NEARLY_WHITE) return false;
  }
  return true;
}

const DATA_URI = /^data:image\/png;base64,([A-Za-z0-9+/]+={0,2})$/;

/** The bytes of a PNG data-URI, which is how a drawn signature travels. */
export function bytesOfDataUri(text: string): Uint8Array {
  const [, base64] = DATA_URI.exec(text) ?? [];
  return base64 === undefined ? refuseWith('ERROR_PICTURE') : Buffer.from(base64, 'base64');
}
