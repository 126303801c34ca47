import { PdfError } from '../../errors.ts';
import type { PdfDocument } from '../../syntax/document.ts';
import { isAmbiguous } from '../../syntax/lexer.ts';
import { PdfRef, PdfStream, type PdfValue, isDict } from '../../syntax/objects.ts';
import type { XrefEntry, XrefSection } from '../../syntax/xref.ts';

/**
 * Whether a later revision means the same to every reader. Readers disagree on mismatched generations (some treat such an
 * object as missing), duplicate dictionary keys, duplicate objects in an object stream, streams of hybrid files, objects beyond
 * /Size, and /Prev values that are not integers (ISO 32000-2 §7.3.7, §7.3.10, §7.5.4, §7.5.5, §7.5.7, §7.5.8.4).
 */
export function hasOneReading(before: PdfDocument, after: PdfDocument): boolean {
  const own = after.sections.slice(0, after.sections.length - before.sections.length);
  return own.every(
    (section) =>
      section.hybrid === null &&
      isPlain(section.trailer) &&
      typeof section.trailer.get('Prev') === 'number' &&
      !hidesByItsSize(section, before) &&
      [...section.numbers()].every((num) => isReadAlike(before, after, num)),
  );
}

/** Objects with numbers from /Size on are missing for readers that respect it (§7.5.5, table 15). */
function hidesByItsSize({ trailer }: XrefSection, before: PdfDocument): boolean {
  const seen = Math.min(sizeOf(before.trailer.get('Size')), Math.max(...before.sections.map(({ size }) => size)));
  return sizeOf(trailer.get('Size')) < seen;
}
const sizeOf = (value: PdfValue | undefined): number => (typeof value === 'number' ? value : 0);

function isReadAlike(before: PdfDocument, after: PdfDocument, num: number): boolean {
  const [old, entry] = [before.lookup(num), after.lookup(num)];
  if (entry === null || entry.type === 'free') return true;
  if (old !== null && old.type !== 'free' && generationOf(old) !== generationOf(entry)) return false;
  try {
    if (entry.type === 'compressed') return after.isStoredOnce(num, entry) && isPlain(after.get(new PdfRef(num)));
    // Readers find nothing there, and neither does this verification.
    if (entry.offset === 0) return true;
    const { gen, value } = after.indirectAt(entry.offset);
    return gen === entry.gen && isPlain(value);
  } catch (error) {
    if (error instanceof PdfError) return true;
    throw error;
  }
}

const generationOf = (entry: Exclude<XrefEntry, { type: 'free' }>): number => (entry.type === 'offset' ? entry.gen : 0);

/** Whether no dictionary within a value has a duplicate key. */
function isPlain(value: PdfValue): boolean {
  if (value instanceof PdfStream) return isPlain(value.dict);
  if (Array.isArray(value)) return value.every(isPlain);
  return !isDict(value) || (!isAmbiguous(value) && [...value.values()].every(isPlain));
}
