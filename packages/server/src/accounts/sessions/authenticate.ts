import { ACTIVITY_REPORT_MS, INACTIVITY_MS, toWsid } from '@countersign/domain';
import type { Config } from '../../platform/config/config.ts';
import type { Tx } from '../../platform/database/database.ts';
import type { Caller, OperatorCaller } from '../../platform/http/context.ts';
import { hasLiveScope } from '../../contracts/envelopes/core/scope.ts';
import { type SessionRow, findSessionBySecret, touchSession } from './store.ts';

/** True while the session was used within the last 30 minutes (Spec §4 "Session"). */
export const isActive = (session: { readonly lastActiveAt: Date }, now: Date): boolean =>
  now.getTime() - session.lastActiveAt.getTime() < INACTIVITY_MS;

/**
 * The session behind the secret, or null where it has ended, lay idle for 30 minutes, belongs to a disabled account or
 * was for a participant who has no part any more.
 * @param countsAsActivity false for calls a page makes by itself, such as the ping (security 4)
 */
export async function authenticate(
  tx: Tx,
  secret: string,
  options: { now: Date; countsAsActivity: boolean },
): Promise<SessionRow | null> {
  const { now, countsAsActivity } = options;
  const session = await findSessionBySecret(tx, secret);
  if (session === null || !isActive(session, now)) return null;
  if (session.scopes !== null && !(await hasLiveScope(tx, session.scopes))) return null;
  // One write a minute and session at most.
  const isStale = now.getTime() - session.lastActiveAt.getTime() >= ACTIVITY_REPORT_MS;
  if (countsAsActivity && isStale) await touchSession(tx, session.id, now);
  return session;
}

/** The caller a session stands for; null while it is anonymous, and for an operator's. */
export function callerOf(session: SessionRow): Caller | null {
  const { id, personId, scopes, member } = session;
  if (personId === null) return null;
  const userWsid = member === null ? toWsid('user', personId) : toWsid('enterpriseUser', member.id);
  const { id: memberId = null, enterpriseId = null, isOwner = false } = member ?? {};
  return { sessionId: id, personId, userWsid, memberId, enterpriseId, isOwner, scopes };
}

/** The operator a session stands for; null for everybody else's. */
export function operatorOf({ id, operator }: SessionRow, mode: Config['mode']): OperatorCaller | null {
  if (operator === null) return null;
  const { id: operatorId, login, name, mustChangePassword, totpSince } = operator;
  const lacksSecondFactor = mode === 'production' && totpSince === null;
  return { sessionId: id, operatorId, login, name, mustChangePassword, lacksSecondFactor };
}
