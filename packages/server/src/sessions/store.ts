import { createHash, randomBytes } from 'node:crypto';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { person, session } from '../db/schema/index.ts';

export interface SessionRow {
  readonly id: string;
  readonly personId: string | null;
  /** Participant ids of a free-login session; null for a full one. */
  readonly scopes: readonly string[] | null;
  readonly contact: string | null;
  readonly deviceId: string | null;
  readonly lastActiveAt: Date;
}

/** 256 random bits; only their hash is stored, so that a copy of the database opens no session. */
export const newSessionSecret = (): string => randomBytes(32).toString('base64url');
const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** The live session of a secret whose person is not disabled; inactivity is judged by the caller. */
export async function findSessionBySecret(tx: Tx, secret: string): Promise<SessionRow | null> {
  const [row] = await tx
    .select({
      id: session.id,
      personId: session.personId,
      scopes: session.scopes,
      contact: session.contact,
      deviceId: session.deviceId,
      lastActiveAt: session.lastActiveAt,
      accountStatus: person.accountStatus,
    })
    .from(session)
    .leftJoin(person, eq(person.id, session.personId))
    .where(and(eq(session.secretHash, hashOf(secret)), isNull(session.endedAt)));
  if (row === undefined || row.accountStatus === 'DISABLED') return null;
  const { accountStatus: _, ...known } = row;
  return known;
}

export interface NewSession {
  readonly id: string;
  readonly secret: string;
  readonly personId: string | null;
  readonly scopes: readonly string[] | null;
  readonly contact: string | null;
  readonly deviceId: string | null;
  readonly ip: string;
  readonly userAgent: string;
  readonly now: Date;
}

export async function insertSession(tx: Tx, { id, secret, scopes, now, ...rest }: NewSession): Promise<void> {
  await tx.insert(session).values({
    ...rest,
    id,
    secretHash: hashOf(secret),
    scopes: scopes === null ? null : [...scopes],
    userAgent: rest.userAgent.slice(0, 300),
    createdAt: now,
    lastActiveAt: now,
  });
}

export async function endSession(tx: Tx, id: string, now: Date): Promise<void> {
  await tx
    .update(session)
    .set({ endedAt: now })
    .where(and(eq(session.id, id), isNull(session.endedAt)));
}

export async function touchSession(tx: Tx, id: string, now: Date): Promise<void> {
  await tx.update(session).set({ lastActiveAt: now }).where(eq(session.id, id));
}

/** Of these sessions, those that have not ended. */
export async function findLiveSessions(
  tx: Tx,
  ids: readonly string[],
): Promise<Pick<SessionRow, 'id' | 'lastActiveAt' | 'scopes'>[]> {
  if (ids.length === 0) return [];
  return tx
    .select({ id: session.id, lastActiveAt: session.lastActiveAt, scopes: session.scopes })
    .from(session)
    .where(and(inArray(session.id, [...ids]), isNull(session.endedAt)));
}
