import { PASSKEY_CHALLENGE_LIFE_SEC } from '@countersign/domain';
import { and, count, desc, eq, gt, lt, or } from 'drizzle-orm';
import { type Tx, passkey, passkeyChallenge } from '../../platform/index.ts';
import { person } from '../users/views.ts';

export type PasskeyRow = typeof passkey.$inferSelect;
export type ChallengePurpose = (typeof passkeyChallenge.$inferSelect)['purpose'];

/** The newest challenge of a session for the purpose replaces the one before. */
export async function keepChallenge(
  tx: Tx,
  of: { readonly sessionId: string; readonly purpose: ChallengePurpose; readonly challenge: string },
  now: Date,
): Promise<void> {
  const { challenge } = of;
  const expiresAt = new Date(now.getTime() + PASSKEY_CHALLENGE_LIFE_SEC * 1000);
  await tx
    .insert(passkeyChallenge)
    .values({ ...of, expiresAt })
    .onConflictDoUpdate({
      target: [passkeyChallenge.sessionId, passkeyChallenge.purpose],
      set: { challenge, expiresAt },
    });
}

/** Uses up the challenge, whatever the outcome; null if there is none or it has expired. */
export async function takeChallenge(
  tx: Tx,
  of: { readonly sessionId: string; readonly purpose: ChallengePurpose },
  now: Date,
): Promise<string | null> {
  const [row] = await tx
    .delete(passkeyChallenge)
    .where(
      and(
        eq(passkeyChallenge.sessionId, of.sessionId),
        eq(passkeyChallenge.purpose, of.purpose),
        gt(passkeyChallenge.expiresAt, now),
      ),
    )
    .returning({ challenge: passkeyChallenge.challenge });
  return row?.challenge ?? null;
}

/** Deletes expired challenges. */
export async function purgeChallenges(tx: Tx, now: Date): Promise<void> {
  await tx.delete(passkeyChallenge).where(lt(passkeyChallenge.expiresAt, now));
}

/** Newest first. */
export function listPasskeysOf(tx: Tx, personId: string): Promise<PasskeyRow[]> {
  return tx
    .select()
    .from(passkey)
    .where(eq(passkey.personId, personId))
    .orderBy(desc(passkey.createdAt), desc(passkey.id));
}

export async function findPasskey(tx: Tx, credentialId: string): Promise<PasskeyRow | null> {
  const [row] = await tx.select().from(passkey).where(eq(passkey.credentialId, credentialId));
  return row ?? null;
}

/** How many the person has; locks their row, so that concurrent requests count each other's. */
export async function countPasskeys(tx: Tx, personId: string): Promise<number> {
  await tx.select({ id: person.id }).from(person).where(eq(person.id, personId)).for('update');
  const [row] = await tx.select({ kept: count() }).from(passkey).where(eq(passkey.personId, personId));
  return row?.kept ?? 0;
}

/** PostgreSQL's largest integer; an authenticator may count up to 4294967295, but values beyond this one are not tracked. */
const COUNTER_MAX = 2_147_483_647;
const storedCounter = (counter: number): number => Math.min(counter, COUNTER_MAX);

/** False if the credential is stored already, for any person. */
export async function insertPasskey(tx: Tx, row: Omit<PasskeyRow, 'lastUsedAt'>): Promise<boolean> {
  const rows = await tx
    .insert(passkey)
    .values({ ...row, counter: storedCounter(row.counter) })
    .onConflictDoNothing()
    .returning({ id: passkey.id });
  return rows.length > 0;
}

export async function deletePasskeyRow(
  tx: Tx,
  of: { readonly id: string; readonly personId: string },
): Promise<boolean> {
  const rows = await tx
    .delete(passkey)
    .where(and(eq(passkey.id, of.id), eq(passkey.personId, of.personId)))
    .returning({ id: passkey.id });
  return rows.length > 0;
}

/** Deletes every passkey of a person; returns how many there were. */
export async function deletePasskeys(tx: Tx, personId: string): Promise<number> {
  const rows = await tx.delete(passkey).where(eq(passkey.personId, personId)).returning({ id: passkey.id });
  return rows.length;
}

/**
 * Advances the counter; false if another login has advanced it as far or further in the meantime. An authenticator without a
 * counter always reports 0 (WebAuthn Level 3 §6.1.1).
 */
export async function moveCounter(
  tx: Tx,
  of: { readonly id: string; readonly counter: number },
  now: Date,
): Promise<boolean> {
  const counter = storedCounter(of.counter);
  const stands = counter === 0 || counter === COUNTER_MAX;
  const isAhead = or(lt(passkey.counter, counter), stands ? eq(passkey.counter, counter) : undefined);
  const rows = await tx
    .update(passkey)
    .set({ counter, lastUsedAt: now })
    .where(and(eq(passkey.id, of.id), isAhead))
    .returning({ id: passkey.id });
  return rows.length > 0;
}
