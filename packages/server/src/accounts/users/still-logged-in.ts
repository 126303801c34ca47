import { and, eq, isNull } from 'drizzle-orm';
import { type Tx, refuseWith } from '../../platform/index.ts';
import { session } from '../sessions/views.ts';

/**
 * Locks the acting session until the transaction ends. Acts that give access to the account later (a passkey, a phone, a
 * contact, a token) check this: a request that was under way when every session ended, as after a password reset, leaves
 * nothing behind (security 3, Rulings §8.21).
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
