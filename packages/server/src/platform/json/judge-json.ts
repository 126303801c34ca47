import type { NamedRefusal } from '@countersign/contract';
import { type Decision, type Refusal, accept, refuse } from '@countersign/domain';
import type { z } from 'zod';
import { repeatedKey } from './repeated-key.ts';

const MAX_DEPTH = 32;
/** Limits of the path segments, and of their characters, that a refusal names. */
const NAMED_SEGMENTS = 12;
const NAMED_CHARACTERS = 200;

/**
 * The refusal of a value that no field of this product can hold and that would break later processing: deep nesting,
 * `__proto__`, non-finite numbers, NUL and lone surrogates in text (security 26). Null where the value is valid. Time is
 * linear in the number of values and characters.
 */
export function judgeSound(value: unknown, field = ''): Refusal | null {
  return judgeAt(value, { path: field === '' ? [] : [field], depth: 0 });
}

interface Place {
  /** Keys and indices from the root; one array for the whole walk. */
  readonly path: (string | number)[];
  readonly depth: number;
}

const fieldOf = (path: readonly (string | number)[]): string =>
  path.slice(0, NAMED_SEGMENTS).join('.').slice(0, NAMED_CHARACTERS);

const malformed = ({ path }: Place, detail: string): Refusal =>
  refuse('ERROR_MALFORMED', { field: fieldOf(path), detail });

function judgeAt(value: unknown, place: Place): Refusal | null {
  if (place.depth > MAX_DEPTH) return malformed(place, 'is nested too deeply');
  if (typeof value === 'string') return isText(value) ? null : malformed(place, 'has an invalid character');
  if (typeof value === 'number') return Number.isFinite(value) ? null : malformed(place, 'is not a finite number');
  if (value === null || typeof value !== 'object') return null;
  return Array.isArray(value) ? judgeArray(value, place) : judgeObject(value as Record<string, unknown>, place);
}

const LONE_SURROGATE = /\p{Cs}/u;
const isText = (text: string): boolean => !text.includes('\0') && !LONE_SURROGATE.test(text);

function judgeArray(values: readonly unknown[], { path, depth }: Place): Refusal | null {
  const at = path.length;
  for (let index = 0; index < values.length; index++) {
    path[at] = index;
    const refusal = judgeAt(values[index], { path, depth: depth + 1 });
    if (refusal !== null) return refusal;
  }
  path.length = at;
  return null;
}

function judgeObject(value: Readonly<Record<string, unknown>>, place: Place): Refusal | null {
  const { path, depth } = place;
  const at = path.length;
  for (const key of Object.keys(value)) {
    if (key === '__proto__') return refuse('ERROR_UNKNOWN_FIELD', { field: key });
    if (!isText(key)) return malformed(place, 'has an invalid character');
    path[at] = key;
    const refusal = judgeAt(value[key], { path, depth: depth + 1 });
    if (refusal !== null) return refusal;
    path.length = at;
  }
  return null;
}

/** The value of JSON text; undefined for an empty text. A key that comes twice in one object is refused. */
export function judgeJson(text: string): Decision<unknown> {
  if (text.trim() === '') return accept(undefined);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return refuse('ERROR_MALFORMED', { field: 'body', detail: 'is not valid JSON' });
  }
  const unsound = judgeSound(value);
  if (unsound !== null) return unsound;
  const repeated = repeatedKey(text);
  return repeated === null ? accept(value) : refuse('ERROR_MALFORMED', { field: repeated, detail: 'comes twice' });
}

/** The parsed value, or a refusal that names the field at fault (Rulings §1.11). */
export function judgeBy<S extends z.ZodType>(schema: S, value: unknown, where: string): Decision<z.output<S>> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return accept(parsed.data);
  const issue = deepestIssue(parsed.error.issues);
  const path = issue.path.map(String);
  if (issue.code === 'unrecognized_keys')
    return refuse('ERROR_UNKNOWN_FIELD', { field: [...path, issue.keys[0] ?? ''].join('.') });
  const named = issue.code === 'custom' ? (issue.params as NamedRefusal | undefined) : undefined;
  if (named !== undefined) return refuse(named.error, { limit: named.limit });
  return refuse('ERROR_MALFORMED', { field: path.join('.') || where, detail: issue.message });
}

type Issue = z.core.$ZodIssue;

/** Of the alternatives of a union, the one whose first error lies deepest gives the message. */
function deepestIssue(issues: readonly Issue[]): Issue {
  const [first] = issues;
  if (first === undefined) throw new Error('a failed parse has an issue');
  if (first.code !== 'invalid_union') return first;
  let deepest: Issue | undefined;
  for (const alternative of first.errors)
    for (const issue of alternative)
      if (deepest === undefined || issue.path.length > deepest.path.length) deepest = issue;
  return deepest === undefined ? first : { ...deepestIssue([deepest]), path: [...first.path, ...deepest.path] };
}
