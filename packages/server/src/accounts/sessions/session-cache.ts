import type { Database, Tx } from '../../platform/index.ts';
import { SESSIONS_CHANGED, type SessionsOf } from '../session-changes/index.ts';
import { type SessionRow, findSessionBySecret, sessionSecretHash, touchSessions } from './store.ts';

/** A session is read again after this time in any case, also where a change was not heard of. */
const KEPT_MS = 5000;
const MOST_KEPT = 10_000;
/** The times of use of all sessions are written together, so long after the first of them. */
const USES_WRITTEN_MS = 100;

/** Live sessions that were read a moment ago. That of a link also ends with its participants, which are read for every call. */
export interface SessionCache {
  /** Null where the session has to be read. */
  find(secret: string): SessionRow | null;
  /** Reads a session, and keeps it. */
  read(tx: Tx, secret: string): Promise<SessionRow | null>;
  /** The session was used at this time, which is written a moment later. */
  touch(secret: string, session: SessionRow, at: Date): void;
  /** Writes the times of use that are not written yet. */
  close(): Promise<void>;
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
export function createSessionCache(db: Pick<Database, 'onSignal' | 'hearOthers' | 'withTx'>): SessionCache {
  const kept = new Map<string, Kept>();
  const uses = createUses(db);
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
      const found = await findSessionBySecret(tx, secret);
      if (found === null) return null;
      const session = { ...found, lastActiveAt: uses.lastOf(found) };
      if (isCertain && changes === before) keep(sessionSecretHash(secret), session);
      return session;
    },
    touch(secret, session, at) {
      const hash = sessionSecretHash(secret);
      const found = kept.get(hash);
      if (found !== undefined) kept.set(hash, { ...found, session: { ...session, lastActiveAt: at } });
      uses.note(session, at);
    },
    close: uses.close,
  };
}

/** Times of use that are not in the database yet. A process that is killed loses those of its last moment. */
function createUses(db: Pick<Database, 'withTx'>) {
  const unwritten = new Map<string, Date>();
  let timer: NodeJS.Timeout | null = null;
  let writing = Promise.resolve();
  const write = async (): Promise<void> => {
    const uses = [...unwritten];
    try {
      await touchSessions(db, uses);
      for (const [id, at] of uses) if (unwritten.get(id) === at) unwritten.delete(id);
    } catch {
      // Written with the next ones.
    }
  };
  const writeAll = (): Promise<void> => {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    if (unwritten.size > 0) writing = writing.then(write);
    return writing;
  };
  return {
    note({ id }: SessionRow, at: Date): void {
      unwritten.set(id, at);
      timer ??= setTimeout(() => void writeAll(), USES_WRITTEN_MS).unref();
    },
    lastOf({ id, lastActiveAt }: SessionRow): Date {
      const noted = unwritten.get(id);
      return noted !== undefined && noted > lastActiveAt ? noted : lastActiveAt;
    },
    close: writeAll,
  };
}
