import { tooComplex } from '../errors.ts';
import type { PdfDocument } from '../syntax/document.ts';
import { isDict, type PdfDict, PdfRef, PdfStream, type PdfValue } from '../syntax/objects.ts';

/**
 * Every dictionary and stream that can be reached from the catalog; indirect ones once, and a stream together with its
 * dictionary. Reads every reachable object. Throws DAMAGED, TOO_COMPLEX.
 */
export function* reachable(document: PdfDocument): Generator<PdfDict | PdfStream> {
  const seen = new Set<number>();
  const waiting: PdfValue[] = [document.rootRef];
  while (waiting.length > 0) {
    let value: PdfValue = waiting.pop() ?? null;
    if (value instanceof PdfRef) {
      if (seen.has(value.num)) continue;
      seen.add(value.num);
      if (seen.size > document.limits.objects) throw tooComplex('the file has too many objects');
      value = document.get(value);
    }
    if (Array.isArray(value)) for (const each of value) if (isContainer(each)) waiting.push(each);
    const dict = value instanceof PdfStream ? value.dict : value;
    if (!isDict(dict)) continue;
    yield value as PdfDict | PdfStream;
    for (const entry of dict.values()) if (isContainer(entry)) waiting.push(entry);
  }
}

const isContainer = (value: PdfValue): boolean =>
  value instanceof PdfRef || value instanceof PdfStream || Array.isArray(value) || isDict(value);
