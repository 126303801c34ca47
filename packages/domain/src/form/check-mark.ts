import { type Decision, accept, refuse } from '../decision.ts';
import { CHECK_MARK_DEFAULTS, CHECK_MARK_PAGES_PER_SEAL } from '../limits.ts';
import type { CheckMarkDirection } from '../vocabulary.ts';
import { type FormPosition, type PageSize, isOnPage } from './form.ts';

/**
 * Layout of a check-mark seal that rides over the edges of several pages (Spec §3 "Check-mark seal"); lengths in points.
 * Every page of `pages` carries one slice, in their order.
 */
export interface CheckMark {
  /** The edge of the page at which the slices lie. */
  readonly direction: CheckMarkDirection;
  /** The part of the full size at which the seal is drawn: above 0, at most 1. */
  readonly percent: number;
  /** From the edge of the page to the slice. */
  readonly margin: number;
  /** Pages from 1 that carry a slice, ascending; null = all pages. */
  readonly pages: readonly number[] | null;
  /** The page, as a place in `pages` from 1, whose slice is the signature field. */
  readonly certPages: number;
  /** From the middle of the edge to the middle of the seal, upwards or to the right. */
  readonly offset: number;
  /** Whether the signer may change the size. */
  readonly resizable: boolean;
  readonly resizeWidth: number;
  readonly resizeHeight: number;
}

/** A part of a frame as fractions of its width and height, origin bottom left: all of it is 0, 0, 1, 1. */
export interface FramePart {
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
  readonly top: number;
}

/**
 * What one page gets of a check-mark seal. The seal stands whole, its ratio kept, in the middle of a frame of its full
 * size; `part` of that frame lies exactly over `position`.
 */
export interface CheckMarkSlice {
  /** From 1. */
  readonly page: number;
  /** On the page as displayed. */
  readonly position: FormPosition;
  readonly part: FramePart;
  /** Whether it is the slice that `certPages` names. */
  readonly isCert: boolean;
}

/** A thinner slice is a line that nobody reads. */
const THINNEST_SLICE_PT = 1;

/** The fields of a layout that are given among others. */
export const checkMarkFields = (given: Partial<CheckMark>): Partial<CheckMark> =>
  Object.fromEntries(
    Object.keys(CHECK_MARK_DEFAULTS).flatMap((key) => {
      const value = given[key as keyof CheckMark];
      return value === undefined ? [] : [[key, value]];
    }),
  );

/** A layout of which only some fields are given; the others are those of the specification. Pages come ascending, each once. */
export function completeCheckMark(given: Partial<CheckMark>): CheckMark {
  const layout: CheckMark = { ...CHECK_MARK_DEFAULTS, ...checkMarkFields(given) };
  return { ...layout, pages: layout.pages && [...new Set(layout.pages)].toSorted((a, b) => a - b) };
}

/**
 * The layout at which a seal is drawn when its holder acts (Spec §3 "initialValue"): what they say of it is what was
 * placed, but that a resizable one may be drawn smaller. Its place stays: fields of a document do not grow once they are
 * laid out.
 */
export function judgeCheckMarkGiven(formId: string, placed: CheckMark, given: Partial<CheckMark>): Decision<CheckMark> {
  const drawn = completeCheckMark({ ...placed, ...checkMarkFields(given) });
  const { resizeWidth, resizeHeight } = drawn;
  const isSmaller = resizeWidth <= placed.resizeWidth && resizeHeight <= placed.resizeHeight;
  const isSame = resizeWidth === placed.resizeWidth && resizeHeight === placed.resizeHeight;
  const keeps = JSON.stringify(fixedOf(drawn)) === JSON.stringify(fixedOf(placed));
  return keeps && (isSame || (placed.resizable && isSmaller))
    ? accept(drawn)
    : refuse('ERROR_FORM_NOT_REVISABLE', { formId });
}

const fixedOf = ({ direction, percent, margin, pages, certPages, offset, resizable }: CheckMark) => [
  ...[direction, percent, margin, pages, certPages, offset, resizable],
];

/**
 * Pages that share one seal, each group a seal of its own: more than CHECK_MARK_PAGES_PER_SEAL are divided into as few
 * groups as possible, none of which is more than one page larger than another.
 */
export function checkMarkGroups(pages: readonly number[]): (readonly number[])[] {
  const count = Math.ceil(pages.length / CHECK_MARK_PAGES_PER_SEAL);
  return Array.from({ length: count }, (_, at) =>
    pages.slice(Math.ceil((at * pages.length) / count), Math.ceil(((at + 1) * pages.length) / count)),
  );
}

/**
 * The slices of a check-mark seal in the order of its pages. They are those of a seal put on the stack of pages fanned
 * out at that edge, the first page on top: every further page shows its strip farther out. So the first page has the
 * left part at the RIGHT edge, the right part at the LEFT one, the lower part at the TOP and the upper one at the BOTTOM.
 * Refused like any form outside its page (Spec §5) where a page has no room for its slice or there is no such page.
 */
export function checkMarkSlices(
  layout: CheckMark,
  pageSizes: readonly PageSize[],
): Decision<readonly CheckMarkSlice[]> {
  const pages = layout.pages ?? pageSizes.map((_, at) => at + 1);
  const cert = pages[layout.certPages - 1];
  if (cert === undefined) return refuse('ERROR_FORM_VALUE', { detail: 'certPages' });
  const slices: CheckMarkSlice[] = [];
  for (const group of checkMarkGroups(pages)) {
    for (const [at, page] of group.entries()) {
      const size = pageSizes[page - 1];
      const position = size && boxAt(layout, group.length, size);
      if (!position || !hasRoom(position, size)) return refuse('ERROR_FORM_POSITION', { page });
      slices.push({ page, position, part: partOf(layout.direction, at, group.length), isCert: page === cert });
    }
  }
  return accept(slices);
}

/** Where a slice lies that is one of `count`: at the middle of the edge, moved along it by the offset. */
function boxAt(layout: CheckMark, count: number, page: PageSize): FormPosition {
  const { direction, percent, margin, offset } = layout;
  const isUpright = direction === 'RIGHT' || direction === 'LEFT';
  const width = (layout.resizeWidth * percent) / (isUpright ? count : 1);
  const height = (layout.resizeHeight * percent) / (isUpright ? 1 : count);
  const [ulx, lry] = {
    RIGHT: [page.width - margin - width, (page.height - height) / 2 + offset],
    LEFT: [margin, (page.height - height) / 2 + offset],
    TOP: [(page.width - width) / 2 + offset, page.height - margin - height],
    BOTTOM: [(page.width - width) / 2 + offset, margin],
  }[direction] as [number, number];
  return { ulx, uly: lry + height, lrx: ulx + width, lry };
}

function partOf(direction: CheckMarkDirection, at: number, count: number): FramePart {
  const isRising = direction === 'RIGHT' || direction === 'TOP';
  const place = isRising ? at : count - 1 - at;
  const [from, to] = [place / count, (place + 1) / count];
  return direction === 'RIGHT' || direction === 'LEFT'
    ? { left: from, bottom: 0, right: to, top: 1 }
    : { left: 0, bottom: from, right: 1, top: to };
}

/** No screen has rounded these boxes. */
const ROUNDING_PT = 0.001;

const hasRoom = (position: FormPosition, page: PageSize): boolean =>
  isOnPage(position, page, ROUNDING_PT) &&
  position.lrx - position.ulx >= THINNEST_SLICE_PT &&
  position.uly - position.lry >= THINNEST_SLICE_PT;
