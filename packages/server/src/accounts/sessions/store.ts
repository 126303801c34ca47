import type { InPerson, OperatorRole } from '@countersign/domain';
import { createHash, randomBytes } from 'node:crypto';
import { and, desc, eq, gt, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm';
import {
  type Database,
  type Tx,
  isNotHeld,
  prepared,
  preparedChange,
  preparedRow,
  preparedText,
  session,
} from '../../platform/index.ts';
import { type SessionsOf, tellSessionsChanged } from '../session-changes/index.ts';
import { member } from '../memberships/views.ts';
import { operator } from '../operators/views.ts';
import { person } from '../users/views.ts';

export interface SessionRow {
  readonly id: string;
  readonly personId: string | null;
  /** Participant ids of a free-login session; null for a full one. */
  readonly scopes: readonly string[] | null;
  readonly contact: string | null;
  readonly deviceId: string | null;
  readonly lastActiveAt: Date;
  /** The device was handed to participants of a contract. */
  readonly inPerson: InPerson | null;
  /** The active enterprise account; null = the personal one. */
  readonly member: { readonly id: string; readonly enterpriseId: string; readonly isOwner: boolean } | null;
  /** The operator, for an operator's session. */
  readonly operator: {
    readonly id: string;
    readonly login: string;
    readonly name: string;
    readonly roles: readonly OperatorRole[];
    readonly mustChangePassword: boolean;
    readonly totpSince: Date | null;
  } | null;
}

/** 256 random bits; only their hash is stored, so that a copy of the database cannot be used to open a session. */
export const newSessionSecret = (): string => randomBytes(32).toString('base64url');
/** The hash that the row of a session stores. */
export const sessionSecretHash = (secret: string): string => createHash('sha256').update(secret).digest('hex');

const sessionQuery = (tx: Tx) =>
  tx
    .select({
      id: session.id,
      personId: session.personId,
      scopes: session.scopes,
      contact: session.contact,
      deviceId: session.deviceId,
      lastActiveAt: session.lastActiveAt,
      inPerson: session.inPerson,
      accountStatus: person.accountStatus,
      memberId: session.memberId,
      member: {
        id: member.id,
        enterpriseId: member.enterpriseId,
        isOwner: member.isOwner,
        status: member.status,
      },
      operatorId: session.operatorId,
      operator: {
        id: operator.id,
        login: operator.login,
        name: operator.name,
        roles: operator.roles,
        mustChangePassword: operator.mustChangePassword,
        totpSince: operator.totpSince,
        disabled: operator.disabled,
      },
    })
    .from(session)
    .leftJoin(person, eq(person.id, session.personId))
    .leftJoin(member, eq(member.id, session.memberId))
    .leftJoin(operator, eq(operator.id, session.operatorId))
    .where(and(eq(session.secretHash, sql.placeholder('secretHash')), isNull(session.endedAt)));
const bySecret = prepared<{ readonly secretHash: string }, Awaited<ReturnType<typeof sessionQuery>>>(sessionQuery);

/** The live session of a secret whose person, member or operator is not disabled; the caller checks inactivity. */
export async function findSessionBySecret(tx: Tx, secret: string): Promise<SessionRow | null> {
  const [row] = await bySecret(tx, { secretHash: sessionSecretHash(secret) });
  if (row === undefined || row.accountStatus === 'DISABLED') return null;
  if (row.memberId !== null && row.member?.status !== 'NORMAL') return null;
  if (row.operatorId !== null && row.operator?.disabled !== false) return null;
  const { accountStatus: _status, memberId: _member, operatorId: _operator, ...known } = row;
  return known;
}

export interface NewSession {
  readonly id: string;
  readonly secret: string;
  readonly personId: string | null;
  readonly memberId?: string | null;
  readonly operatorId?: string | null;
  readonly scopes: readonly string[] | null;
  readonly contact: string | null;
  readonly provedAt?: Date | null;
  readonly inPerson?: InPerson | null;
  readonly deviceId: string | null;
  readonly ip: string;
  readonly userAgent: string;
  readonly now: Date;
}

export async function insertSession(tx: Tx, { id, secret, scopes, now, ...rest }: NewSession): Promise<void> {
  await insertRow(tx, {
    ...rest,
    id,
    secretHash: sessionSecretHash(secret),
    scopes: scopes === null ? null : [...scopes],
    userAgent: rest.userAgent.slice(0, 300),
    createdAt: now,
    lastActiveAt: now,
  });
}

const insertRow = preparedRow(
  session,
  (tx, values) => tx.insert(session).values(values),
  ({ id }) => ({ writes: [`session ${id}`] }),
);

export async function endSession(tx: Tx, id: string, now: Date): Promise<void> {
  await endOne(tx, [id, now.toISOString()]);
  await tellSessionsChanged(tx, `session ${id}`);
}

const endOne = preparedChange(
  { text: 'update session set ended_at = $2::timestamptz where id = $1::uuid and ended_at is null', size: 2 },
  ([id]) => ({ writes: [`session ${String(id)}`] }),
);

/** Gives a session a new secret; the old one is no longer valid. False if the session has ended in the meantime. */
export async function setSecret(tx: Tx, { id, secret }: { id: string; secret: string }): Promise<boolean> {
  const rows = await tx
    .update(session)
    .set({ secretHash: sessionSecretHash(secret) })
    .where(and(eq(session.id, id), isNull(session.endedAt)))
    .returning({ id: session.id });
  await tellSessionsChanged(tx, `session ${id}`);
  return rows.length > 0;
}

/** Writes when these sessions were last used. */
export async function touchSessions(
  db: Pick<Database, 'withTx'>,
  uses: readonly (readonly [id: string, at: Date])[],
): Promise<void> {
  const [ids, times] = [uses.map(([id]) => id), uses.map(([, at]) => at.toISOString())];
  await db.withTx((tx) => touched(tx, [ids, times]), { isOneStatement: true });
}

const touched = preparedText<never>(`
  update session set last_active_at = used.at
  from unnest($1::uuid[], $2::timestamptz[]) as used (id, at)
  where session.id = used.id and session.last_active_at < used.at`);

/** Those of these sessions that have not ended and whose person, member or operator is not disabled. */
export async function findLiveSessions(
  tx: Tx,
  ids: readonly string[],
): Promise<(Pick<SessionRow, 'id' | 'lastActiveAt' | 'scopes' | 'inPerson'> & { readonly secretHash: string })[]> {
  if (ids.length === 0) return [];
  const { id, lastActiveAt, scopes, inPerson, secretHash } = session;
  return tx
    .select({ id, lastActiveAt, scopes, inPerson, secretHash })
    .from(session)
    .leftJoin(person, eq(person.id, session.personId))
    .leftJoin(member, eq(member.id, session.memberId))
    .leftJoin(operator, eq(operator.id, session.operatorId))
    .where(
      and(
        inArray(session.id, [...ids]),
        isNull(session.endedAt),
        or(isNull(session.personId), ne(person.accountStatus, 'DISABLED')),
        or(isNull(session.memberId), eq(member.status, 'NORMAL')),
        or(isNull(session.operatorId), eq(operator.disabled, false)),
      ),
    );
}

type Whose = { readonly personId: string } | { readonly operatorId: string } | { readonly memberId: string };
const ownerOf = (of: Whose): SessionsOf =>
  'personId' in of
    ? `person ${of.personId}`
    : 'operatorId' in of
      ? `operator ${of.operatorId}`
      : `member ${of.memberId}`;

/** Ends every session there is; for a database on which no server runs. */
export async function endAllSessions(tx: Tx, now: Date): Promise<void> {
  await tx.update(session).set({ endedAt: now }).where(isNull(session.endedAt));
}

/** Ends the full sessions of a person or an operator except the one to keep; returns their ids. */
export async function endSessionsOf(
  tx: Tx,
  of: Whose,
  { except = null, now }: { readonly except?: string | null; readonly now: Date },
): Promise<string[]> {
  const whose =
    'personId' in of
      ? eq(session.personId, of.personId)
      : 'operatorId' in of
        ? eq(session.operatorId, of.operatorId)
        : eq(session.memberId, of.memberId);
  const rows = await tx
    .update(session)
    .set({ endedAt: now })
    .where(and(whose, isNull(session.endedAt), except === null ? undefined : ne(session.id, except)))
    .returning({ id: session.id });
  await tellSessionsChanged(tx, ownerOf(of));
  return rows.map(({ id }) => id);
}

export interface SignedInDevice {
  readonly id: string;
  readonly userAgent: string | null;
  readonly ip: string | null;
  readonly createdAt: Date;
  readonly lastActiveAt: Date;
}

/** The live full sessions of a person that were used since then, most recently active first. */
export async function listSessionsOf(tx: Tx, personId: string, since: Date): Promise<SignedInDevice[]> {
  const { id, userAgent, ip, createdAt, lastActiveAt } = session;
  return tx
    .select({ id, userAgent, ip, createdAt, lastActiveAt })
    .from(session)
    .where(
      and(
        eq(session.personId, personId),
        isNull(session.endedAt),
        isNull(session.scopes),
        gt(session.lastActiveAt, since),
      ),
    )
    .orderBy(desc(session.lastActiveAt), desc(session.id));
}

const SESSIONS_KEPT_MS = 24 * 3_600_000;

/** Deletes sessions that were not used for a day. */
export async function purgeSessions(tx: Tx, now: Date): Promise<void> {
  const before = new Date(now.getTime() - SESSIONS_KEPT_MS);
  // What was not used was not made later either, which an index knows.
  const isOld = and(lt(session.createdAt, before), lt(session.lastActiveAt, before));
  await tx.delete(session).where(and(isOld, isNotHeld('subject', 'session.person_id')));
}

/** Deletes the sessions of a person, which have ended, with their addresses and browsers. */
export const deleteSessionsOf = async (tx: Tx, personId: string): Promise<void> =>
  void (await tx.delete(session).where(eq(session.personId, personId)));
