import { type CheckMark, type CheckMarkSlice, checkMarkSlices, completeCheckMark } from '@countersign/domain';
import type { Box, EditorPage, Field } from './fields.ts';

/** The slice of a check-mark seal on one page, in screen coordinates. */
export interface Slice extends Box {
  readonly page: number;
  readonly part: CheckMarkSlice['part'];
  readonly isCert: boolean;
}

/** The slices of a check-mark seal; null if a page has no room for its slice or is missing (ux 10, 11). */
export function slicesOf(field: Field, pages: readonly EditorPage[]): readonly Slice[] | null {
  if (field.checkMark === null) return null;
  const own = pages.filter(({ docId }) => docId === field.docId);
  const decided = checkMarkSlices(field.checkMark, own);
  if (!decided.ok) return null;
  return decided.value.map(({ page, position: { ulx, uly, lrx, lry }, part, isCert }) => ({
    page,
    part,
    isCert,
    x: ulx,
    width: lrx - ulx,
    height: uly - lry,
    y: own[page - 1]!.height - uly,
  }));
}

/** The object with its box at the slice of `certPages`, as the server places it. */
export function withSlicePlace(field: Field, pages: readonly EditorPage[]): Field {
  const cert = slicesOf(field, pages)?.find(({ isCert }) => isCert);
  if (cert === undefined) return field;
  const { page, x, y, width, height } = cert;
  return { ...field, page, x, y, width, height };
}

/** Creates a seal over the edges of all pages of a document, at the default size (Spec §3). */
export function newCheckMark(
  docId: string,
  participantWsid: string,
  id: string,
  pages: readonly EditorPage[],
  layout: Partial<CheckMark> = {},
): Field {
  const field: Field = {
    id,
    docId,
    page: 1,
    participantWsid,
    type: 'MULTI_CHECK_MARK',
    x: 0,
    y: 0,
    width: 0,
    height: 0,
    required: true,
    revisable: true,
    format: null,
    initialValue: '',
    tagId: '',
    fontSize: null,
    checkMark: completeCheckMark(layout),
    choice: null,
  };
  return withSlicePlace(field, pages);
}

/** Moves the seal along its edge and away from it, by the distance a slice was dragged. */
export function movedCheckMark(field: Field, dx: number, dy: number, pages: readonly EditorPage[]): Field {
  if (field.checkMark === null) return field;
  const { direction, margin, offset } = field.checkMark;
  const isUpright = direction === 'RIGHT' || direction === 'LEFT';
  const inward = { RIGHT: -dx, LEFT: dx, TOP: dy, BOTTOM: -dy }[direction];
  const checkMark = {
    ...field.checkMark,
    margin: Math.max(0, Math.round((margin + inward) * 10) / 10),
    offset: Math.round((offset + (isUpright ? -dy : dx)) * 10) / 10,
  };
  const moved = { ...field, checkMark };
  // A move that would leave a page is not made: the pointer has reached the corner.
  return slicesOf(moved, pages) === null ? field : withSlicePlace(moved, pages);
}

/** A duplicate after this one along the edge, or before it if there is no room (ux 48). */
export function besideCheckMark(field: Field, id: string, pages: readonly EditorPage[]): Field {
  if (field.checkMark === null) return field;
  const { direction, resizeWidth, resizeHeight, percent } = field.checkMark;
  const isUpright = direction === 'RIGHT' || direction === 'LEFT';
  const step = (isUpright ? resizeHeight : resizeWidth) * percent + BESIDE_PT;
  const [dx, dy] = isUpright ? [0, step] : [step, 0];
  const copy = { ...field, id };
  const after = movedCheckMark(copy, dx, dy, pages);
  return after === copy ? movedCheckMark(copy, -dx, -dy, pages) : after;
}
const BESIDE_PT = 12;
