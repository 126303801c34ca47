import { PAGE_SIZE } from '@countersign/domain';

/** The search of a list; all of it is in the address (ux 28). */
export interface ListSearch<K extends string> {
  readonly filters: Readonly<Record<K, string>>;
  /** From 1. */
  readonly page: number;
}
const WORD_MAX = 100;

const wordOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value).slice(0, WORD_MAX)
    : '';

/** Parses the address; invalid values fall back to their defaults instead of an error page. */
export function readListSearch<K extends string>(raw: Record<string, unknown>, keys: readonly K[]): ListSearch<K> {
  const page = Number(raw['page']);
  const filters = Object.fromEntries(keys.map((key) => [key, wordOf(raw[key])])) as Record<K, string>;
  return { filters, page: Number.isInteger(page) && page > 0 ? page : 1 };
}

const filled = (filters: Readonly<Record<string, string>>): [string, string][] =>
  Object.entries(filters)
    .map(([key, value]): [string, string] => [key, value.trim()])
    .filter(([, value]) => value !== '');

/** The search parameters of an address; defaults are left out, so that the unfiltered list has a plain address. */
export const writeListSearch = <K extends string>({
  filters,
  page,
}: ListSearch<K>): Record<string, string | number> => ({
  ...Object.fromEntries(filled(filters)),
  ...(page === 1 ? {} : { page }),
});

/** A comma separates the filters on the wire (Rulings §1.3), so for a value with commas its longest part is searched for. */
const withoutCommas = (value: string): string =>
  value
    .split(/[,，]/)
    .map((piece) => piece.trim())
    .reduce((longest, piece) => (piece.length > longest.length ? piece : longest), '');

/** `filters=key=value,key=value`. */
export const filtersText = (filters: Readonly<Record<string, string>>): string =>
  filled(filters)
    .map(([key, value]) => [key, withoutCommas(value)] as const)
    .filter(([, value]) => value !== '')
    .map((pair) => pair.join('='))
    .join(',');

export const isFiltered = ({ filters }: ListSearch<string>): boolean => filled(filters).length > 0;

/** The query of a call that lists. */
export const listQueryOf = ({ filters, page }: ListSearch<string>) => ({
  filters: filtersText(filters),
  offset: (page - 1) * PAGE_SIZE,
  limit: PAGE_SIZE,
});
