import type { PdfDocument } from '../../syntax/document.ts';
import { type PdfDict, type PdfValue, isNumber } from '../../syntax/objects.ts';
import { numeric } from './matrices.ts';

/** The advance of a glyph in thousandths of the size; null if it is unknown or glyphs would overlap. */
export type Advance = (code: Uint8Array, said: string) => number | null;

/** The smallest widths of a visible glyph and of a digit in any readable font. */
const NARROWEST = 150;
const NARROWEST_DIGIT = 400;
const WIDEST = 2000;
const MARKS = /^[\p{M}\p{Cf}]/u;
/** The largest widths in the standard fonts, used if a font leaves its widths to the reader (ISO 32000-2 §9.6.2.2). */
const STANDARD: readonly (readonly [RegExp, number])[] = [
  [/^[\d\s.,;:!'’‘`|()[\]/\\-]*$/, 600],
  [/^[a-ln-vx-z]$/, 612],
  [/^[A-LN-VX-Zmw$?*_"#<=>{}^+]$/, 890],
];

/**
 * The advances of a font's glyphs (ISO 32000-2 §9.6.2, §9.7.4.3). Marks that are drawn with their letter have no width; they are
 * accepted in fonts that the signer has added, who is responsible for what they show.
 */
export function advancesOf(document: PdfDocument, font: PdfDict, isOfSigner: boolean): Advance {
  const widthOf =
    document.getName(font.get('Subtype')) === 'Type0' ? composite(document, font) : simple(document, font);
  return (code, said) => {
    const width = widthOf(code, said);
    if (width === null || width < 0 || width > WIDEST) return null;
    if (said.trim() === '' || (width === 0 && isOfSigner && MARKS.test(said))) return width;
    return width < (/\d/.test(said) ? NARROWEST_DIGIT : NARROWEST) ? null : width;
  };
}

function simple(document: PdfDocument, font: PdfDict): Advance {
  const widths = document.getArray(font.get('Widths'));
  if (widths === null) return (_, said) => STANDARD.find(([pattern]) => pattern.test(said))?.[1] ?? 1015;
  const first = document.getNumber(font.get('FirstChar'));
  return ([code = 0]) => (first === null ? null : numberOf(document.get(widths[code - first])));
}

/** The glyph of a code is known only for Identity; with other encodings all glyphs must have the default width. */
function composite(document: PdfDocument, font: PdfDict): Advance {
  const below = document.getDict(document.getArray(font.get('DescendantFonts'))?.[0]);
  const encoding = document.getName(font.get('Encoding')) ?? '';
  const widths = document.getArray(below?.get('W')) ?? [];
  if (below === null || !encoding.endsWith('-H') || (encoding !== 'Identity-H' && widths.length > 0)) return () => null;
  const known = widthsByCid(document, widths);
  const usual = document.getNumber(below.get('DW')) ?? 1000;
  return (code) => {
    const cid = (code[0] ?? 0) * 256 + (code[1] ?? 0);
    return known.find(([low, high]) => low <= cid && cid <= high)?.[2](cid) ?? usual;
  };
}

type Widths = readonly [low: number, high: number, width: (cid: number) => number | null];

function widthsByCid(document: PdfDocument, list: readonly PdfValue[]): Widths[] {
  const known: Widths[] = [];
  for (let i = 0; i + 1 < list.length;) {
    const [low, next] = [numeric(document.get(list[i])), document.get(list[i + 1])];
    if (Array.isArray(next)) {
      known.push([low, low + next.length - 1, (cid) => numberOf(document.get(next[cid - low]))]);
      i += 2;
    } else {
      const width = numberOf(document.get(list[i + 2]));
      known.push([low, numeric(next), () => width]);
      i += 3;
    }
  }
  return known;
}

const numberOf = (value: PdfValue): number | null => (isNumber(value) ? numeric(value) : null);
