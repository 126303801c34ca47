import { createHash } from 'node:crypto';
import type { CallName } from '@countersign/contract';
import { refuse } from '@countersign/domain';
import {
  type Rate,
  type RateLimiter,
  Refused,
  type WorkBudget,
  clientOf,
  createWorkBudget,
} from '../../platform/index.ts';
import type { SessionRow } from '../../accounts/index.ts';

/** Per client and process. Limits that security relies on are counted in the database (guess_counter). */
const ANONYMOUS: Rate = { calls: 1200, windowSec: 60 };
const PINGS: Rate = { calls: 3000, windowSec: 60 };
const SOCKETS: Rate = { calls: 600, windowSec: 60 };
/** Messages on sockets: a page sends a registration and a heartbeat every 25 s, and a thousand pages may share an address. */
const FRAMES: Rate = { calls: 6000, windowSec: 60 };
/** Every request, before anything else is checked: more than the rates below allow in total. */
const REQUESTS: Rate = { calls: 6000, windowSec: 10 };
/** Large bodies of unknown clients: the main thread needs 13 ms to refuse one. As many as the verifications of a minute. */
const LARGE_BODIES: Rate = { calls: 60, windowSec: 60 };
const LARGE_BODY_BYTES = 256 * 1024;
/** Large bodies of one account that were refused: each costs the main thread up to 9 ms, and an honest account sends few. */
const REFUSED_BODIES: Rate = { calls: 60, windowSec: 60 };
/** Short windows: a burst of one client delays the others. */
const PAGES: Rate = { calls: 2000, windowSec: 10 };
/** Unknown cookies and keys: each costs a query of the database. */
const UNKNOWN_SECRETS: Rate = { calls: 600, windowSec: 60 };
/** Per logged-in session, from any address. */
const SESSION: Rate = { calls: 12_000, windowSec: 60 };
const RATES: Partial<Record<CallName, Rate>> = {
  getImageCode: { calls: 300, windowSec: 60 },
  createPasskeySessionOptions: { calls: 300, windowSec: 60 },
  verifyPdf: { calls: 60, windowSec: 60 },
  testWebhook: { calls: 120, windowSec: 60 },
};

/** Worker CPU of one anonymous client: 2 s a minute, and a burst of 20 s (bench/RELIABILITY.md has the measured costs). */
const WORK = { burst: 20_000, perMinute: 2000 };
/** Milliseconds that a call costs outside of the main thread; the cost of calls not listed is negligible. */
const COSTS: Partial<Record<CallName, number>> = {
  createSession: 80,
  createOperatorSession: 80,
  createUser: 80,
  retrievePassword: 80,
  getImageCode: 10,
  getOcsp: 4,
  postOcsp: 4,
  postTsa: 6,
};
/**
 * The cost of these calls is returned where they succeed, because the login was genuine; not beyond this number, since it
 * may be one account again and again.
 */
const OWN_WORK: ReadonlySet<CallName> = new Set<CallName>(['createSession', 'createOperatorSession', 'createUser']);

const OWN_WORK_GIVEN_BACK: Rate = { calls: 10, windowSec: 60 };

const REMEMBERED_SECRETS = 50_000;

/** The result of the last look-up of a cookie or key; NEW was issued and not looked up yet. */
export type Holder = 'UNKNOWN' | 'NEW' | 'ANONYMOUS' | 'KNOWN';

export const holderOf = (session: Pick<SessionRow, 'personId' | 'operator'> | null): Holder =>
  session === null ? 'UNKNOWN' : session.personId === null && session.operator === null ? 'ANONYMOUS' : 'KNOWN';

/** The kinds by which requests without a known session or key are counted. */
export type Traffic = 'CALL' | 'PING' | 'PAGE' | 'SOCKET' | 'FRAME';
const TRAFFIC: Readonly<Record<Traffic, readonly [bucket: string, rate: Rate]>> = {
  CALL: ['anonymous', ANONYMOUS],
  PING: ['ping', PINGS],
  PAGE: ['page', PAGES],
  SOCKET: ['socket', SOCKETS],
  FRAME: ['frame', FRAMES],
};

/** A client exceeds its rate: its answers are delayed (slow-refusals.ts). */
export class OverRate extends Refused {
  constructor(expireIn: number) {
    super(refuse('ERROR_TOO_MANY_REQUESTS', { expireIn }));
  }
}

/** The sender of a request: its client address (TRUST_PROXY applied to the connection), and its cookie or key if it sends one. */
export interface Sender {
  readonly ip: string;
  readonly secret: string | null;
}

/** Limits the cost of one unknown client (security 12, 61). Every method throws {@link OverRate} beyond a rate. */
export interface RequestLimits {
  /** Counts a call by its own rate. */
  call(name: CallName, ip: string, now: Date): void;
  /** Counts a call without a known session or key; `undo` returns its cost. */
  anonymous(name: CallName, ip: string, now: Date): { readonly undo: () => void };
  /**
   * Counts any request before it is processed: seconds for which its client is refused, null where it is not.
   * @param bytes of its body by its headers, Infinity if they do not tell
   */
  request(sender: Sender, now: Date, bytes: number): number | null;
  /**
   * Counts a refused body of `bytes` for the account that sent it, or for its session where the account is not known:
   * beyond the limit, {@link RequestLimits.request} refuses large bodies of every session that the account has sent one with.
   */
  refusedBody(sender: Sender, account: string | null, now: Date, bytes: number): void;
  /** Counts a request that is not a call: a page, a file of the web application, an unknown address. */
  other(traffic: Traffic, sender: Sender, now: Date): void;
  /** False where the client opens more sockets a minute than allowed. */
  socket(sender: Sender, now: Date): boolean;
  /** False where the client sends more on its sockets than allowed. */
  frame(sender: Sender, now: Date): boolean;
  /** Whether a cookie or key belonged to a logged-in session when it was last looked up. */
  isKnown(secret: string): boolean;
  /** Called before a cookie or key is looked up: a recently known one passes whatever else its client sends. */
  beforeLookup(secret: string, ip: string, now: Date): void;
  afterLookup(secret: string, holder: Holder, ip: string, now: Date): void;
  /** Seconds for which such a request is refused whatever it asks for, without counting it; null where it is not. */
  refusedFor(traffic: Traffic, sender: Sender, now: Date): number | null;
}

export function createRequestLimits(limiter: RateLimiter, budget: WorkBudget = createWorkBudget(WORK)): RequestLimits {
  const holders = new Map<string, Holder>();
  /** By session or key: the account whose large bodies were refused. */
  const refusedAccounts = new Map<string, string>();
  const nameOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');
  const orThrow = (expireIn: number | null): void => {
    if (expireIn !== null) throw new OverRate(expireIn);
  };
  const bucketOf = (traffic: Traffic, ip: string): [string, Rate] => {
    const [bucket, rate] = TRAFFIC[traffic];
    return [`${bucket} ${clientOf(ip)}`, rate];
  };
  /** Requests of a logged-in session count for the session only, not for its address. */
  const countedAs = (traffic: Traffic, { secret, ip }: Sender): [string, Rate] => {
    const name = secret === null ? null : nameOf(secret);
    return name !== null && holders.get(name) === 'KNOWN' ? [`session ${name}`, SESSION] : bucketOf(traffic, ip);
  };
  return {
    call(name, ip, now) {
      const rate = RATES[name];
      if (rate !== undefined) orThrow(limiter.take(`${name} ${clientOf(ip)}`, rate, now));
    },
    anonymous(name, ip, now) {
      orThrow(limiter.take(...bucketOf(name === 'ping' ? 'PING' : 'CALL', ip), now));
      const [client, ms] = [clientOf(ip), COSTS[name]];
      if (ms === undefined) return { undo: () => {} };
      orThrow(budget.take(client, ms, now));
      const undo = (): void => {
        const isOwn = OWN_WORK.has(name) && limiter.take(`own ${client}`, OWN_WORK_GIVEN_BACK, now) === null;
        if (isOwn) budget.giveBack(client, ms);
      };
      return { undo };
    },
    request({ secret, ip }, now, bytes) {
      const name = secret === null ? null : nameOf(secret);
      const isKnown = name !== null && holders.get(name) === 'KNOWN';
      const client = clientOf(ip);
      const refusedFor = limiter.take(`request ${isKnown ? name : client}`, REQUESTS, now);
      if (refusedFor !== null || bytes <= LARGE_BODY_BYTES) return refusedFor;
      if (!isKnown) return limiter.take(`large ${client}`, LARGE_BODIES, now);
      const account = refusedAccounts.get(name);
      return account === undefined ? null : limiter.exceeded(`refused ${account}`, REFUSED_BODIES, now);
    },
    refusedBody({ secret }, account, now, bytes) {
      if (secret === null || bytes <= LARGE_BODY_BYTES) return;
      const name = nameOf(secret);
      remember(refusedAccounts, name, account ?? name);
      limiter.take(`refused ${account ?? name}`, REFUSED_BODIES, now);
    },
    other: (traffic, sender, now) => orThrow(limiter.take(...countedAs(traffic, sender), now)),
    socket: (sender, now) => limiter.take(...countedAs('SOCKET', sender), now) === null,
    frame: (sender, now) => limiter.take(...countedAs('FRAME', sender), now) === null,
    isKnown: (secret) => holders.get(nameOf(secret)) === 'KNOWN',
    beforeLookup(secret, ip, now) {
      const name = nameOf(secret);
      const holder = holders.get(name);
      if (holder === 'KNOWN') orThrow(limiter.take(`session ${name}`, SESSION, now));
      else if (holder === 'ANONYMOUS') orThrow(limiter.exceeded(...bucketOf('CALL', ip), now));
      else if (holder === undefined) orThrow(limiter.exceeded(`unknown ${clientOf(ip)}`, UNKNOWN_SECRETS, now));
    },
    afterLookup(secret, holder, ip, now) {
      const name = nameOf(secret);
      holders.delete(name);
      if (holder === 'UNKNOWN') return void limiter.take(`unknown ${clientOf(ip)}`, UNKNOWN_SECRETS, now);
      remember(holders, name, holder);
    },
    refusedFor(traffic, sender, now) {
      const holder = sender.secret === null ? 'UNKNOWN' : holders.get(nameOf(sender.secret));
      if (holder === 'NEW') return null;
      // An unknown cookie or key has to be looked up; the client may cause only so many look-ups.
      return holder === undefined && (traffic === 'CALL' || traffic === 'PING')
        ? limiter.exceeded(`unknown ${clientOf(sender.ip)}`, UNKNOWN_SECRETS, now)
        : limiter.exceeded(...countedAs(traffic, sender), now);
    },
  };
}

/** Sets the newest entry, and drops the oldest one where there are too many. */
function remember<T>(entries: Map<string, T>, name: string, value: T): void {
  entries.delete(name);
  entries.set(name, value);
  if (entries.size > REMEMBERED_SECRETS) entries.delete(entries.keys().next().value ?? '');
}
