import { DEFAULT_BOX_PT, type FormPosition, type FormType, type PageSize } from '@countersign/domain';
import type { Box } from '../../../../parts/form-layer/use-form-box.ts';
import type { DragMode } from '../../../../parts/form-layer/follow-pointer.ts';

/** The kinds of fields that a participant may place (Rulings §3). */
export const OWN_TYPES = ['WRITE_SIGN', 'SEAL_SIGN', 'TEXT', 'DATE'] as const satisfies readonly FormType[];
export type OwnType = (typeof OWN_TYPES)[number];
export const isOwnType = (type: FormType): type is OwnType => (OWN_TYPES as readonly string[]).includes(type);

const SMALLEST_PT = 12;
const between = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);

function within({ x, y, width, height }: Box, page: PageSize): Box {
  const [w, h] = [Math.min(width, page.width), Math.min(height, page.height)];
  return { x: between(x, 0, page.width - w), y: between(y, 0, page.height - h), width: w, height: h };
}

/** A field of its kind's default size (Spec §9) with its middle at the point, within the page. */
export function boxAt(type: OwnType, at: { readonly x: number; readonly y: number }, page: PageSize): Box {
  const { width, height } = DEFAULT_BOX_PT[type];
  return within({ x: at.x - width / 2, y: at.y - height / 2, width, height }, page);
}

/** After a move or a change of size, within the page; a seal keeps its ratio (ux 7). */
export function changedBox(type: FormType, box: Box, mode: DragMode, dx: number, dy: number, page: PageSize): Box {
  if (mode === 'move') return within({ ...box, x: box.x + dx, y: box.y + dy }, page);
  const width = between(box.width + dx, SMALLEST_PT, page.width - box.x);
  const height = between(box.height + dy, SMALLEST_PT, page.height - box.y);
  if (type !== 'SEAL_SIGN') return { ...box, width, height };
  const factor = Math.min(
    Math.max(width / box.width, height / box.height),
    (page.width - box.x) / box.width,
    (page.height - box.y) / box.height,
  );
  return { ...box, width: box.width * factor, height: box.height * factor };
}

/** The place on the wire: points from the lower left corner of the page as displayed (Rulings §6.6). */
export const positionOf = ({ x, y, width, height }: Box, page: PageSize): FormPosition => ({
  ulx: x,
  uly: page.height - y,
  lrx: x + width,
  lry: page.height - y - height,
});
