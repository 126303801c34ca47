import { type CallName, type Endpoint, IDEMPOTENCY_HEADER, languageOf, success } from '@countersign/contract';
import { calls } from '@countersign/contract/calls';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import type { IncomingMessage } from 'node:http';
import {
  ANONYMOUS_BODY_BYTES,
  type BinaryReply,
  type Call,
  type Caller,
  type FieldSelector,
  type Handlers,
  type InFlight,
  type RateLimiter,
  type RequestContext,
  type Services,
  asStranger,
  bodyLimitOf,
  clientOf,
  createInFlight,
  createRateLimiter,
  demandSoundValue,
  fieldSelector,
  onceForKey,
  parseBy,
  queryWithoutWire,
  replyText,
  sessionCookies,
  spendUploadQuota,
  textOnce,
} from '../../platform/index.ts';
import { createSessionCache } from '../../accounts/index.ts';
import { type Admission, type Admitted, admit } from './admit.ts';
import { type RequestLimits, createRequestLimits } from './request-limits.ts';
import { watchDownload } from './downloads.ts';
import { recordRead } from './record-read.ts';
import { enterWithFile, fileLimitOf, isRaw, readBody } from './read-body.ts';
import { readBytes, readJson } from './read-json.ts';
import { declaredBytes } from './unread-body.ts';

/** Large JSON bodies of one account, or of one client, that are read at once. */
const LARGE_BODIES_AT_ONCE = 6;
/** If a body takes longer than this to arrive, the rights of the caller are checked again: they may have ended meanwhile. */
const CHECKED_AGAIN_MS = 5000;

/** HTML pages for users who open the address of a call in a browser. */
type Pages = { readonly [N in CallName]?: (data: unknown) => string };

export interface BindOptions {
  readonly pages?: Pages;
  /** Shared with the sockets and the pages. */
  readonly limiter?: RateLimiter;
  readonly requestLimits?: RequestLimits;
}

/** What a route knows about its call before its handler runs. */
interface RouteFacts {
  readonly call: CallName;
  /** Size in bytes. */
  readonly bodyLimit: number;
}

interface Binding extends Admission {
  readonly name: CallName;
  readonly endpoint: Endpoint;
  readonly handler: (services: Services, call: Call<Endpoint>) => Promise<unknown>;
  readonly inFlight: InFlight;
  readonly page: ((data: unknown) => string) | undefined;
  readonly fields: FieldSelector | null;
  /** Makes the JSON text of what the handler answers: what the contract names, and nothing else. */
  readonly text: ((answer: unknown) => string | undefined) | null;
}

/** Registers every call of the contract: authenticate, authorise, read, parse, handle, check the reply. */
export async function bindCalls(
  app: FastifyInstance,
  services: Services,
  handlers: Handlers,
  { pages = {}, limiter = createRateLimiter(), requestLimits = createRequestLimits(limiter) }: BindOptions = {},
): Promise<void> {
  const cookies = sessionCookies(services.config.publicUrl);
  const inFlight = createInFlight();
  const sessions = createSessionCache(services.db);
  app.addHook('onClose', sessions.close);
  const bindings = (Object.entries(calls) as [CallName, Endpoint][]).map(([name, endpoint]): Binding => ({
    services,
    name,
    endpoint,
    cookies,
    limiter,
    requestLimits,
    sessions,
    inFlight,
    page: pages[name],
    fields: fieldSelector(endpoint),
    text: endpoint.response === undefined ? null : replyText(endpoint.response),
    handler: handlers[name] as unknown as Binding['handler'],
  }));
  app.removeAllContentTypeParsers();
  app.decorateRequest('admitted', null);
  app.addContentTypeParser('application/json', async (request: FastifyRequest, payload: IncomingMessage) => {
    // An unknown address has no call whose body could be read.
    if (request.is404) return undefined;
    const { call, bodyLimit } = request.routeOptions.config as unknown as RouteFacts;
    const { ip } = request;
    const declared = declaredBytes(request);
    const who = admittedOf(request).caller?.personId ?? clientOf(ip);
    const isLarge = Math.min(declared, bodyLimit) > ANONYMOUS_BODY_BYTES;
    const leave = isLarge ? inFlight.enter(`body ${who}`, LARGE_BODIES_AT_ONCE) : () => {};
    try {
      return await readJson(services.workers, call, request, payload, bodyLimit);
    } finally {
      leave();
    }
  });
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
    scope.addContentTypeParser('*', async (request: FastifyRequest, payload: IncomingMessage) =>
      readBytes(request, payload, ANONYMOUS_BODY_BYTES),
    );
    for (const binding of bindings) if (isRaw(binding.endpoint)) addRoute(scope, binding);
  });
}

function addRoute(app: FastifyInstance, binding: Binding): void {
  const { name, endpoint } = binding;
  const bodyLimit = endpoint.multipart ? Number.MAX_SAFE_INTEGER : bodyLimitOf(name, endpoint);
  app.route({
    method: endpoint.method as HTTPMethods,
    url: endpoint.path,
    bodyLimit,
    config: { call: name, bodyLimit } satisfies RouteFacts,
    onRequest: async (request) => {
      const admitted = await admit(binding, { name, endpoint, request, isRaw: isRaw(endpoint) });
      (request as unknown as { admitted: Admitted }).admitted = admitted;
      const { caller, now } = admitted;
      const most = endpoint.multipart ? fileLimitOf(name) : bodyLimit;
      const bytes = Math.min(declaredBytes(request), Math.max(most, ANONYMOUS_BODY_BYTES));
      // Files count whatever their size; small JSON needs only memory that the limits of its call already bound.
      if (caller !== null && (endpoint.multipart || bytes > ANONYMOUS_BODY_BYTES))
        await spendUploadQuota(binding.services, caller.personId, bytes, now);
    },
    handler: (request, reply) => serve(binding, request, reply),
  });
}

const admittedOf = (request: FastifyRequest): Admitted => (request as unknown as { admitted: Admitted }).admitted;

/** The caller; authorised again where the body took long to arrive. */
async function knownAfterBody(binding: Binding, request: FastifyRequest): Promise<Admitted> {
  const { services, name, endpoint } = binding;
  const known = admittedOf(request);
  const isLate = services.clock.now().getTime() - known.now.getTime() > CHECKED_AGAIN_MS;
  return isLate && (known.caller !== null || known.operator !== null)
    ? admit(binding, { name, endpoint, request, isRaw: isRaw(endpoint) })
    : known;
}

async function serve(binding: Binding, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { caller, operator } = admittedOf(request);
  const leave = enterWithFile(binding, request, admittedOf(request));
  const work = (): Promise<FastifyReply> => answer(binding, request, reply);
  try {
    const answered = await (caller === null && operator === null ? asStranger(clientOf(request.ip), work) : work());
    admittedOf(request).undoCost();
    return answered;
  } finally {
    leave();
  }
}

async function answer(binding: Binding, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { services, name, endpoint } = binding;
  const params = endpoint.params ? parseBy(endpoint.params, sound(request.params), 'path') : undefined;
  const query = endpoint.query ? parseBy(endpoint.query, sound(queryWithoutWire(request.query)), 'query') : undefined;
  const { caller, operator } = admittedOf(request);
  const body = await readBody(binding, request, { isKnown: caller !== null || operator !== null });
  const known = await knownAfterBody(binding, request);
  // The body may have taken long to arrive: checks that depend on the time use the time of the act.
  const now = services.clock.now();
  const call = {
    params,
    query,
    body: body.value,
    file: body.file,
    raw: isRaw(endpoint) && Buffer.isBuffer(request.body) ? request.body : null,
    caller: endpoint.access.startsWith('operator') ? known.operator : known.caller,
    relation: known.relation,
    context: contextOf(binding, request, reply, known, now),
  } as unknown as Call<Endpoint>;
  const key = endpoint.idempotent ? request.headers[IDEMPOTENCY_HEADER] : undefined;
  if (endpoint.produces) {
    const bytes = (await binding.handler(services, call)) as BinaryReply;
    if (!(bytes.body instanceof Uint8Array) && known.caller) watchDownload(services, known.caller, bytes.body);
    return sendBytes(reply, endpoint.produces, bytes);
  }
  binding.fields?.demand(query);
  const act = () => binding.handler(services, call);
  const once = typeof key === 'string' && known.caller ? keptOnce(binding, known.caller, key, call, now) : null;
  const page = binding.page !== undefined && wantsPage(request) ? binding.page : null;
  const isText = once === null && page === null && binding.fields?.asks(query) !== true;
  const chosen = async (): Promise<unknown> => {
    const answer = endpoint.response?.parse(await act());
    return binding.fields === null ? answer : binding.fields.select(query, answer);
  };
  const data = isText ? await act() : await (once?.(chosen) ?? chosen());
  const json = (): Buffer => jsonReply(isText ? binding.text?.(data) : JSON.stringify(data));
  const content = page?.(data) ?? (isText ? textOnce(data, json) : json());
  // Before the answer is sent: what cannot be recorded is not shown.
  if (endpoint.recordsRead && known.operator)
    await recordRead(services, known.operator, { name, params, query }, call.context);
  return reply.type(`${page === null ? 'application/json' : 'text/html'}; charset=utf-8`).send(content);
}

/** As bytes: of a text, the length would be counted before it is encoded. */
const jsonReply = (data: string | undefined): Buffer =>
  Buffer.from(data === undefined ? JSON.stringify(success(data)) : `{"code":0,"data":${data}}`);

type Kept = (act: () => Promise<unknown>) => Promise<unknown>;

/** Runs a call once for the key that it came with. */
const keptOnce =
  ({ services, name }: Binding, caller: Caller, key: string, { params, body }: Call<Endpoint>, now: Date): Kept =>
  (act) => {
    const { memberId, personId } = caller;
    const request = requestOf(caller, params, body);
    return onceForKey(services.db, { accountId: memberId ?? personId, call: name, key, request, now }, act);
  };

/** What a repetition must match; the owner of an API key is not the same caller as the key. */
const requestOf = ({ apiClient }: Caller, params: unknown, body: unknown): unknown =>
  apiClient === undefined ? [params, body] : [params, body, apiClient.id];

function sound<T>(value: T): T {
  demandSoundValue(value);
  return value;
}

function contextOf(
  { cookies, requestLimits }: Binding,
  request: FastifyRequest,
  reply: FastifyReply,
  known: Admitted,
  now: Date,
): RequestContext {
  return {
    requestId: request.id,
    now,
    ip: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
    language: languageOf(request.headers['accept-language']),
    sessionId: known.session?.id ?? null,
    inPerson: known.session?.inPerson ?? null,
    caller: known.caller,
    operator: known.operator,
    relation: known.relation,
    header: (header) => {
      const value = request.headers[header.toLowerCase()];
      return Array.isArray(value) ? value.join(', ') : value;
    },
    device: cookies.readDevice(request.headers.cookie),
    setDevice: (secret) => cookies.setDevice(reply, secret),
    setSession: (session) => {
      if (session === null) return cookies.clear(reply);
      requestLimits.afterLookup(session.secret, 'NEW', request.ip, now);
      cookies.set(reply, session);
    },
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
