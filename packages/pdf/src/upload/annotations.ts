import type { Rectangle } from '../geometry.ts';
import type { PdfDocument } from '../syntax/document.ts';
import type { PdfDict, PdfValue } from '../syntax/objects.ts';

/** The flags Hidden and NoView of an annotation (ISO 32000-2 §12.5.3). */
const HIDDEN = 2;
const NO_VIEW = 32;

/** An array of exactly `count` numbers; null for any other value. */
export function numbersOf(document: PdfDocument, value: PdfValue | undefined, count: number): number[] | null {
  const list = document.getArray(value)?.map((each) => document.getNumber(each));
  return list?.length === count && list.every((each) => each !== null) ? list : null;
}

/** The rectangle of an annotation in user space; null if it has none. */
export function rectOf(document: PdfDocument, annotation: PdfDict): Rectangle | null {
  const numbers = numbersOf(document, annotation.get('Rect'), 4);
  if (numbers === null) return null;
  const [a, b, c, d] = numbers as [number, number, number, number];
  return [Math.min(a, c), Math.min(b, d), Math.max(a, c), Math.max(b, d)];
}

/** Whether readers do not show an annotation. */
export const isHidden = (document: PdfDocument, annotation: PdfDict): boolean =>
  ((document.getNumber(annotation.get('F')) ?? 0) & (HIDDEN | NO_VIEW)) !== 0;
