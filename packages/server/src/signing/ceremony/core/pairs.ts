/**
 * Joins what belongs together in two lists of the same length.
 * @throws where they are not
 */
export function pairs<A, B, R>(one: readonly A[], other: readonly B[], join: (a: A, b: B) => R): R[] {
  if (one.length !== other.length) throw new Error('a document got no answer, or two');
  // Both indexes exist, so that the elements are what their types say.
  return one.map((a, at) => join(a, other[at] as B));
}

/** The element of a list of one. */
export function only<T>(list: readonly T[]): T {
  const [first] = list;
  if (first === undefined || list.length !== 1) throw new Error('there is not exactly one');
  return first;
}
