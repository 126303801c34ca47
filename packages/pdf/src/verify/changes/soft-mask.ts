import type { Matrix } from '../../geometry.ts';
import { type PdfDict, PdfStream } from '../../syntax/objects.ts';
import type { Cover } from './drawn-boxes.ts';
import { EVERYWHERE, matrixOf, times } from './matrices.ts';
import { lightnessOf, spaceOf } from './paint-colour.ts';
import type { Sheet } from './pen.ts';

/**
 * Where the soft mask of a graphics state lets something through, and how much (ISO 32000-2 §11.5, §11.6.5.1); null where it is not
 * understood; `draw` has the group of the mask drawn. Boxes that overlap are taken together, so that no mask seems to let less through than it does.
 */
export function maskBoxes(
  sheet: Sheet,
  mask: PdfDict,
  ctm: Matrix,
  draw: (inner: Sheet, group: PdfStream, ctm: Matrix) => void,
): readonly Cover[] | null {
  const { document } = sheet;
  const group = document.get(mask.get('G'));
  const kind = document.getName(mask.get('S'));
  const transfer = mask.get('TR');
  const isPlain = transfer === undefined || document.getName(transfer) === 'Identity';
  if (!(group instanceof PdfStream) || !isPlain || (kind !== 'Alpha' && kind !== 'Luminosity')) return null;
  const inner: Sheet = {
    ...{ document, readsMasks: true, isPage: false, isMask: kind === 'Luminosity', isWhole: true, left: sheet.left },
    ...{ text: [], ink: [], pictures: [], covers: [] },
  };
  const placed = times(matrixOf(document.getArray(group.dict.get('Matrix')) ?? []), ctm);
  draw(inner, group, placed);
  sheet.left = inner.left;
  if (!inner.isWhole) return null;
  const backdrop = kind === 'Luminosity' ? backdropOf(sheet, mask, group) : 0;
  return backdrop > 0 ? [{ box: EVERYWHERE, alpha: backdrop }, ...inner.covers] : inner.covers;
}

/** How light the colour is that stands behind the group of a mask: black unless it says otherwise (table 142). */
function backdropOf({ document }: Sheet, mask: PdfDict, group: PdfStream): number {
  const colour = document.getArray(mask.get('BC'));
  if (colour === null) return 0;
  const space = document.getDict(group.dict.get('Group'))?.get('CS');
  const components = colour.map((each) => document.getNumber(each) ?? 1);
  return lightnessOf(spaceOf(document, null, space, false), components) ?? 1;
}
