import type { Database, Tx } from '../../platform/index.ts';
import { SESSIONS_CHANGED, type SessionsOf } from '../session-changes/index.ts';
import { type SessionRow, findSessionBySecret, sessionSecretHash, touchSessions } from './store.ts';

/** A session is read again after this time in any case, also where a change was not heard of. */
const KEPT_MS = 5000;
const MOST_KEPT = 10_000;
/** The times of use of all sessions are written together, so long after the first of them. */
const USES_WRITTEN_MS = 100;

/** Live sessions that were read a moment ago, and whether the participants of links still have a part. */
export interface SessionCache {
  /** Null where the session has to be read. */
  find(secret: string): SessionRow | null;
  /** Reads a session, and keeps it. */
  read(tx: Tx, secret: string): Promise<SessionRow | null>;
  /** Whether the participants of a link's session were found to have a part a moment ago. */
  hasPart(session: SessionRow): boolean;
  /** Reads whether they have one, and keeps that they have. */
  readPart(session: SessionRow, read: () => Promise<boolean>): Promise<boolean>;
  /** The session was used at this time, which is written a moment later. */
  touch(secret: string, session: SessionRow, at: Date): void;
  /** Writes the times of use that are not written yet. */
  close(): Promise<void>;
}

interface Kept {
  readonly session: SessionRow;
  readonly readAt: number;
}

const isOf = ({ id, personId, member, operator, scopes }: SessionRow, of: SessionsOf): boolean =>
  of === `session ${id}` ||
  of === `person ${personId}` ||
  of === `member ${member?.id}` ||
  of === `operator ${operator?.id}` ||
  (scopes?.some((id) => of === `participant ${id}`) ?? false);

/**
 * Keeps sessions for a few seconds, but never past a change of theirs (docs/decisions/0009). A session that is read while a
 * change is heard of is not kept: it may have been read before the change.
 */
export function createSessionCache(db: Pick<Database, 'onSignal' | 'hearOthers' | 'withTx'>): SessionCache {
  const kept = new Map<string, Kept>();
  const parts = new Map<string, Kept>();
  const uses = createUses(db);
  let changes = 0;
  const isHearing = db.hearOthers(() => {
    changes += 1;
    kept.clear();
    parts.clear();
  });
  db.onSignal(SESSIONS_CHANGED, (of) => {
    changes += 1;
    for (const known of [kept, parts])
      for (const [key, { session }] of known) if (isOf(session, of as SessionsOf)) known.delete(key);
  });
  const keep = (known: Map<string, Kept>, key: string, session: SessionRow): void => {
    known.delete(key);
    known.set(key, { session, readAt: performance.now() });
    if (known.size > MOST_KEPT) known.delete(known.keys().next().value ?? '');
  };
  const findIn = (known: Map<string, Kept>, key: string): SessionRow | null => {
    if (!isHearing()) return null;
    const found = known.get(key);
    if (found === undefined) return null;
    if (performance.now() - found.readAt < KEPT_MS) return found.session;
    known.delete(key);
    return null;
  };
  return {
    find: (secret) => findIn(kept, sessionSecretHash(secret)),
    async read(tx, secret) {
      const before = changes;
      const isCertain = isHearing();
      const found = await findSessionBySecret(tx, secret);
      if (found === null) return null;
      const session = { ...found, lastActiveAt: uses.lastOf(found) };
      if (isCertain && changes === before) keep(kept, sessionSecretHash(secret), session);
      return session;
    },
    hasPart: ({ id }) => findIn(parts, id) !== null,
    async readPart(session, read) {
      const before = changes;
      const isCertain = isHearing();
      const hasPart = await read();
      if (hasPart && isCertain && changes === before) keep(parts, session.id, session);
      return hasPart;
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
