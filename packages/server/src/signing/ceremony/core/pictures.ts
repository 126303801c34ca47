import {
  IMAGE_LONGEST_SIDE_PX,
  type InkDrawing,
  SEAL_INK,
  SIGNATURE_INK,
  fromWsid,
  readInkDrawing,
} from '@countersign/domain';
import type { InitialValue } from '@countersign/contract';
import type { Outlines, Rgba } from '@countersign/pdf';
import { type Services, TaskKilledError, TaskRefusal, readInk, refuseWith } from '../../../platform/index.ts';
import { findMembersSeal } from '../../office-seals/index.ts';
import { findPersonSeal, findPersonWrite } from '../../personal-seals/index.ts';
import type { Picture } from './act.ts';

const DATA_URI = 'data:image/png;base64,';
const PNG_MAGIC = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/;

/** The largest stored size of a seal: 60 mm at 600 dpi. */
const SEAL_LONGEST_SIDE_PX = 1418;

type PictureServices = Pick<Services, 'db' | 'blobs' | 'workers'>;

/**
 * Returns the picture for a form's value: a new drawing, or a stored signature or seal of this person; null for a text value.
 * Only the pixels of the client's file are used, and of a drawing only its strokes (security 52).
 */
export async function resolvePicture(
  services: PictureServices,
  personId: string,
  value: InitialValue,
): Promise<Picture | null> {
  if (typeof value === 'string' || 'attachmentWsids' in value) return null;
  if ('writeData' in value) {
    if (value.strokes === undefined) return { image: await drawnPicture(services, value.writeData) };
    const { drawing } = await readInk(services.workers, value.strokes);
    return { image: outlinesIn(drawing, SIGNATURE_INK) };
  }
  const officeSealId = 'sealWsid' in value ? fromWsid('officeSeal', value.sealWsid) : null;
  if (officeSealId !== null) return officeSeal(services, personId, officeSealId);
  const found = await services.db.withTx((tx) =>
    'writeWsid' in value
      ? findPersonWrite(tx, personId, value.writeWsid)
      : findPersonSeal(tx, personId, value.sealWsid),
  );
  if (found === null) return refuseWith('writeWsid' in value ? 'ERROR_WRITE_NOT_FOUND' : 'ERROR_SEAL_NOT_FOUND');
  const drawing = readInkDrawing(found.outlines);
  if (drawing !== null) return { image: outlinesIn(drawing, 'writeWsid' in value ? SIGNATURE_INK : SEAL_INK) };
  return { image: await decode(services, await services.blobs.get(found.digest)) };
}

/** @param colour as CSS has it, `#rrggbb` */
function outlinesIn({ width, height, paths }: InkDrawing, colour: string): Outlines {
  const part = (at: number): number => Number.parseInt(colour.slice(at, at + 2), 16) / 255;
  return { width, height, paths: paths.map((path) => Int16Array.from(path)), colour: [part(1), part(3), part(5)] };
}

/** A seal is drawn at its stored size; the picture and size sent with its id are ignored (security 52). */
async function officeSeal(services: PictureServices, personId: string, id: string): Promise<Picture> {
  const found = await services.db.withTx((tx) => findMembersSeal(tx, personId, id));
  if (found === null) return refuseWith('ERROR_SEAL_NOT_FOUND');
  const { sizePt, digest } = found;
  const image = await decode(services, await services.blobs.get(digest), SEAL_LONGEST_SIDE_PX);
  return { image, officeSeal: { id, sizePt } };
}

async function drawnPicture(services: PictureServices, writeData: string): Promise<Rgba> {
  const base64 = writeData.startsWith(DATA_URI) ? writeData.slice(DATA_URI.length) : '';
  if (!BASE64.test(base64)) refuseWith('ERROR_PICTURE');
  const bytes = Buffer.from(base64, 'base64');
  if (!bytes.subarray(0, PNG_MAGIC.length).equals(PNG_MAGIC)) refuseWith('ERROR_PICTURE');
  const picture = await decode(services, bytes);
  if (isBlank(picture)) refuseWith('ERROR_PICTURE');
  return picture;
}

async function decode(
  { workers }: PictureServices,
  bytes: Uint8Array,
  maxSidePx = IMAGE_LONGEST_SIDE_PX,
): Promise<Rgba> {
  try {
    return await workers.risky.run('decodeImage', { bytes, maxSidePx, maxPixels: 16_000_000 });
  } catch (error) {
    if (error instanceof TaskRefusal || error instanceof TaskKilledError) return refuseWith('ERROR_PICTURE');
    throw error;
  }
}

const VISIBLE_ALPHA = 16;
const INK_LEVEL = 235;
const LEAST_INK_PIXELS = 12;

/** Whether the picture is blank: no pixel, or hardly any, is both opaque and dark enough to be seen. */
function isBlank({ rgba }: Pick<Rgba, 'rgba'>): boolean {
  let ink = 0;
  for (let at = 0; at < rgba.length; at += 4) {
    const [r = 255, g = 255, b = 255, alpha = 0] = rgba.subarray(at, at + 4);
    if (alpha >= VISIBLE_ALPHA && Math.min(r, g, b) < INK_LEVEL) ink += 1;
    if (ink >= LEAST_INK_PIXELS) return false;
  }
  return true;
}
