import type { Matrix } from '../../geometry.ts';
import { type PdfDict, PdfStream } from '../../syntax/objects.ts';
import type { Cover } from './drawn-boxes.ts';
import { EVERYWHERE, matrixOf, times } from './matrices.ts';
import { lightnessOf, spaceOf } from './paint-colour.ts';
import type { Sheet } from './pen.ts';

/**
 * Where and how much the soft mask of a graphics state passes (ISO 32000-2 §11.5, §11.6.5.1); null if it is not understood;
 * `draw` draws the group of the mask. Overlapping boxes are added, so that a mask is never underestimated.
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
    document,
    readsMasks: true,
    isPage: false,
    isMask: kind === 'Luminosity',
    isWhole: true,
    left: sheet.left,
    text: [],
    ink: [],
    pictures: [],
    covers: [],
  };
  const placed = times(matrixOf(document.getArray(group.dict.get('Matrix')) ?? []), ctm);
  draw(inner, group, placed);
  sheet.left = inner.left;
  if (!inner.isWhole) return null;
  const backdrop = kind === 'Luminosity' ? backdropOf(sheet, mask, group) : 0;
  return backdrop > 0 ? [{ box: EVERYWHERE, alpha: backdrop }, ...inner.covers] : inner.covers;
}

/** The lightness of the backdrop colour of a mask's group; black unless given (table 142). */
function backdropOf({ document }: Sheet, mask: PdfDict, group: PdfStream): number {
  const colour = document.getArray(mask.get('BC'));
  if (colour === null) return 0;
  const space = document.getDict(group.dict.get('Group'))?.get('CS');
  const components = colour.map((each) => document.getNumber(each) ?? 1);
  return lightnessOf(spaceOf(document, null, space, false), components) ?? 1;
}
