import { type Tx, broadcast } from '../../platform/index.ts';

/** The topic under which every process hears of changes; its listeners get a {@link SessionsOf}. */
export const SESSIONS_CHANGED = 'sessions.changed';

/** One session, or all sessions of a person, a membership or an operator, or of links for a participant. */
export type SessionsOf = `${'session' | 'person' | 'member' | 'operator' | 'participant'} ${string}`;

/**
 * Declares that the surrounding transaction changes what these sessions may do: whether they are live, their secret, the
 * status of their person, membership or operator, the part of a link's participant, or the ownership of the enterprise. From the commit on, no process uses
 * what it has read of them before.
 */
export const tellSessionsChanged = (tx: Tx, of: SessionsOf): Promise<void> => broadcast(tx, SESSIONS_CHANGED, of);
