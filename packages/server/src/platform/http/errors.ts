import { CATALOGUE, type Language, type WireFailure, refusalText, languageOf } from '@countersign/contract';
import { type Refusal, type WsidKind, refuse, toWsid } from '@countersign/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DatabaseUnavailableError, RETRY_AFTER_SEC, outageOf } from '../outage/index.ts';
import { BusyError, TaskKilledError } from '../workers/index.ts';
import { ANONYMOUS_BODY_BYTES, sizeText } from './body-limits.ts';
import { Refused } from './refused.ts';

/** Errors of fastify and its parsers, as errors of the catalogue. */
const FRAMEWORK: Readonly<Record<string, Refusal>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: refuse('ERROR_TOO_LARGE', { limit: sizeText(ANONYMOUS_BODY_BYTES) }),
  FST_REQ_FILE_TOO_LARGE: refuse('ERROR_TOO_LARGE', { limit: '' }),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: refuse('ERROR_UNSUPPORTED_MEDIA'),
  FST_INVALID_MULTIPART_CONTENT_TYPE: refuse('ERROR_UNSUPPORTED_MEDIA'),
  FST_PARTS_LIMIT: refuse('ERROR_MALFORMED', { field: 'body', detail: 'has too many parts' }),
  FST_FILES_LIMIT: refuse('ERROR_MALFORMED', { field: 'body', detail: 'has more than one file' }),
  FST_FIELDS_LIMIT: refuse('ERROR_MALFORMED', { field: 'body', detail: 'has too many fields' }),
  FST_PROTO_VIOLATION: refuse('ERROR_UNKNOWN_FIELD', { field: '__proto__' }),
};

function refusalOf(error: unknown): Refusal | null {
  if (error instanceof Refused) return error.refusal;
  if (error instanceof TaskKilledError) return refuse('ERROR_FILE_DAMAGED');
  const { code, statusCode, retryAfterSec } = error as {
    code?: unknown;
    statusCode?: unknown;
    retryAfterSec?: unknown;
  };
  // A full queue, or a process that is being restarted.
  if (typeof retryAfterSec === 'number') return refuse('ERROR_BUSY', { expireIn: retryAfterSec });
  const outage = outageOf(error);
  if (error instanceof DatabaseUnavailableError && error.outcome === 'UNKNOWN')
    return refuse('ERROR_OUTCOME_UNKNOWN', { expireIn: RETRY_AFTER_SEC.DATABASE });
  if (outage !== null)
    return refuse(outage === 'STORAGE_FULL' ? 'ERROR_STORAGE_FULL' : 'ERROR_UNAVAILABLE', {
      expireIn: RETRY_AFTER_SEC[outage],
    });
  const known = typeof code === 'string' ? FRAMEWORK[code] : undefined;
  if (known) return known;
  // The parsers of the framework mark errors of the client by a status; errors of the server have none.
  return typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500
    ? refuse('ERROR_MALFORMED', { field: 'body', detail: 'cannot be read' })
    : null;
}

/** Translates the table ids in facts of the domain into the names and ids that calls use (Rulings §1.7). */
const NAMED: Readonly<Record<string, readonly [name: string, kind: WsidKind]>> = {
  formId: ['formWsid', 'form'],
  participantId: ['participantWsid', 'participant'],
  documentId: ['fileWsid', 'file'],
};
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const dataOf = (params: Refusal['params']): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(params).flatMap(([key, value]) => {
      const named = NAMED[key];
      if (named === undefined) return [[key, value]];
      const id = String(value);
      return UUID.test(id) ? [[named[0], toWsid(named[1], id)]] : [];
    }),
  );

/** The wire body of a refusal (Rulings §1.1); its facts are included as data. */
export function failureOf(refusal: Refusal, language: Language, requestId: string): WireFailure {
  const data = dataOf(refusal.params);
  return {
    code: CATALOGUE[refusal.error].code,
    error: refusal.error,
    message: refusalText(refusal.error, language, refusal.params),
    ...(Object.keys(data).length > 0 ? { data } : {}),
    requestId,
  };
}

/** Errors whose answer says when to retry. */
const COME_BACK: ReadonlySet<number> = new Set([429, 503, 507]);

/**
 * The single place where an error becomes an answer: refusals in the reader's language, any other error as a generic 500
 * and a log entry.
 */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const known = refusalOf(error);
  // A full queue is not logged: many clients at once can fill it.
  if (outageOf(error) !== null && !(error instanceof BusyError))
    request.log.warn({ err: error, requestId: request.id, route: request.routeOptions.url }, 'request met an outage');
  if (known === null)
    request.log.error({ err: error, requestId: request.id, route: request.routeOptions.url }, 'request failed');
  const refusal = known ?? refuse('ERROR_INTERNAL');
  const { status } = CATALOGUE[refusal.error];
  const { expireIn } = refusal.params;
  if (COME_BACK.has(status) && expireIn !== undefined) reply.header('retry-after', String(expireIn));
  return reply
    .status(status)
    .type('application/json; charset=utf-8')
    .send(failureOf(refusal, languageOf(request.headers['accept-language']), request.id));
}
