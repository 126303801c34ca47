import { ACTIVITY_REPORT_MS } from '@countersign/domain';
import {
  type SessionCache,
  type SessionRow,
  findSessionBySecret,
  isActive,
  touchSession,
} from '../../accounts/index.ts';
import { hasLiveScope } from '../../contracts/index.ts';
import type { Tx } from '../../platform/index.ts';

interface Options {
  readonly now: Date;
  /** False for calls a page makes by itself, such as the ping (security 4). */
  readonly countsAsActivity: boolean;
  /** Where the session is kept for the next calls. */
  readonly sessions?: SessionCache;
}

/** At most one write per minute and session. */
const mustTouch = ({ lastActiveAt }: SessionRow, { now, countsAsActivity }: Options): boolean =>
  countsAsActivity && now.getTime() - lastActiveAt.getTime() >= ACTIVITY_REPORT_MS;

/** The session of the secret if it is known from a moment ago and nothing has to be read or written for it; else null. */
export function authenticateKept(
  secret: string,
  options: Options & { readonly sessions: SessionCache },
): SessionRow | null {
  const session = options.sessions.find(secret);
  return session !== null && isActive(session, options.now) && !mustTouch(session, options) ? session : null;
}

/**
 * The session of the secret, or null where it has ended, was idle for 30 minutes, belongs to a disabled account, or is
 * bound to a participant who has been removed.
 */
export async function authenticate(tx: Tx, secret: string, options: Options): Promise<SessionRow | null> {
  const { now, sessions } = options;
  const session = await (sessions === undefined ? findSessionBySecret(tx, secret) : sessions.read(tx, secret));
  if (session === null || !isActive(session, now)) return null;
  if (session.scopes !== null && !(await hasLiveScope(tx, session.scopes))) return null;
  if (!mustTouch(session, options)) return session;
  await touchSession(tx, session.id, now);
  sessions?.touch(secret, now);
  return session;
}
