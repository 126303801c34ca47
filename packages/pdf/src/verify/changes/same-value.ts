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

/** The same as written; references are equal by number, streams by their octets. */
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

/** Keys whose values differ; a reference is compared as such, its object being judged on its own. */
export function differingKeys(before: PdfDict, after: PdfDict): string[] {
  const keys = new Set([...before.keys(), ...after.keys()]);
  return [...keys].filter((key) => !sameValue(before.get(key), after.get(key)));
}

/** Whether `after` holds all of `before`, in dictionaries within it too. */
export function onlyGains(before: PdfValue, after: PdfValue): boolean {
  if (before === null || sameValue(before, after)) return true;
  if (!isDict(before) || !isDict(after)) return false;
  return [...before].every(([key, value]) => onlyGains(value, after.get(key) ?? null));
}

/** Whether the items of `before` stand in `after`, in their order, perhaps with others among them. */
export function keepsOrder(before: readonly PdfValue[], after: readonly PdfValue[]): boolean {
  let at = 0;
  for (const item of after) if (at < before.length && sameValue(before[at], item)) at++;
  return at === before.length;
}
