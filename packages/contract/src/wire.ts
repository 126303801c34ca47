import { type ErrorName, FILE_NAME_MAX, cleanFileName, isSeenName } from '@countersign/domain';
import { z } from 'zod';

/**
 * The wire conventions of Rulings §1 and every spelling that only the wire has (`sequece`, `status_datetime` …); inside the
 * code these words are spelled correctly.
 */

/** Methods other than GET and POST may also be sent as POST with this query parameter (Spec §7). */
export const TUNNEL_PARAMETER = 'httpmethod';
export const TUNNELLED_METHODS = ['PUT', 'PATCH', 'DELETE'] as const;
/** GET calls may carry a time-stamp under any of these names; it is ignored (Rulings §1.5). */
export const TIMESTAMP_PARAMETERS = ['_', 't', 'timestamp'] as const;
/** The public name of a session's push channel (Rulings §1.8); it authenticates nothing. */
export const SESSION_NAME_COOKIE = 'SessionWsid';
export const IDEMPOTENCY_HEADER = 'idempotency-key';
/** `none`: a page makes this call by itself, without user activity; it does not keep a session alive (Spec §4, security 4). */
export const ACTIVITY_HEADER = 'x-activity';
export const NO_ACTIVITY = 'none';

export const WIRE_SPELLING = {
  /** Ordering of a document inside fileTagId (Spec §3). */
  sequence: 'sequece',
  /** Target of a push message's attachMessage (Spec §3). */
  targetWsid: 'targertWsid',
  /** The envelope list's default sort key (Spec §7). */
  statusDatetime: 'status_datetime',
  /** Picture of a template (Spec §3). */
  avatarFileWsid: 'avatar_file_wsid',
} as const;

/** Dates travel as ISO-8601 UTC with milliseconds (Rulings §1.6). */
export const wireDate = z.iso.datetime({ precision: 3 });
export const YEARS = { first: 1900, last: 9998 } as const;
/** Years outside this range have more or fewer digits in some time zone, and databases and programs treat them differently. */
const isInYears = (text: string): boolean => {
  const year = new Date(text).getUTCFullYear();
  return year >= YEARS.first && year <= YEARS.last;
};
const outOfYears = `is not between the years ${YEARS.first} and ${YEARS.last}`;
export const wireDateIn = z.iso.datetime({ offset: true }).refine(isInYears, outOfYears);
/** A day of the calendar, `2026-11-21`. */
export const wireDayIn = z.iso.date().refine(isInYears, outOfYears);

/** ISO 8601: an instant, or a day in UTC. */
const DATE = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2}))?$/;

/** The instant that a filter names; null if it names none, or one outside the range of years. */
export const readDate = (text: string): Date | null => (DATE.test(text) && isInYears(text) ? new Date(text) : null);

/**
 * A name or a title: one line, without invisible characters or characters that change the direction of the surrounding text,
 * because it is shown in notices, file names, documents and certificates (security 29).
 */
export const lineText = (max: number, min: 0 | 1 = 1) =>
  z.string().trim().min(min).max(max).refine(isSeenName, 'has an invisible character');

/** The name of a file; a bad name does not refuse the file: invisible characters are removed, and unsafe ones are replaced. */
export const fileNameText = z
  .string()
  .min(1)
  .refine((name) => [...name].length <= FILE_NAME_MAX, {
    params: { error: 'ERROR_FILENAME_SIZE', limit: FILE_NAME_MAX } satisfies NamedRefusal,
    abort: true,
  })
  .overwrite(cleanFileName);

/** Put into an issue's params: a refusal of the catalogue instead of ERROR_MALFORMED. */
export interface NamedRefusal {
  readonly error: ErrorName;
  readonly limit: number;
}

/** Sent with every list (Rulings §1.2). */
export const page = z.object({ offset: z.number(), limit: z.number(), totalElements: z.number() });
export type Page = z.output<typeof page>;

/** An empty value counts as not given. */
const count = (fallback: number) =>
  z.preprocess(
    (given) => (given === '' ? undefined : given),
    z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER).default(fallback),
  );
/** `filters=key=value,key=value`, `sorts=-key,+key`, `fields=a,b`, `offset`, `limit` (Rulings §1.3). */
export const listQuery = (limit: number) => ({
  filters: z.string().max(2000).default(''),
  sorts: z.string().max(200).default(''),
  fields: z.string().max(1000).default(''),
  offset: count(0),
  limit: count(limit),
});

export const success = (data: unknown) => ({ code: 0, data });
export interface WireFailure {
  readonly code: number;
  readonly error: string;
  readonly message: string;
  readonly data?: Record<string, unknown>;
  readonly requestId: string;
}
