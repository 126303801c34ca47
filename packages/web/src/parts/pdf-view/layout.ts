/** The position of every page of several documents in one scroll; sizes come from the API, so nothing waits for a PDF. */

/** Points as displayed. */
interface PageSize {
  readonly width: number;
  readonly height: number;
}
export interface ViewDocument {
  readonly id: string;
  readonly name: string;
  readonly url: string;
  /** The size of the file, where it is known. */
  readonly bytes?: number;
  readonly pages: readonly PageSize[];
}
export interface ViewPage extends PageSize {
  readonly docId: string;
  /** From 1. */
  readonly page: number;
}
interface Placed {
  readonly page: ViewPage;
  /** Set on the first page of each of several documents. */
  readonly heading: string | null;
  /** CSS pixels from the top of the scroll. */
  readonly top: number;
  readonly height: number;
}
export interface Layout {
  readonly placed: readonly Placed[];
  readonly height: number;
  /** Width of the widest page in CSS pixels. */
  readonly width: number;
}

export const GAP_PX = 16;
export const HEADING_PX = 44;
/** Spec §9 "Page scale default": a point is 96/72 CSS pixels if there is room. */
const SCALE_MAX_FIT = 96 / 72;

/** @param scale CSS pixels per point */
export function layOut(documents: readonly ViewDocument[], scale: number): Layout {
  const placed: Placed[] = [];
  let top = GAP_PX;
  let width = 0;
  for (const document of documents) {
    document.pages.forEach((size, index) => {
      const heading = index === 0 && documents.length > 1 ? document.name : null;
      if (heading !== null) top += HEADING_PX;
      const height = size.height * scale;
      placed.push({
        page: { docId: document.id, page: index + 1, width: size.width, height: size.height },
        heading,
        top,
        height,
      });
      top += height + GAP_PX;
      width = Math.max(width, size.width * scale);
    });
  }
  return { placed, height: top, width };
}

/** The scale at which the widest page just fits into `available` CSS pixels, never above its natural size. */
export function fitScale(documents: readonly ViewDocument[], available: number): number {
  const widest = Math.max(1, ...documents.flatMap((document) => document.pages.map((page) => page.width)));
  return Math.min(SCALE_MAX_FIT, Math.max(0.1, available / widest));
}

/** Index of the last page that begins at or above `y`; 0 if there is none. */
export function indexAt(layout: Layout, y: number): number {
  let low = 0;
  let high = layout.placed.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (layout.placed[middle]!.top <= y) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** Indexes of the pages to draw: the visible ones, and one beyond at either end. */
export function visibleRange(layout: Layout, top: number, height: number): readonly [number, number] {
  const first = Math.max(0, indexAt(layout, top) - 1);
  const last = Math.min(layout.placed.length - 1, indexAt(layout, top + height) + 1);
  return [first, last];
}

/** A point of the paper that is to stay under the finger while the scale changes. */
export interface Anchor {
  readonly index: number;
  /** Points from the page's upper left corner. */
  readonly xPt: number;
  readonly yPt: number;
}
/** CSS pixels from the left edge of the content to that of a page. */
const leftOf = (pageWidth: number, contentWidth: number): number => Math.max(0, (contentWidth - pageWidth) / 2);

export function anchorAt(layout: Layout, scale: number, contentWidth: number, x: number, y: number): Anchor {
  const index = indexAt(layout, y);
  const item = layout.placed[index];
  if (item === undefined) return { index: 0, xPt: 0, yPt: 0 };
  return { index, xPt: (x - leftOf(item.page.width * scale, contentWidth)) / scale, yPt: (y - item.top) / scale };
}
/** @returns content coordinates of an anchor in a layout of another scale */
export function pointOf(layout: Layout, scale: number, contentWidth: number, anchor: Anchor): { x: number; y: number } {
  const item = layout.placed[anchor.index];
  if (item === undefined) return { x: 0, y: 0 };
  return { x: leftOf(item.page.width * scale, contentWidth) + anchor.xPt * scale, y: item.top + anchor.yPt * scale };
}
