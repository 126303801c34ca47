import { IMAGE_LONGEST_SIDE_PX, type InkStrokes, SEAL_INK, SIGNATURE_INK } from '@countersign/domain';
import type { Services } from '../config/index.ts';
import { refuseWith } from '../http/index.ts';
import { readInk } from './read-ink.ts';
import { readPicture } from './read-picture.ts';
import type { PictureKind, PictureRow } from './picture-store.ts';
import { insertPicture, listPictures } from './picture-store.ts';

/** The most pictures of each kind that a person may keep. */
const KEPT_MAX = 50;

export interface GivenPicture {
  readonly kind: PictureKind;
  readonly personId: string;
  readonly name: string;
  /** The source, as the client states it: UPLOAD, DRAW, TYPE … */
  readonly origin: string;
  readonly bytes: Uint8Array;
  /** Strokes of a drawing by hand: the picture is made from them, and `bytes` are ignored. */
  readonly strokes?: InkStrokes | undefined;
}

/**
 * Stores the pixels of a PNG or JPEG only (security 52): decoded in the pool for foreign bytes, at most 512 px on the
 * longer side, and encoded again. A picture without ink is refused. Strokes are drawn by this server, and their outlines
 * stored.
 */
export async function keepPicture(
  services: Pick<Services, 'db' | 'blobs' | 'workers' | 'ids'>,
  given: GivenPicture,
  now: Date,
): Promise<PictureRow> {
  const { kind, personId, name, origin } = given;
  const kept = await services.db.withTx((tx) => listPictures(tx, kind, personId));
  if (kept.length >= KEPT_MAX) refuseWith('ERROR_TOO_LARGE', { limit: KEPT_MAX });
  const { png, width, height, outlines } = await (given.strokes === undefined
    ? fromPixels(services, given.bytes)
    : fromStrokes(services, given.strokes, kind));
  const { digest } = await services.blobs.put(png);
  const row = {
    id: services.ids.next(),
    kind,
    personId,
    name,
    origin,
    digest,
    width,
    height,
    outlines,
    createdAt: now,
  };
  await services.db.withTx((tx) => insertPicture(tx, row));
  return { ...row, deleted: false };
}

interface Made {
  readonly png: Uint8Array;
  readonly width: number;
  readonly height: number;
  readonly outlines: unknown;
}

async function fromPixels({ workers }: Pick<Services, 'workers'>, bytes: Uint8Array): Promise<Made> {
  const pixels = await readPicture(workers, bytes, IMAGE_LONGEST_SIDE_PX);
  if (isBlank(pixels.rgba)) refuseWith('ERROR_PICTURE');
  const { width, height } = pixels;
  return { png: await workers.sign.run('encodePng', pixels), width, height, outlines: null };
}

async function fromStrokes(
  { workers }: Pick<Services, 'workers'>,
  strokes: InkStrokes,
  kind: PictureKind,
): Promise<Made> {
  const { png, width, height, drawing } = await readInk(workers, strokes, kind === 'WRITE' ? SIGNATURE_INK : SEAL_INK);
  if (png === null) throw new Error('the strokes were drawn without a picture');
  return { png, width, height, outlines: drawing };
}

const VISIBLE_ALPHA = 16;
const NEARLY_WHITE = 250;

/** True where nothing would be visible on white paper. */
function isBlank(rgba: Uint8Array): boolean {
  for (let at = 0; at + 3 < rgba.length; at += 4) {
    const isSeen = (rgba[at + 3] ?? 0) >= VISIBLE_ALPHA;
    if (isSeen && Math.min(rgba[at] ?? 255, rgba[at + 1] ?? 255, rgba[at + 2] ?? 255) < NEARLY_WHITE) return false;
  }
  return true;
}

const DATA_URI = /^data:image\/png;base64,([A-Za-z0-9+/]+={0,2})$/;

/** The bytes of a PNG data URI, the form in which a drawn signature is sent. */
export function bytesOfDataUri(text: string): Uint8Array {
  const [, base64] = DATA_URI.exec(text) ?? [];
  return base64 === undefined ? refuseWith('ERROR_PICTURE') : Buffer.from(base64, 'base64');
}
