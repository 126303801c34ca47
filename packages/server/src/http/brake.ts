import { createHash } from 'node:crypto';
import type { CallName, Endpoint } from '@countersign/contract';
import { clientOf } from '../guesses/client-of.ts';
import type { Rate, RateLimiter } from './rate-limit.ts';
import { refuseWith } from './refused.ts';
import { type WorkBudget, createWorkBudget } from './work-budget.ts';

/** Of one client, per process. What a limit relies on is counted in the database (guess_counter). */
const ANONYMOUS: Rate = { calls: 1200, windowSec: 60 };
const PINGS: Rate = { calls: 3000, windowSec: 60 };
const SOCKETS: Rate = { calls: 600, windowSec: 60 };
const PAGES: Rate = { calls: 12_000, windowSec: 60 };
/** Cookies and keys that belong to nothing: each costs a look into the database. */
const UNKNOWN_SECRETS: Rate = { calls: 600, windowSec: 60 };
const RATES: Partial<Record<CallName, Rate>> = {
  getImageCode: { calls: 300, windowSec: 60 },
  createPasskeySessionOptions: { calls: 300, windowSec: 60 },
  verifyPdf: { calls: 60, windowSec: 60 },
  testWebhook: { calls: 120, windowSec: 60 },
};

/** Worker CPU of one anonymous client: 2 s a minute, and a burst of 20 s (bench/RELIABILITY.md has the measured costs). */
const WORK = { burstMs: 20_000, perMinuteMs: 2000 };
/** Milliseconds that a call costs outside of the main thread; calls that are not named cost nothing worth counting. */
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
/** What these cost is given back where they succeed: it was somebody's own login. */
const OWN_WORK: ReadonlySet<CallName> = new Set<CallName>(['createSession', 'createOperatorSession', 'createUser']);

const REMEMBERED_SECRETS = 50_000;

/** Limits what one unknown client may cost (security 12, 61). `ip` is what TRUST_PROXY makes of the connection. */
export interface Brake {
  /** A call by its own rate. @throws Refused ERROR_TOO_MANY_REQUESTS, like all of these */
  call(name: CallName, ip: string, now: Date): void;
  /** A call without a session or key that is known; `undo` gives back what it cost. */
  anonymous(name: CallName, access: Endpoint['access'], ip: string, now: Date): { readonly undo: () => void };
  /** A request for a page or a file of the web application, or for an address that is none. */
  page(ip: string, now: Date): void;
  /** False where the client opens more sockets a minute than it may. */
  socket(ip: string, now: Date): boolean;
  /** Before a cookie or key is looked up: one that was known lately passes whatever else its client sends. */
  beforeLookup(secret: string, ip: string, now: Date): void;
  afterLookup(secret: string, isKnown: boolean, ip: string, now: Date): void;
}

export function createBrake(limiter: RateLimiter, budget: WorkBudget = createWorkBudget(WORK)): Brake {
  const known = new Set<string>();
  const nameOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');
  const take = (bucket: string, rate: Rate, now: Date): void => {
    const expireIn = limiter.take(bucket, rate, now);
    if (expireIn !== null) refuseWith('ERROR_TOO_MANY_REQUESTS', { expireIn });
  };
  return {
    call(name, ip, now) {
      const rate = RATES[name];
      if (rate !== undefined) take(`${name} ${clientOf(ip)}`, rate, now);
    },
    anonymous(name, access, ip, now) {
      const client = clientOf(ip);
      if (access !== 'evaluation')
        take(`${name === 'ping' ? 'ping' : 'anonymous'} ${client}`, name === 'ping' ? PINGS : ANONYMOUS, now);
      const ms = COSTS[name];
      if (ms === undefined) return { undo: () => {} };
      const expireIn = budget.take(client, ms, now);
      if (expireIn !== null) refuseWith('ERROR_TOO_MANY_REQUESTS', { expireIn });
      return { undo: OWN_WORK.has(name) ? () => budget.giveBack(client, ms) : () => {} };
    },
    page: (ip, now) => take(`page ${clientOf(ip)}`, PAGES, now),
    socket: (ip, now) => limiter.take(`socket ${clientOf(ip)}`, SOCKETS, now) === null,
    beforeLookup(secret, ip, now) {
      if (known.has(nameOf(secret))) return;
      const expireIn = limiter.exceeded(`unknown ${clientOf(ip)}`, UNKNOWN_SECRETS, now);
      if (expireIn !== null) refuseWith('ERROR_TOO_MANY_REQUESTS', { expireIn });
    },
    afterLookup(secret, isKnown, ip, now) {
      const name = nameOf(secret);
      known.delete(name);
      if (isKnown) {
        known.add(name);
        if (known.size > REMEMBERED_SECRETS) known.delete(known.values().next().value ?? '');
      } else limiter.take(`unknown ${clientOf(ip)}`, UNKNOWN_SECRETS, now);
    },
  };
}
