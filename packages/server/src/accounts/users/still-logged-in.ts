import { and, eq, isNull } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { session } from '../../platform/database/schema/index.ts';
import { refuseWith } from '../../platform/http/refused.ts';

/**
 * Holds the session that acts until the transaction ends. What opens the account later on (a passkey, a phone, a contact, a
 * token) asks here: a request that was under way when every session ended, as by a retrieved password, leaves nothing behind
 * (security 3, Rulings §8.21).
 * @throws Refused ERROR_NOT_LOGIN
 */
export async function demandStillLoggedIn(tx: Tx, sessionId: string | null): Promise<void> {
  if (sessionId === null) return refuseWith('ERROR_NOT_LOGIN');
  const rows = await tx
    .select({ id: session.id })
    .from(session)
    .where(and(eq(session.id, sessionId), isNull(session.endedAt)))
    .for('share');
  if (rows.length === 0) refuseWith('ERROR_NOT_LOGIN');
}
