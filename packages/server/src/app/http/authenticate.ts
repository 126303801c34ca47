import { ACTIVITY_REPORT_MS } from '@countersign/domain';
import { type SessionRow, findSessionBySecret, isActive, touchSession } from '../../accounts/index.ts';
import { hasLiveScope } from '../../contracts/index.ts';
import type { Tx } from '../../platform/index.ts';

/**
 * The session of the secret, or null where it has ended, was idle for 30 minutes, belongs to a disabled account, or is
 * bound to a participant who has been removed.
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
  // At most one write per minute and session.
  const isStale = now.getTime() - session.lastActiveAt.getTime() >= ACTIVITY_REPORT_MS;
  if (countsAsActivity && isStale) await touchSession(tx, session.id, now);
  return session;
}
