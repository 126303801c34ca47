import type { Access, CallName } from '@countersign/contract';
import { API_KEY_CALLS_PER_MINUTE } from '@countersign/domain';
import { callerOfKey, demandScope } from '../../accounts/index.ts';
import { markMadeByKey } from '../../contracts/index.ts';
import {
  type Caller,
  type Database,
  type EnvelopeRelation,
  type Rate,
  type RateLimiter,
  refuseWith,
} from '../../platform/index.ts';
import { authorise } from './access.ts';

const KEY_RATE: Rate = { calls: API_KEY_CALLS_PER_MINUTE, windowSec: 60 };

/**
 * Calls by which a program names the people of an envelope, or sends it: it no longer counts as an invitation by the owner
 * in person.
 */
const NAMING: ReadonlySet<CallName> = new Set<CallName>([
  ...(['addParticipants', 'updateParticipants', 'startEnvelope'] as const),
  ...(['setMultiSend', 'uploadMultiSend', 'startMultiSend'] as const),
]);

export interface KeyQuestion {
  readonly db: Database;
  readonly limiter: RateLimiter;
  readonly name: CallName;
  readonly access: Access;
  readonly key: string;
  readonly params: Readonly<Record<string, string>>;
  /** True where the request also has a session cookie. */
  readonly hasCookie: boolean;
  readonly ip: string;
  readonly now: Date;
  /** Called once the key has proved valid. */
  readonly onKnown: () => void;
}

/**
 * Identifies and authorises the caller by an API key. A key together with a session is refused, because one would hide the
 * other; the scopes of the key are checked before the access rule of the call, which must hold as well.
 */
export async function identifyKey(
  question: KeyQuestion,
): Promise<{ readonly caller: Caller; readonly relation: EnvelopeRelation | null }> {
  const { db, limiter, name, access, key, params, hasCookie, ip, now, onKnown } = question;
  if (hasCookie) refuseWith('ERROR_API_KEY_COOKIE');
  return db.withTx(async (tx) => {
    const caller = await callerOfKey(tx, key, { now, ip });
    onKnown();
    const expireIn = limiter.take(`key ${caller.sessionId}`, KEY_RATE, now);
    if (expireIn !== null) refuseWith('ERROR_TOO_MANY_REQUESTS', { expireIn });
    demandScope(caller, name);
    const about = { call: name, tx, caller, operator: null, params, isLocalEvaluation: false };
    const relation = await authorise(access, about);
    const { apiClient } = caller;
    if (relation !== null && apiClient !== undefined && NAMING.has(name))
      await markMadeByKey(tx, relation.envelopeId, apiClient.id);
    return { caller, relation };
  });
}
