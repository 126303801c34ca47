import { refuseWith } from './refused.ts';

/**
 * Parses the query of a list by allow-list: an unknown filter, sort or field is a 400 that names it (Rulings §1.3, security
 * 24).
 */

export const parts = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** Parses `key=value,key=value` with known keys only. */
export function filtersOf<const K extends string>(text: string, known: readonly K[]): { readonly [P in K]?: string } {
  const found: { [P in K]?: string } = {};
  for (const part of parts(text)) {
    const at = part.indexOf('=');
    const name = at < 0 ? part : part.slice(0, at);
    const key = known.find((one) => one === name);
    if (key === undefined || at < 0) return refuseWith('ERROR_UNKNOWN_FIELD', { field: `filters.${name}` });
    found[key] = part.slice(at + 1);
  }
  return found;
}

/** Accepts the single sort that a list supports (`-key`, `+key`, `key`; a plus may arrive as a space). */
export function demandSorts(text: string, known: readonly string[]): void {
  for (const part of text.split(',').filter((one) => one.trim() !== '')) {
    const key = part.replace(/^[-+ ]/, '');
    if (!known.includes(key)) refuseWith('ERROR_UNKNOWN_FIELD', { field: `sorts.${key.trim()}` });
  }
}

/** The fields of the entity. */
export function demandFields(text: string, known: readonly string[]): void {
  const unknown = parts(text).find((field) => !known.includes(field));
  if (unknown !== undefined) refuseWith('ERROR_UNKNOWN_FIELD', { field: `fields.${unknown}` });
}

const OFFSET_MAX = 10_000_000;

/** The server limits the size of one answer and reports the limit in `page.limit` (Rulings §1.3, security 25). */
export function pageOf(
  { offset, limit }: { readonly offset: number; readonly limit: number },
  most = 100,
): { readonly offset: number; readonly limit: number } {
  if (offset > OFFSET_MAX) refuseWith('ERROR_MALFORMED', { field: 'offset', detail: `is above ${OFFSET_MAX}` });
  return { offset, limit: Math.min(limit, most) };
}
