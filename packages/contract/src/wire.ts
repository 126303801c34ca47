import type { ErrorName } from '@countersign/domain';

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

export const YEARS = { first: 1900, last: 9998 } as const;
/** Years outside this range have more or fewer digits in some time zone, and databases and programs treat them differently. */
export const isInYears = (text: string): boolean => {
  const year = new Date(text).getUTCFullYear();
  return year >= YEARS.first && year <= YEARS.last;
};
/** ISO 8601: an instant, or a day in UTC. */
const DATE = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2}))?$/;

/** The instant that a filter names; null if it names none, or one outside the range of years. */
export const readDate = (text: string): Date | null => (DATE.test(text) && isInYears(text) ? new Date(text) : null);

/** Put into an issue's params: a refusal of the catalogue instead of ERROR_MALFORMED. */
export interface NamedRefusal {
  readonly error: ErrorName;
  readonly limit: number;
}

export const success = (data: unknown) => ({ code: 0, data });
export interface WireFailure {
  readonly code: number;
  readonly error: string;
  readonly message: string;
  readonly data?: Record<string, unknown>;
  readonly requestId: string;
}
