import { and, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm';
import {
  type Database,
  type ListIssuer,
  type Tx,
  authorityKey,
  authorityState,
  prepared,
  preparedText,
  runAlone,
} from '../../platform/index.ts';

export type CrlIssuer = ListIssuer;

const LOG = 'log';

const stateOf = prepared<{ readonly name: string }, (typeof authorityState.$inferSelect)[]>((tx) =>
  tx
    .select()
    .from(authorityState)
    .where(eq(authorityState.name, sql.placeholder('name'))),
);

/** Returns true if the checkpoint continues the last recorded one, or is that one, and is now recorded. */
export async function advanceLog(
  tx: Tx,
  { size, root, at }: { readonly size: number; readonly root: string; readonly at: Date },
): Promise<boolean> {
  return (await advanced(tx, [size, at.toISOString(), root])).length > 0;
}

// One that is recorded again stays as it is; a concurrent one is waited for.
const advanced = preparedText<{ readonly name: string }>(`
  insert into authority_state (name, number, at, der) values ('${LOG}', $1, $2, decode($3, 'base64'))
  on conflict (name) do update set number = excluded.number, der = excluded.der,
    at = case when authority_state.number = excluded.number then authority_state.at else excluded.at end
  where authority_state.number < excluded.number
    or authority_state.number = excluded.number and authority_state.der = excluded.der
  returning name`);

const STAMP = 'timestamp';

const stamped = preparedText<{ readonly name: string }>(`
  insert into authority_state (name, number, at) values ('${STAMP}', $1, $2)
  on conflict (name) do update set number = excluded.number, at = excluded.at
  where authority_state.number <= excluded.number returning name`);

/** Returns true if `at` is not before the last recorded time-stamp, and is now recorded. */
export async function advanceStamp(db: Pick<Database, 'withTx'>, at: Date): Promise<boolean> {
  const number = Math.floor(at.getTime() / 1000);
  return (await runAlone(db, (tx) => stamped(tx, [number, at.toISOString()]))).length > 0;
}

/** The issuer of the list. */
export interface CrlOf {
  readonly issuer: CrlIssuer;
  readonly generation: number;
}
const crlName = ({ issuer, generation }: CrlOf): string =>
  generation === 1 ? `crl:${issuer}` : `crl:${issuer}:${generation}`;

export interface CrlRow {
  readonly number: number;
  readonly at: Date;
  /** Null once a revocation has made the list outdated. */
  readonly der: Uint8Array | null;
}

export async function findCrl(tx: Tx, of: CrlOf): Promise<CrlRow | null> {
  const [row] = await stateOf(tx, { name: crlName(of) });
  return row ? { number: row.number, at: row.at, der: row.der } : null;
}

/** Stores the list with the higher number, whichever of two processes comes last; returns false if that is not this one. */
export async function saveCrl(
  tx: Tx,
  of: CrlOf,
  made: { der: Uint8Array; number: number; at: Date },
): Promise<boolean> {
  const rows = await tx
    .insert(authorityState)
    .values({ name: crlName(of), ...made })
    .onConflictDoUpdate({
      target: authorityState.name,
      set: { number: sql`excluded.number`, at: sql`excluded.at`, der: sql`excluded.der` },
      setWhere: sql`${authorityState.number} < excluded.number`,
    })
    .returning({ name: authorityState.name });
  return rows.length > 0;
}

/**
 * Marks the lists of all roots, or of all issuing CAs, to be made again when next requested. The last list of a CA that has
 * ended, or whose key is not here, remains, because no new one could be signed (RFC 5280 §5.1.2.4, ETSI EN 319 411-1 §6.3.10).
 */
export async function markCrlsOutdated(tx: Tx, issuer: CrlIssuer, now: Date): Promise<void> {
  const signing = await tx
    .select({ generation: authorityKey.generation })
    .from(authorityKey)
    .where(
      and(
        eq(authorityKey.role, issuer),
        or(isNull(authorityKey.notAfter), gt(authorityKey.notAfter, now)),
        sql`length(${authorityKey.sealedKey}) > 0`,
      ),
    );
  if (signing.length === 0) return;
  const names = signing.map(({ generation }) => crlName({ issuer, generation }));
  await tx.update(authorityState).set({ der: null }).where(inArray(authorityState.name, names));
}
