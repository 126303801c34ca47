import { refuseWith } from './refused.ts';

/** What a list's query says, by allow-list: an unknown filter, sort or field is a 400 that names it (Rulings §1.3, security 24). */

export const parts = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** `key=value,key=value` of the keys that are known. */
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

/** The one sort a list knows may be asked for; nothing else (`-key`, `+key`, `key`; a plus may arrive as a space). */
export function demandSorts(text: string, known: readonly string[]): void {
  for (const part of text.split(',').filter((one) => one.trim() !== '')) {
    const key = part.replace(/^[-+ ]/, '');
    if (!known.includes(key)) refuseWith('ERROR_UNKNOWN_FIELD', { field: `sorts.${key.trim()}` });
  }
}

/** Fields the entity has. */
export function demandFields(text: string, known: readonly string[]): void {
  const unknown = parts(text).find((field) => !known.includes(field));
  if (unknown !== undefined) refuseWith('ERROR_UNKNOWN_FIELD', { field: `fields.${unknown}` });
}

const OFFSET_MAX = 10_000_000;

/** What one answer holds is capped by the server, and `page.limit` says at what (Rulings §1.3, security 25). */
export function pageOf(
  { offset, limit }: { readonly offset: number; readonly limit: number },
  most = 100,
): { readonly offset: number; readonly limit: number } {
  if (offset > OFFSET_MAX) refuseWith('ERROR_MALFORMED', { field: 'offset', detail: `is above ${OFFSET_MAX}` });
  return { offset, limit: Math.min(limit, most) };
}
