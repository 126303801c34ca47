import { type PageSize, imageToPdf, pageSizes } from '@countersign/pdf';
import { task } from '../tasks.ts';
import { decodePicture } from './images.ts';

/** What goes into envelopes of an upload. */
export interface SoundUpload {
  readonly bytes: Uint8Array;
  /** As displayed, in points. */
  readonly pages: readonly PageSize[];
  /** It carries signatures of others and is taken as it is. */
  readonly signed: boolean;
}

/** An uploaded PDF in its sound form. Refusals are the kinds of PdfError. */
export const ingestPdf = task(({ bytes }: { readonly bytes: Uint8Array }): SoundUpload => ({ bytes, pages: pageSizes(bytes), signed: false }));

/** A page is printed at 300 dots an inch at most: what a camera adds to that is left out. */
const MAX_SIDE_PX = 3508;

/** A picture as a document of one page, drawn anew from its pixels. Refusals: IMAGE_TYPE, IMAGE_TOO_LARGE, IMAGE_DAMAGED. */
export const ingestImage = task(async ({ bytes }: { readonly bytes: Uint8Array }): Promise<SoundUpload> => {
  const pdf = imageToPdf(await decodePicture({ bytes, maxSidePx: MAX_SIDE_PX }));
  return { bytes: pdf, pages: pageSizes(pdf), signed: false };
});
