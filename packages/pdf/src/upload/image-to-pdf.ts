import { type JpegImage, composePdf } from '../compose.ts';
import { PdfError } from '../errors.ts';
import type { Rgba } from '../model.ts';

/** A4 in points. */
const SHORT_SIDE = 595.28;
const LONG_SIDE = 841.89;
const MARGIN = 28.35;

/**
 * A document of one A4 page, landscape for a wide picture, with the whole picture inside a margin of one centimetre. A picture
 * is enlarged to at most one point per pixel. Throws BAD_IMAGE.
 */
export function imageToPdf(image: Rgba | JpegImage, title?: string): Uint8Array {
  if (!(image.width > 0) || !(image.height > 0)) throw new PdfError('BAD_IMAGE', 'a picture without a size');
  const wide = image.width > image.height;
  const [width, height] = wide ? [LONG_SIDE, SHORT_SIDE] : [SHORT_SIDE, LONG_SIDE];
  const scale = Math.min((width - 2 * MARGIN) / image.width, (height - 2 * MARGIN) / image.height, 1);
  const [shownWidth, shownHeight] = [image.width * scale, image.height * scale];
  const place = { x: (width - shownWidth) / 2, y: (height - shownHeight) / 2, width: shownWidth, height: shownHeight };
  return composePdf({ pages: [{ width, height, drawings: [{ draw: 'image', image, ...place }] }], title });
}
