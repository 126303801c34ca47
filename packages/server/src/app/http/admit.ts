import { ACTIVITY_HEADER, type CallName, type Endpoint, NO_ACTIVITY } from '@countersign/contract';
import { fromWsid } from '@countersign/domain';
import type { FastifyRequest } from 'fastify';
import { type SessionCache, type SessionRow, apiKeyOf, callerOf, operatorOf } from '../../accounts/index.ts';
import {
  ANONYMOUS_BODY_BYTES,
  type Caller,
  type EnvelopeRelation,
  type OperatorCaller,
  type RateLimiter,
  Refused,
  type Services,
  type SessionCookies,
  asStranger,
  clientOf,
  demandSameOrigin,
  demandSoundValue,
  isLocalEvaluation,
  refuseWith,
} from '../../platform/index.ts';
import { findLiveScan } from '../../signing/index.ts';
import { authenticate, authenticateKept, hasPart } from './authenticate.ts';
import { authorise, authoriseBySession } from './access.ts';
import { type RequestLimits, holderOf } from './request-limits.ts';
import { identifyKey } from './identify-key.ts';
import { declaredBytes } from './unread-body.ts';

/** Calls that a page makes by itself: they do not count as activity of the session (security 4). */
const MADE_BY_PAGES: ReadonlySet<CallName> = new Set<CallName>(['ping', 'getSession', 'getOperatorSession']);

/** The services that every call passes before its handler. */
export interface Admission {
  readonly services: Services;
  readonly cookies: SessionCookies;
  readonly limiter: RateLimiter;
  readonly requestLimits: RequestLimits;
  readonly sessions: SessionCache;
}

/** The caller, identified and authorised before a byte of the body is read. */
export interface Admitted {
  readonly now: Date;
  readonly session: SessionRow | null;
  readonly caller: Caller | null;
  readonly operator: OperatorCaller | null;
  readonly relation: EnvelopeRelation | null;
  /** Returns the cost of the call to the budget of its client. */
  readonly undoCost: () => void;
}

type Known = Pick<Admitted, 'session' | 'caller' | 'operator' | 'relation'>;
const UNKNOWN: Known = { session: null, caller: null, operator: null, relation: null };
const NOTHING = (): void => {};

interface Question {
  readonly name: CallName;
  readonly endpoint: Pick<Endpoint, 'access'>;
  readonly request: FastifyRequest;
  readonly now: Date;
}

/**
 * Checks origin, rate, session or key, and the right to make the call, in this order, without reading the body (security
 * 61).
 * @param isRaw a call of another standard (OCSP, time-stamps), for which the cookie of a browser is irrelevant
 * @throws Refused
 */
export async function admit(
  admission: Admission,
  { name, endpoint, request, isRaw }: Omit<Question, 'now'> & { readonly isRaw: boolean },
): Promise<Admitted> {
  const { services, requestLimits } = admission;
  const now = services.clock.now();
  const key = apiKeyOf(request.headers.authorization);
  // A browser never sends an API key by itself, as it does a cookie.
  if (!isRaw && key === null) demandSameOrigin(request, services.config.publicUrl);
  requestLimits.call(name, request.ip, now);
  const question = { name, endpoint, request, now };
  const secret = admission.cookies.read(request.headers.cookie);
  const shown = key ?? secret;
  const client = clientOf(request.ip);
  const lookUp = (): Answer =>
    key !== null
      ? byKey(admission, question, key, secret !== null)
      : secret !== null
        ? bySession(admission, question, secret)
        : byNothing(admission, question);
  const known = await (shown !== null && requestLimits.isKnown(shown) ? lookUp() : asStranger(client, lookUp));
  if (name === 'finishScan' && declaredBytes(request) > ANONYMOUS_BODY_BYTES)
    await asStranger(client, () => demandLiveScan(services, request, now));
  return { ...known, now };
}

type Answer = Promise<Known & Pick<Admitted, 'undoCost'>>;

async function byKey(
  { services, limiter, requestLimits }: Admission,
  question: Question,
  key: string,
  hasCookie: boolean,
): Answer {
  const { name, endpoint, request, now } = question;
  const { ip } = request;
  requestLimits.beforeLookup(key, ip, now);
  const params = soundParams(request);
  const how = { hasCookie, ip, now, onKnown: () => requestLimits.afterLookup(key, 'KNOWN', ip, now) };
  try {
    const known = await identifyKey({ db: services.db, limiter, name, access: endpoint.access, key, params, ...how });
    return { ...UNKNOWN, ...known, undoCost: NOTHING };
  } catch (error) {
    if (error instanceof Refused && error.refusal.error === 'ERROR_API_KEY')
      requestLimits.afterLookup(key, 'UNKNOWN', ip, now);
    throw error;
  }
}

/** Without a cookie, a call that requires a login is refused without the database. */
async function byNothing(
  { services, requestLimits }: Admission,
  { name, endpoint: { access }, request, now }: Question,
): Answer {
  // Programs of this machine may read the outbox of an evaluation without a limit.
  const isLocal = access === 'evaluation' && isLocalEvaluation(request, services.config);
  const { undo } = isLocal ? { undo: NOTHING } : requestLimits.anonymous(name, request.ip, now);
  if (access === 'evaluation' && !isLocal) refuseWith('ERROR_NOT_FOUND');
  if (access.startsWith('operator')) refuseWith('ERROR_OPERATOR_NOT_LOGIN');
  if (access !== 'public' && access !== 'evaluation') refuseWith('ERROR_NOT_LOGIN');
  return { ...UNKNOWN, undoCost: undo };
}

/** Identifies and authorises the caller: from memory where nothing has to be read, else in one transaction. */
async function bySession({ services, requestLimits, sessions }: Admission, question: Question, secret: string): Answer {
  const { name, endpoint, request, now } = question;
  const { access } = endpoint;
  const { ip, headers } = request;
  requestLimits.beforeLookup(secret, ip, now);
  const countsAsActivity = !MADE_BY_PAGES.has(name) && headers[ACTIVITY_HEADER] !== NO_ACTIVITY;
  const how = { now, countsAsActivity, sessions };
  const params = soundParams(request);
  const isLocal = access === 'evaluation' && isLocalEvaluation(request, services.config);
  const identified = (session: SessionRow | null) => {
    requestLimits.afterLookup(secret, holderOf(session), ip, now);
    const caller = session && callerOf(session);
    const operator = session && operatorOf(session, services.config.mode);
    const isAnonymous = caller === null && operator === null && !isLocal;
    const undoCost = isAnonymous ? requestLimits.anonymous(name, ip, now).undo : NOTHING;
    const about = { call: name, caller, operator, params, isLocalEvaluation: isLocal };
    return { about, known: { session, caller, operator, undoCost } };
  };
  const session = authenticateKept(secret, how);
  if (session !== null) {
    const { about, known } = identified(session);
    if (session.scopes === null || (session.inPerson === null && sessions.hasPart(session))) {
      if (authoriseBySession(access, about)) return { ...known, relation: null };
      return services.db.withTx(async (tx) => ({ ...known, relation: await authorise(access, { ...about, tx }) }));
    }
    // Asked together. Where the link is no longer valid, its session counts as none.
    const [live, relation] = await services.db.withTx((tx) =>
      Promise.allSettled([hasPart(tx, session, sessions), authorise(access, { ...about, tx })]),
    );
    if (settled(live)) return { ...known, relation: settled(relation) };
    known.undoCost();
  }
  return services.db.withTx(async (tx) => {
    const { about, known } = identified(await authenticate(tx, secret, how));
    return { ...known, relation: await authorise(access, { ...about, tx }) };
  });
}

function settled<T>(result: PromiseSettledResult<T>): T {
  if (result.status === 'rejected') throw result.reason;
  return result.value;
}

function soundParams({ params }: FastifyRequest): Record<string, string> {
  demandSoundValue(params);
  return params as Record<string, string>;
}

/**
 * The pictures that a phone sends are larger than the limit for callers without a login; the QR code in the path authorises
 * them.
 */
async function demandLiveScan({ db }: Services, request: FastifyRequest, now: Date): Promise<void> {
  const id = fromWsid('scan', soundParams(request).scanWsid ?? '');
  const row = await db.withTx((tx) => findLiveScan(tx, id, now));
  if (row === null) refuseWith('ERROR_SCAN_EXPIRED');
}
