import { ACTIVITY_REPORT_MS } from '@countersign/domain';
import {
  type SessionCache,
  type SessionRow,
  findSessionBySecret,
  isActive,
  withoutTurn,
} from '../../accounts/index.ts';
import { hasLiveScope } from '../../contracts/index.ts';
import type { Tx } from '../../platform/index.ts';

interface Options {
  readonly now: Date;
  /** False for calls a page makes by itself, such as the ping (security 4). */
  readonly countsAsActivity: boolean;
  readonly sessions: SessionCache;
}

/** Notes the use of a session, at most once a minute. */
function noteUse(secret: string, session: SessionRow, { now, countsAsActivity, sessions }: Options): void {
  if (!countsAsActivity || now.getTime() - session.lastActiveAt.getTime() < ACTIVITY_REPORT_MS) return;
  sessions.touch(secret, session, now);
}

/**
 * The session of the secret if it is known from a moment ago; else null. That of a link is valid only if `hasPart` says so, too.
 */
export function authenticateKept(secret: string, options: Options): SessionRow | null {
  const session = options.sessions.find(secret);
  if (session === null || !isActive(session, options.now)) return null;
  noteUse(secret, session, options);
  return session;
}

/**
 * The session of the secret, or null where it has ended, was idle for 30 minutes, belongs to a disabled account, or is
 * bound to a participant who has been removed. On a device that was handed over, the session of a participant who has acted is
 * that of no person (security 78).
 */
export async function authenticate(tx: Tx, secret: string, options: Options): Promise<SessionRow | null> {
  const session = await options.sessions.read(tx, secret);
  if (session === null || !isActive(session, options.now)) return null;
  const known = (await hasPart(tx, session, options.sessions))
    ? session
    : session.inPerson === null
      ? null
      : withoutTurn(session);
  if (known !== null) noteUse(secret, session, options);
  return known;
}

/**
 * Whether a participant of a link's session still has a part. On a device that was handed over that ends with each act, and is
 * read for every call.
 */
export async function hasPart(tx: Tx, session: SessionRow, sessions: SessionCache): Promise<boolean> {
  const read = (): Promise<boolean> => hasLiveScope(tx, session);
  if (session.scopes === null || session.inPerson !== null) return read();
  return sessions.hasPart(session) || sessions.readPart(session, read);
}

/** The same for a socket, whose messages are no use of the session (security 4). */
export async function authenticateSocket(tx: Tx, secret: string, now: Date): Promise<SessionRow | null> {
  const session = await findSessionBySecret(tx, secret);
  return session !== null && isActive(session, now) && (await hasLiveScope(tx, session)) ? session : null;
}
