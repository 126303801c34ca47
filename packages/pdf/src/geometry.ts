import { PdfError } from './errors.ts';
import type { Box, PageSize } from './model.ts';
import type { PdfDocument } from './syntax/document.ts';
import { type Page, pageAttribute } from './syntax/pages.ts';

export type Matrix = readonly [number, number, number, number, number, number];
export type Rectangle = readonly [left: number, bottom: number, right: number, top: number];

/**
 * How a page is shown: `crop` in user space, points per user space unit, and the clockwise rotation (ISO 32000-2 §7.7.3.3,
 * Table 31).
 */
export type PageView = {
  readonly crop: Rectangle;
  readonly userUnit: number;
  readonly rotate: 0 | 90 | 180 | 270;
};

/** The page size readers use for a page without a usable MediaBox. */
const LETTER: Rectangle = [0, 0, 612, 792];

/** Boxes beyond this are ignored: 200 inches times the largest unit that readers accept. */
const MAX_EXTENT = 14_400 * 100;

function rectangle(document: PdfDocument, page: Page, key: string): Rectangle | null {
  const value = pageAttribute(document, page, key);
  if (!Array.isArray(value) || value.length !== 4) return null;
  const [a, b, c, d] = value.map((each) => document.getNumber(each));
  if (a == null || b == null || c == null || d == null) return null;
  const box: Rectangle = [Math.min(a, c), Math.min(b, d), Math.max(a, c), Math.max(b, d)];
  if (box.some((each) => Math.abs(each) > MAX_EXTENT)) return null;
  return box[2] - box[0] > 0 && box[3] - box[1] > 0 ? box : null;
}

/** The visible part is the crop box within the media box; a crop box outside it is ignored. */
function visible(media: Rectangle, crop: Rectangle | null): Rectangle {
  if (crop === null) return media;
  const both: Rectangle = [
    Math.max(media[0], crop[0]),
    Math.max(media[1], crop[1]),
    Math.min(media[2], crop[2]),
    Math.min(media[3], crop[3]),
  ];
  return both[2] > both[0] && both[3] > both[1] ? both : media;
}

export function pageView(document: PdfDocument, page: Page): PageView {
  const media = rectangle(document, page, 'MediaBox') ?? LETTER;
  const rotate = document.getNumber(pageAttribute(document, page, 'Rotate')) ?? 0;
  const quarter = ((Math.round(rotate / 90) % 4) + 4) % 4;
  const unit = document.getNumber(page.dict.get('UserUnit')) ?? 1;
  return {
    crop: visible(media, rectangle(document, page, 'CropBox')),
    userUnit: unit > 0 && Number.isFinite(unit) ? unit : 1,
    rotate: (quarter * 90) as PageView['rotate'],
  };
}

/** The page as displayed, in points. */
export function pageSize({ crop, userUnit, rotate }: PageView): PageSize {
  const across = (crop[2] - crop[0]) * userUnit;
  const up = (crop[3] - crop[1]) * userUnit;
  return rotate % 180 === 0 ? { width: across, height: up, rotate } : { width: up, height: across, rotate };
}

/**
 * The position in user space of a box on the displayed page, and the matrix that draws an appearance upright there: an
 * appearance whose BBox is [0 0 width height] in points is fitted into `rect` by the reader (ISO 32000-2 §12.5.5).
 */
export function displayedToUserSpace(view: PageView, box: Box): { rect: Rectangle; matrix: Matrix } {
  const { crop, userUnit, rotate } = view;
  const [left, bottom, right, top] = [box.ulx, box.lry, box.lrx, box.uly].map((each) => each / userUnit) as [
    ...Rectangle,
  ];
  const [x0, y0, x1, y1] = crop;
  switch (rotate) {
    case 0:
      return { rect: [x0 + left, y0 + bottom, x0 + right, y0 + top], matrix: [1, 0, 0, 1, 0, 0] };
    case 90:
      return { rect: [x1 - top, y0 + left, x1 - bottom, y0 + right], matrix: [0, 1, -1, 0, 0, 0] };
    case 180:
      return { rect: [x1 - right, y1 - top, x1 - left, y1 - bottom], matrix: [-1, 0, 0, -1, 0, 0] };
    case 270:
      return { rect: [x0 + bottom, y1 - right, x0 + top, y1 - left], matrix: [0, -1, 1, 0, 0, 0] };
  }
}

/** The box on the displayed page, in points, of a rectangle in user space. */
export function userSpaceToDisplayed(view: PageView, rect: Rectangle): Box {
  const { crop, userUnit, rotate } = view;
  const [x0, y0, x1, y1] = crop;
  const [left, bottom, right, top] = rect;
  const shown = (): Rectangle => {
    switch (rotate) {
      case 0:
        return [left - x0, bottom - y0, right - x0, top - y0];
      case 90:
        return [bottom - y0, x1 - right, top - y0, x1 - left];
      case 180:
        return [x1 - right, y1 - top, x1 - left, y1 - bottom];
      case 270:
        return [y1 - top, left - x0, y1 - bottom, right - x0];
    }
  };
  const [ulx, lry, lrx, uly] = shown().map((each) => each * userUnit) as [...Rectangle];
  return { ulx, uly, lrx, lry };
}

/** Tolerance in points: boxes come from screens, where sizes are rounded. */
const TOLERANCE = 0.5;

/** Returns the box if it has an area and lies on the page. Throws OUTSIDE_PAGE. */
export function checkBox(size: PageSize, box: Box): Box {
  const { ulx, uly, lrx, lry } = box;
  const inside =
    ulx >= -TOLERANCE && lry >= -TOLERANCE && lrx <= size.width + TOLERANCE && uly <= size.height + TOLERANCE;
  if (!inside || !(lrx > ulx) || !(uly > lry)) {
    throw new PdfError('OUTSIDE_PAGE', `the box (${ulx}, ${uly}, ${lrx}, ${lry}) is not on its page`);
  }
  return box;
}
