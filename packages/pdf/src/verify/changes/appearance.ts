import type { PdfDocument } from '../../syntax/document.ts';
import { type PdfDict, PdfReal, PdfStream, type PdfValue, isDict, isNumber } from '../../syntax/objects.ts';

/** Steps counted for reading the appearances of one widget. */
const APPEARANCE_STEPS = 20;

const AFTER = String.raw`(?:^|[\0\s\])>}])`;
const BEFORE = String.raw`(?=[\0\s()<>[\]{}/%]|$)`;
/**
 * Operators that put something on the page (ISO 32000-2 §8, annex A); text in a string may look like one, which is the safe
 * direction.
 */
const PAINTS = new RegExp(`${AFTER}(?:Tj|TJ|'|"|f\\*?|F|B\\*?|b\\*?|S|s|Do|sh|BI)${BEFORE}`);
const WRITES = new RegExp(`${AFTER}(?:Tj|TJ|'|"|Do|BI)${BEFORE}`);

/** The appearances of a widget, normal, rollover and down: one stream each, or one for each state (ISO 32000-2 §12.5.5). */
export function appearances(document: PdfDocument, field: PdfDict): PdfStream[] {
  const held = document.getDict(field.get('AP'));
  document.spend(APPEARANCE_STEPS);
  return ['N', 'R', 'D']
    .map((key) => document.get(held?.get(key)))
    .flatMap((each) => (isDict(each) ? [...each.values()].map((state) => document.get(state)) : [each]))
    .filter((each): each is PdfStream => each instanceof PdfStream);
}

type Known = WeakMap<PdfStream, boolean>;
const knownPaints: Known = new WeakMap();
const knownWrites: Known = new WeakMap();

function matches(document: PdfDocument, field: PdfDict, pattern: RegExp, known: Known): boolean {
  return appearances(document, field).some((stream) => {
    const held = known.get(stream) ?? matchesOne(document, stream, pattern);
    known.set(stream, held);
    return held;
  });
}

function matchesOne(document: PdfDocument, stream: PdfStream, pattern: RegExp): boolean {
  try {
    return pattern.test(document.decode(stream).toString('latin1'));
  } catch {
    return true;
  }
}

/** Whether an appearance draws anything; true for an unreadable one. */
export const paints = (document: PdfDocument, field: PdfDict): boolean => matches(document, field, PAINTS, knownPaints);

/** Whether an appearance shows text or a picture, beyond lines and backgrounds. */
export const writes = (document: PdfDocument, field: PdfDict): boolean => matches(document, field, WRITES, knownWrites);

const numberOf = (value: PdfValue): number | null =>
  isNumber(value) ? (value instanceof PdfReal ? value.value : value) : null;

/** A rectangle as [left, bottom, right, top]; null if it is not one. */
export function rectangleOf(
  document: PdfDocument,
  value: PdfValue | undefined,
): [number, number, number, number] | null {
  const numbers = (document.getArray(value) ?? []).map((item) => numberOf(document.get(item)));
  const [a, b, c, d] = numbers;
  if (numbers.length !== 4 || a == null || b == null || c == null || d == null) return null;
  return [Math.min(a, c), Math.min(b, d), Math.max(a, c), Math.max(b, d)];
}

export const areaOf = ([left, bottom, right, top]: readonly [number, number, number, number]): number =>
  (right - left) * (top - bottom);
