import type { CallName } from '@countersign/contract';
import type { Handlers } from '../platform/index.ts';

/** The names of the calls in any of the lists. */
type NameIn<L> = L extends unknown ? keyof L & CallName : never;

/**
 * The calls of all features as one table, whose type has exactly the given names, so that a missing call is a type error.
 * @throws Error if two lists implement the same call
 */
export function joinCalls<const L extends readonly Partial<Handlers>[]>(
  ...lists: L
): Pick<Handlers, NameIn<L[number]>> {
  const names = lists.flatMap((list) => Object.keys(list));
  const twice = names.filter((name, index) => names.indexOf(name) !== index);
  if (twice.length > 0) throw new Error(`Two features implement ${twice.join(', ')}.`);
  return Object.assign({}, ...lists) as Pick<Handlers, NameIn<L[number]>>;
}
