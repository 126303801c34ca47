import type { Database, Tx } from '../../platform/index.ts';
import { SESSIONS_CHANGED, type SessionsOf } from '../session-changes/index.ts';
import { type SessionRow, findSessionBySecret, sessionSecretHash } from './store.ts';

/** A session is read again after this time in any case, also where a change was not heard of. */
const KEPT_MS = 5000;
const MOST_KEPT = 10_000;

/** Live sessions that were read a moment ago; what a guest may do depends on more and is not kept. */
export interface SessionCache {
  /** Null where the session has to be read. */
  find(secret: string): SessionRow | null;
  /** Reads a session, and keeps it. */
  read(tx: Tx, secret: string): Promise<SessionRow | null>;
  /** The session was used at this time. */
  touch(secret: string, at: Date): void;
}

interface Kept {
  readonly session: SessionRow;
  readonly readAt: number;
}

const isOf = ({ id, personId, member, operator }: SessionRow, of: SessionsOf): boolean =>
  of === `session ${id}` ||
  of === `person ${personId}` ||
  of === `member ${member?.id}` ||
  of === `operator ${operator?.id}`;

/**
 * Keeps sessions for a few seconds, but never past a change of theirs (docs/decisions/0009). A session that is read while a
 * change is heard of is not kept: it may have been read before the change.
 */
export function createSessionCache(db: Pick<Database, 'onSignal' | 'hearOthers'>): SessionCache {
  const kept = new Map<string, Kept>();
  let changes = 0;
  const isHearing = db.hearOthers(() => {
    changes += 1;
    kept.clear();
  });
  db.onSignal(SESSIONS_CHANGED, (of) => {
    changes += 1;
    for (const [hash, { session }] of kept) if (isOf(session, of as SessionsOf)) kept.delete(hash);
  });
  const keep = (hash: string, session: SessionRow): void => {
    kept.delete(hash);
    kept.set(hash, { session, readAt: performance.now() });
    if (kept.size > MOST_KEPT) kept.delete(kept.keys().next().value ?? '');
  };
  return {
    find(secret) {
      if (!isHearing()) return null;
      const hash = sessionSecretHash(secret);
      const found = kept.get(hash);
      if (found === undefined) return null;
      if (performance.now() - found.readAt < KEPT_MS) return found.session;
      kept.delete(hash);
      return null;
    },
    async read(tx, secret) {
      const before = changes;
      const isCertain = isHearing();
      const session = await findSessionBySecret(tx, secret);
      if (isCertain && changes === before && session?.scopes === null) keep(sessionSecretHash(secret), session);
      return session;
    },
    touch(secret, at) {
      const hash = sessionSecretHash(secret);
      const found = kept.get(hash);
      if (found !== undefined) kept.set(hash, { ...found, session: { ...found.session, lastActiveAt: at } });
    },
  };
}
