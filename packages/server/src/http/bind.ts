import {
  ACTIVITY_HEADER,
  type CallName,
  type Endpoint,
  IDEMPOTENCY_HEADER,
  NO_ACTIVITY,
  api,
  languageOf,
  success,
} from '@countersign/contract';
import {
  CHUNK_BYTES,
  IDENTITY_PAPER_BYTES,
  MEMBER_IMPORT_FILE_BYTES,
  MULTI_SEND_FILE_BYTES,
  TRUST_FILE_BYTES,
  VERIFY_FILE_BYTES,
} from '@countersign/domain';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import { apiKeyOf } from '../api-clients/key.ts';
import { clientOf } from '../guesses/client-of.ts';
import type { House } from '../house.ts';
import { authenticate, callerOf, operatorOf } from '../sessions/authenticate.ts';
import type { SessionRow } from '../sessions/store.ts';
import { authorise } from './access.ts';
import type { BinaryReply, Caller, EnvelopeRelation, OperatorCaller, RequestContext } from './context.ts';
import { type SessionCookies, sessionCookies } from './cookies.ts';
import { onlyFields } from './fields.ts';
import type { Call, Handlers } from './handlers.ts';
import { onceForKey } from './idempotency.ts';
import { identifyKey } from './identify-key.ts';
import { isLocalEvaluation } from './local.ts';
import { readMultipart } from './multipart.ts';
import { demandSameOrigin } from './origin.ts';
import { demandSoundValue, parseBy, parseJson } from './parse.ts';
import { type Rate, type RateLimiter, createRateLimiter } from './rate-limit.ts';
import { refuseWith } from './refused.ts';
import { queryWithoutWire } from './tunnel.ts';

/** Bytes of a JSON body; the pictures of a signature travel inside theirs. */
const BODY_LIMIT = 2 * 1024 * 1024;
const BODY_LIMITS: Partial<Record<CallName, number>> = {
  sign: 16 * 1024 * 1024,
  createPersonWrite: 3 * 1024 * 1024,
  setMultiSend: MULTI_SEND_FILE_BYTES,
};
const RAW_LIMIT = 64 * 1024;
const FILE_LIMIT = 10 * 1024 * 1024;
const FILE_LIMITS: Partial<Record<CallName, number>> = {
  uploadFragment: CHUNK_BYTES,
  uploadIdentityPaper: IDENTITY_PAPER_BYTES,
  uploadMultiSend: MULTI_SEND_FILE_BYTES,
  importMembers: MEMBER_IMPORT_FILE_BYTES,
  createTrustList: TRUST_FILE_BYTES,
  verifyPdf: VERIFY_FILE_BYTES,
};

/** Calls a page makes by itself: they keep no session alive (security 4). */
const MADE_BY_PAGES: ReadonlySet<CallName> = new Set<CallName>(['ping', 'getSession', 'getOperatorSession']);

/** Per client and process: what nobody has logged in for is braked. What a limit relies on is counted in the database. */
const PUBLIC_RATE: Rate = { calls: 1200, windowSec: 60 };
const RATES: Partial<Record<CallName, Rate>> = {
  getImageCode: { calls: 300, windowSec: 60 },
  createPasskeySessionOptions: { calls: 300, windowSec: 60 },
  verifyPdf: { calls: 60, windowSec: 60 },
  testWebhook: { calls: 120, windowSec: 60 },
};

/** A page for people who open a call's address in a browser. */
export type Pages = { readonly [N in CallName]?: (data: unknown) => string };

interface Binding {
  readonly house: House;
  readonly name: CallName;
  readonly endpoint: Endpoint;
  readonly handler: (call: Call<Endpoint>) => Promise<unknown>;
  readonly cookies: SessionCookies;
  readonly limiter: RateLimiter;
  readonly page: ((data: unknown) => string) | undefined;
}

/** Registers every call of the contract: parse, authenticate, authorise, handle, check the reply. */
export async function bindCalls(
  app: FastifyInstance,
  house: House,
  handlers: Handlers,
  pages: Pages = {},
): Promise<void> {
  const cookies = sessionCookies(house.config.publicUrl);
  const limiter = createRateLimiter();
  const bindings = (Object.entries(api) as [CallName, Endpoint][]).map(([name, endpoint]): Binding => ({
    house,
    name,
    endpoint,
    cookies,
    limiter,
    page: pages[name],
    handler: handlers[name] as unknown as Binding['handler'],
  }));
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, async (_request: FastifyRequest, text: string) =>
    parseJson(text),
  );
  await app.register(async (scope) => {
    for (const binding of bindings)
      if (!binding.endpoint.multipart && !isRaw(binding.endpoint)) addRoute(scope, binding);
  });
  await app.register(async (scope) => {
    await scope.register(multipart, { throwFileSizeLimit: false });
    for (const binding of bindings) if (binding.endpoint.multipart) addRoute(scope, binding);
  });
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: RAW_LIMIT },
      async (_request: FastifyRequest, body: Buffer) => body,
    );
    for (const binding of bindings) if (isRaw(binding.endpoint)) addRoute(scope, binding);
  });
}

/** Calls that take bytes of a standard's own media type: /pki/ocsp, /pki/tsa. */
const isRaw = ({ method, produces, body }: Endpoint): boolean =>
  method === 'POST' && produces !== undefined && body === undefined;

function addRoute(app: FastifyInstance, binding: Binding): void {
  const { name, endpoint } = binding;
  app.route({
    method: endpoint.method as HTTPMethods,
    url: endpoint.path,
    bodyLimit: endpoint.multipart ? Number.MAX_SAFE_INTEGER : (BODY_LIMITS[name] ?? BODY_LIMIT),
    handler: (request, reply) => serve(binding, request, reply),
  });
}

async function serve(binding: Binding, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { house, name, endpoint } = binding;
  const now = house.clock.now();
  // Nobody's browser sends a key by itself, as it does a cookie.
  const isByKey = apiKeyOf(request.headers.authorization) !== null;
  if (!isRaw(endpoint) && !isByKey) demandSameOrigin(request, house.config.publicUrl);
  brake(binding, request, now);
  const known = await identify(binding, request, now);
  const params = endpoint.params ? parseBy(endpoint.params, sound(request.params), 'path') : undefined;
  const query = endpoint.query ? parseBy(endpoint.query, sound(queryWithoutWire(request.query)), 'query') : undefined;
  const body = await readBody(binding, request);
  const call = {
    params,
    query,
    body: body.value,
    file: body.file,
    raw: isRaw(endpoint) && Buffer.isBuffer(request.body) ? request.body : null,
    caller: endpoint.access === 'operator' ? known.operator : known.caller,
    relation: known.relation,
    context: contextOf(binding, request, reply, known, now),
  } as unknown as Call<Endpoint>;
  const key = endpoint.idempotent ? request.headers[IDEMPOTENCY_HEADER] : undefined;
  if (endpoint.produces) return sendBytes(reply, endpoint.produces, (await binding.handler(call)) as BinaryReply);
  const act = async () => onlyFields(name, query, endpoint.response?.parse(await binding.handler(call)));
  const data =
    typeof key === 'string' && known.caller
      ? await onceForKey(
          house.db,
          { personId: known.caller.personId, call: name, key, request: requestOf(known, params, body.value), now },
          act,
        )
      : await act();
  if (binding.page && wantsPage(request)) return reply.type('text/html; charset=utf-8').send(binding.page(data));
  return reply.type('application/json; charset=utf-8').send(JSON.stringify(success(data)));
}

function brake({ name, endpoint, limiter }: Binding, request: FastifyRequest, now: Date): void {
  const rate = RATES[name] ?? (endpoint.access === 'public' && name !== 'ping' ? PUBLIC_RATE : undefined);
  if (rate === undefined) return;
  const family = RATES[name] ? name : 'public';
  const expireIn = limiter.take(`${family} ${clientOf(request.ip)}`, rate, now);
  if (expireIn !== null) refuseWith('ERROR_TOO_MANY_REQUESTS', { expireIn });
}

interface Known {
  readonly session: SessionRow | null;
  readonly caller: Caller | null;
  readonly operator: OperatorCaller | null;
  readonly relation: EnvelopeRelation | null;
}

/** Who calls and whether they may, in one transaction; a public call without a cookie needs none. */
async function identify(binding: Binding, request: FastifyRequest, now: Date): Promise<Known> {
  const { house, name, endpoint, cookies, limiter } = binding;
  const secret = cookies.read(request.headers.cookie);
  const key = apiKeyOf(request.headers.authorization);
  if (key !== null) {
    const params = sound(request.params) as Record<string, string>;
    const how = { hasCookie: secret !== null, ip: request.ip, now };
    const known = await identifyKey({ db: house.db, limiter, name, access: endpoint.access, key, params, ...how });
    return { session: null, operator: null, ...known };
  }
  const isLocal = isLocalEvaluation(request, house.config);
  const countsAsActivity = !MADE_BY_PAGES.has(name) && request.headers[ACTIVITY_HEADER] !== NO_ACTIVITY;
  if (secret === null && (endpoint.access === 'public' || endpoint.access === 'evaluation')) {
    if (endpoint.access === 'evaluation' && !isLocal) refuseWith('ERROR_NOT_FOUND');
    return { session: null, caller: null, operator: null, relation: null };
  }
  return house.db.withTx(async (tx) => {
    const session = secret === null ? null : await authenticate(tx, secret, { now, countsAsActivity });
    const caller = session && callerOf(session);
    const operator = session && operatorOf(session);
    const params = sound(request.params) as Record<string, string>;
    const question = { call: name, tx, caller, operator, params, isLocalEvaluation: isLocal };
    const relation = await authorise(endpoint.access, question);
    return { session, caller, operator, relation };
  });
}

/** What a repetition must be the same in; a key is not the person who made it. */
const requestOf = ({ caller }: Known, params: unknown, body: unknown): unknown =>
  caller?.apiClient === undefined ? [params, body] : [params, body, caller.apiClient.id];

function sound<T>(value: T): T {
  demandSoundValue(value);
  return value;
}

async function readBody({ name, endpoint }: Binding, request: FastifyRequest) {
  if (endpoint.multipart) {
    const { fields, file } = await readMultipart(request, FILE_LIMITS[name] ?? FILE_LIMIT);
    return { value: endpoint.body ? parseBy(endpoint.body, fields, 'body') : undefined, file };
  }
  if (endpoint.body) return { value: parseBy(endpoint.body, request.body ?? undefined, 'body'), file: null };
  const [unknown] =
    isRaw(endpoint) || request.body === null || typeof request.body !== 'object' ? [] : Object.keys(request.body);
  if (unknown !== undefined) refuseWith('ERROR_UNKNOWN_FIELD', { field: unknown });
  return { value: undefined, file: null };
}

function contextOf(
  { cookies }: Binding,
  request: FastifyRequest,
  reply: FastifyReply,
  known: Known,
  now: Date,
): RequestContext {
  return {
    requestId: request.id,
    now,
    ip: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
    language: languageOf(request.headers['accept-language']),
    sessionId: known.session?.id ?? null,
    caller: known.caller,
    operator: known.operator,
    relation: known.relation,
    header: (header) => {
      const value = request.headers[header.toLowerCase()];
      return Array.isArray(value) ? value.join(', ') : value;
    },
    setSession: (session) => (session === null ? cookies.clear(reply) : cookies.set(reply, session)),
  };
}

function sendBytes(
  reply: FastifyReply,
  mediaType: string,
  { status = 200, body, headers = {}, ...rest }: BinaryReply,
): FastifyReply {
  reply
    .status(status)
    .type(rest.mediaType ?? mediaType)
    .headers({ ...headers });
  return reply.send(body instanceof Uint8Array ? Buffer.from(body.buffer, body.byteOffset, body.byteLength) : body);
}

function wantsPage(request: FastifyRequest): boolean {
  const accept = request.headers.accept ?? '';
  const { contact } = (request.query ?? {}) as { contact?: unknown };
  return contact === undefined && accept.includes('text/html') && !accept.includes('application/json');
}
