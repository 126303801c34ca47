import type { PdfDocument } from '../../syntax/document.ts';
import {
  type PdfDict,
  PdfName,
  PdfReal,
  PdfRef,
  PdfStream,
  PdfString,
  type PdfValue,
  isDict,
} from '../../syntax/objects.ts';

/** Whether two values are written identically; references are compared by number, streams by octets. */
export function sameValue(a: PdfValue | undefined, b: PdfValue | undefined): boolean {
  const [left, right] = [a ?? null, b ?? null];
  if (left === right) return true;
  if (left instanceof PdfRef) return right instanceof PdfRef && left.num === right.num && left.gen === right.gen;
  if (left instanceof PdfName) return right instanceof PdfName && left.name === right.name;
  if (left instanceof PdfString) return right instanceof PdfString && Buffer.compare(left.bytes, right.bytes) === 0;
  if (left instanceof PdfReal || right instanceof PdfReal)
    return realOf(left) !== null && realOf(left) === realOf(right);
  if (left instanceof PdfStream) {
    return right instanceof PdfStream && Buffer.compare(left.raw, right.raw) === 0 && sameValue(left.dict, right.dict);
  }
  if (Array.isArray(left)) {
    return Array.isArray(right) && left.length === right.length && left.every((item, i) => sameValue(item, right[i]));
  }
  if (isDict(left) && isDict(right)) {
    return (
      left.size === right.size && [...left].every(([key, value]) => right.has(key) && sameValue(value, right.get(key)))
    );
  }
  return false;
}

const realOf = (value: PdfValue): number | null =>
  typeof value === 'number' ? value : value instanceof PdfReal ? value.value : null;

/** A value in one revision of the file. */
export interface Standing {
  readonly document: PdfDocument;
  readonly value: PdfValue | undefined;
}

/**
 * Whether a value is the same in two revisions, direct or through a reference; if both sides are references, only the
 * references are compared, because their targets are checked separately.
 */
export function sameContent(a: Standing, b: Standing): boolean {
  const [isRef, isOtherRef] = [a.value instanceof PdfRef, b.value instanceof PdfRef];
  if (isRef && isOtherRef) return sameValue(a.value, b.value);
  const [left, right] = [a.document.get(a.value), b.document.get(b.value)];
  const inner = (one: PdfValue | undefined, other: PdfValue | undefined): boolean =>
    sameContent({ document: a.document, value: one }, { document: b.document, value: other });
  if (left instanceof PdfStream)
    return (
      right instanceof PdfStream &&
      Buffer.compare(left.raw, right.raw) === 0 &&
      sameEntries(left.dict, right.dict, inner)
    );
  if (Array.isArray(left))
    return Array.isArray(right) && left.length === right.length && left.every((item, i) => inner(item, right[i]));
  if (isDict(left)) return isDict(right) && sameEntries(left, right, inner);
  return sameValue(left, right);
}

type Compare = (one: PdfValue | undefined, other: PdfValue | undefined) => boolean;
const sameEntries = (left: PdfDict, right: PdfDict, same: Compare): boolean =>
  left.size === right.size && [...left].every(([key, value]) => right.has(key) && same(value, right.get(key)));

/** Keys whose values differ; references are compared as such, because their objects are checked separately. */
export function differingKeys(before: PdfDict, after: PdfDict, states: States): string[] {
  const keys = new Set([...before.keys(), ...after.keys()]);
  return [...keys].filter(
    (key) =>
      !sameContent(
        { document: states.before.document, value: before.get(key) },
        { document: states.after.document, value: after.get(key) },
      ),
  );
}

/** The states before and after a step. */
interface States {
  readonly before: { readonly document: PdfDocument };
  readonly after: { readonly document: PdfDocument };
}

/** Whether `after` contains all entries of `before`, including nested dictionaries. */
export function onlyGains(before: PdfValue, after: PdfValue, states: States): boolean {
  const [held, now] = [
    { document: states.before.document, value: before },
    { document: states.after.document, value: after },
  ];
  if (before === null || sameContent(held, now)) return true;
  // References on both sides point to objects that are checked separately.
  if (before instanceof PdfRef && after instanceof PdfRef) return false;
  const [old, later] = [states.before.document.get(before), states.after.document.get(after)];
  if (!isDict(old) || !isDict(later)) return false;
  return [...old].every(([key, value]) => onlyGains(value, later.get(key) ?? null, states));
}

/** Whether the items of `before` appear in `after` in the same order, possibly with others between them. */
export function keepsOrder(before: readonly PdfValue[], after: readonly PdfValue[]): boolean {
  let at = 0;
  for (const item of after) if (at < before.length && sameValue(before[at], item)) at++;
  return at === before.length;
}
