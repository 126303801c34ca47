import {
  type ActiveContent,
  type FormerField,
  type PageSize,
  type Remark,
  imageToPdf,
  inspect,
  normalise,
} from '@countersign/pdf';
import { decodePicture, pixelsToJpeg, pixelsToPng, readImageHeader, task } from '../../platform/index.ts';

/** The form of an upload that goes into envelopes. */
interface SoundUpload {
  readonly bytes: Uint8Array;
  /** As displayed, in points. */
  readonly pages: readonly PageSize[];
  /** It carries signatures of others and is stored unchanged. */
  readonly signed: boolean;
  /** What was found in it and removed. */
  readonly removed: readonly ActiveContent[];
  /** What its sender should know about it. */
  readonly remarks: readonly Remark[];
  /** The empty fields of the form that was removed. */
  readonly formerFields: readonly FormerField[];
}

interface UploadedPdf {
  readonly bytes: Uint8Array;
  /** The password, if the file is encrypted. */
  readonly password?: string | undefined;
}

/** An uploaded PDF, sanitised (conventions, rule 4). Refusals are the kinds of PdfError. */
export const ingestPdf = task(({ bytes, password }: UploadedPdf): SoundUpload => {
  const { bytes: sound, inspection, removed, remarks, formerFields } = normalise(bytes, { password });
  return { bytes: sound, pages: inspection.pages, signed: inspection.signed, removed, remarks, formerFields };
});

/** A page of A4 at 300 dots per inch: higher camera resolutions are scaled down to it. */
const MAX_SIDE_PX = 3508;

/**
 * A picture as a document of one page, redrawn from its pixels: a photograph as a photograph, anything else without
 * loss. Refusals: IMAGE_TYPE, IMAGE_TOO_LARGE, IMAGE_DAMAGED.
 */
export const ingestImage = task(async ({ bytes }: { readonly bytes: Uint8Array }): Promise<SoundUpload> => {
  const isPhotograph = readImageHeader(bytes).type === 'JPEG';
  const pixels = await decodePicture({ bytes, maxSidePx: MAX_SIDE_PX });
  const { width, height } = pixels;
  const pdf = imageToPdf(isPhotograph ? { jpeg: await pixelsToJpeg(pixels), width, height, channels: 3 } : pixels);
  return { bytes: pdf, pages: inspect(pdf).pages, signed: false, removed: [], remarks: [], formerFields: [] };
});

/** A picture, and how it is written. */
interface SoundPicture {
  readonly bytes: Uint8Array;
  readonly extension: 'jpg' | 'png';
}

/**
 * A picture redrawn from its pixels: nothing else of the file is kept, such as the place and time of a photograph. Refusals:
 * IMAGE_TYPE, IMAGE_TOO_LARGE, IMAGE_DAMAGED.
 */
export const ingestPicture = task(async ({ bytes }: { readonly bytes: Uint8Array }): Promise<SoundPicture> => {
  const isPhotograph = readImageHeader(bytes).type === 'JPEG';
  const pixels = await decodePicture({ bytes, maxSidePx: MAX_SIDE_PX });
  return isPhotograph
    ? { bytes: await pixelsToJpeg(pixels), extension: 'jpg' }
    : { bytes: await pixelsToPng(pixels), extension: 'png' };
});
