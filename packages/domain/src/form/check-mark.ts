import { type Decision, accept, refuse } from '../decision.ts';
import { CHECK_MARK_DEFAULTS, CHECK_MARK_PAGES_PER_SEAL } from '../limits.ts';
import type { CheckMarkDirection } from '../vocabulary.ts';
import { type FormPosition, type PageSize, isOnPage } from './form.ts';

/**
 * Layout of a check-mark seal, which spans the edges of several pages (Spec §3 "Check-mark seal"); lengths in points.
 * Every page of `pages` carries one slice, in their order.
 */
export interface CheckMark {
  /** The edge of the page that carries the slices. */
  readonly direction: CheckMarkDirection;
  /** The scale at which the seal is drawn: above 0, at most 1. */
  readonly percent: number;
  /** Distance from the edge of the page to the slice. */
  readonly margin: number;
  /** Page numbers from 1 that carry a slice, ascending; null = all pages. */
  readonly pages: readonly number[] | null;
  /** The page whose slice is the signature field, as a position in `pages` from 1. */
  readonly certPages: number;
  /** Distance from the middle of the edge to the middle of the seal, upwards or to the right. */
  readonly offset: number;
  /** Whether the signer may change the size. */
  readonly resizable: boolean;
  readonly resizeWidth: number;
  readonly resizeHeight: number;
}

/** A part of a frame as fractions of its width and height, origin bottom left: the whole frame is 0, 0, 1, 1. */
export interface FramePart {
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
  readonly top: number;
}

/**
 * The slice of a check-mark seal on one page. The whole seal is centred in a frame of its full size, its aspect ratio
 * kept; `part` of that frame is drawn at `position`.
 */
export interface CheckMarkSlice {
  /** From 1. */
  readonly page: number;
  /** On the page as displayed. */
  readonly position: FormPosition;
  readonly part: FramePart;
  /** Whether it is the slice that `certPages` selects. */
  readonly isCert: boolean;
}

/** A thinner slice would be an unreadable line. */
const THINNEST_SLICE_PT = 1;

/** The layout fields present in a larger object. */
export const checkMarkFields = (given: Partial<CheckMark>): Partial<CheckMark> =>
  Object.fromEntries(
    Object.keys(CHECK_MARK_DEFAULTS).flatMap((key) => {
      const value = given[key as keyof CheckMark];
      return value === undefined ? [] : [[key, value]];
    }),
  );

/** Completes a partial layout with the defaults of the specification. Pages are ascending, each once. */
export function completeCheckMark(given: Partial<CheckMark>): CheckMark {
  const layout: CheckMark = { ...CHECK_MARK_DEFAULTS, ...checkMarkFields(given) };
  return { ...layout, pages: layout.pages && [...new Set(layout.pages)].toSorted((a, b) => a - b) };
}

/**
 * The layout at which a seal is drawn when its holder acts (Spec §3 "initialValue"): a request must repeat the placed
 * values, except that a resizable seal may be drawn smaller. Its position is fixed: fields of a document do not grow
 * after they are allocated.
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
  direction,
  percent,
  margin,
  pages,
  certPages,
  offset,
  resizable,
];

/**
 * Groups of pages that share one seal: more than CHECK_MARK_PAGES_PER_SEAL pages are divided into as few groups as
 * possible, whose sizes differ by at most one page.
 */
export function checkMarkGroups(pages: readonly number[]): (readonly number[])[] {
  const count = Math.ceil(pages.length / CHECK_MARK_PAGES_PER_SEAL);
  return Array.from({ length: count }, (_, at) =>
    pages.slice(Math.ceil((at * pages.length) / count), Math.ceil(((at + 1) * pages.length) / count)),
  );
}

/**
 * The slices of a check-mark seal, in the order of its pages, as if the seal were put on the stack of pages fanned out
 * at that edge with the first page on top. So the first page has the left part at the RIGHT edge, the right part at the
 * LEFT edge, the lower part at the TOP and the upper part at the BOTTOM. Refused like any form outside its page (Spec
 * §5) if a page has no room for its slice or does not exist.
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

/** The position of one of `count` slices: centred on the edge, moved along it by the offset. */
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

/** No browser has rounded these boxes, so only floating-point errors are tolerated. */
const ROUNDING_PT = 0.001;

const hasRoom = (position: FormPosition, page: PageSize): boolean =>
  isOnPage(position, page, ROUNDING_PT) &&
  position.lrx - position.ulx >= THINNEST_SLICE_PT &&
  position.uly - position.lry >= THINNEST_SLICE_PT;
