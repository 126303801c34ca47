import { INACTIVITY_MS, toWsid } from '@countersign/domain';
import type { Caller, Config, OperatorCaller } from '../../platform/index.ts';
import type { SessionRow } from './store.ts';

/** True if the session was used within the last 30 minutes (Spec §4 "Session"). */
export const isActive = (session: { readonly lastActiveAt: Date }, now: Date): boolean =>
  now.getTime() - session.lastActiveAt.getTime() < INACTIVITY_MS;

/** The caller of a session; null if it is anonymous or an operator's. */
export function callerOf(session: SessionRow): Caller | null {
  const { id, personId, scopes, member, inPerson } = session;
  if (personId === null) return null;
  const userWsid = member === null ? toWsid('user', personId) : toWsid('enterpriseUser', member.id);
  const { id: memberId = null, enterpriseId = null, isOwner = false } = member ?? {};
  return {
    sessionId: id,
    personId,
    userWsid,
    memberId,
    enterpriseId,
    isOwner,
    scopes,
    ...(inPerson === null ? {} : { inPerson }),
  };
}

/** The operator of a session; null for all other sessions. */
export function operatorOf({ id, operator }: SessionRow, mode: Config['mode']): OperatorCaller | null {
  if (operator === null) return null;
  const { id: operatorId, login, name, roles, mustChangePassword, totpSince } = operator;
  const lacksSecondFactor = mode === 'production' && totpSince === null;
  return { sessionId: id, operatorId, login, name, roles, mustChangePassword, lacksSecondFactor };
}
