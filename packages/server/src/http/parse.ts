import type { z } from 'zod';
import { refuseWith } from './refused.ts';
import { repeatedKey } from './repeated-key.ts';

const MAX_DEPTH = 32;
const LONE_SURROGATE = /\p{Cs}/u;

/**
 * Refuses what no field of this product can mean and what would break something behind it: deep nesting, `__proto__`,
 * numbers beyond the finite, NUL and half characters in text (security 26).
 */
export function demandSoundValue(value: unknown, at = '', depth = 0): void {
  if (depth > MAX_DEPTH) refuseWith('ERROR_MALFORMED', { field: at, detail: 'is nested too deeply' });
  if (typeof value === 'string') {
    if (value.includes('\0') || LONE_SURROGATE.test(value)) {
      refuseWith('ERROR_MALFORMED', { field: at, detail: 'has a character that is none' });
    }
  } else if (typeof value === 'number') {
    if (!Number.isFinite(value)) refuseWith('ERROR_MALFORMED', { field: at, detail: 'is not a finite number' });
  } else if (value !== null && typeof value === 'object') {
    for (const [key, inner] of Object.entries(value)) {
      if (key === '__proto__') refuseWith('ERROR_UNKNOWN_FIELD', { field: key });
      demandSoundValue(key, at, depth);
      demandSoundValue(inner, at === '' ? key : `${at}.${key}`, depth + 1);
    }
  }
}

/** Text to JSON; an empty body is none, and a key that comes twice none that can be answered for. */
export function parseJson(text: string): unknown {
  if (text.trim() === '') return undefined;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    refuseWith('ERROR_MALFORMED', { field: 'body', detail: 'is not JSON' });
  }
  demandSoundValue(value);
  const repeated = repeatedKey(text);
  if (repeated !== null) refuseWith('ERROR_MALFORMED', { field: repeated, detail: 'comes twice' });
  return value;
}

/** The parsed value, or a refusal that names the field at fault (Rulings §1.11). */
export function parseBy<S extends z.ZodType>(schema: S, value: unknown, where: string): z.output<S> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const issue = deepestIssue(parsed.error.issues);
  const path = issue.path.map(String);
  if (issue.code === 'unrecognized_keys') {
    return refuseWith('ERROR_UNKNOWN_FIELD', { field: [...path, issue.keys[0] ?? ''].join('.') });
  }
  return refuseWith('ERROR_MALFORMED', { field: path.join('.') || where, detail: issue.message });
}

type Issue = z.core.$ZodIssue;

/** Of a union's alternatives the one that came furthest says what is wrong. */
function deepestIssue(issues: readonly Issue[]): Issue {
  const [first] = issues;
  if (first === undefined) throw new Error('a failed parse has an issue');
  if (first.code !== 'invalid_union') return first;
  const inner = first.errors.flat().toSorted((a, b) => b.path.length - a.path.length)[0];
  return inner === undefined ? first : { ...deepestIssue([inner]), path: [...first.path, ...inner.path] };
}
