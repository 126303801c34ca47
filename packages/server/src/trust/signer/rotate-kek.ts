import { setTimeout as sleep } from 'node:timers/promises';
import { kekIdOf, rewrapPrivateKey } from '@countersign/pki';
import { type SQLWrapper, and, asc, eq, gt, isNotNull, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import {
  type Clock,
  type Database,
  type Ids,
  type KeyRole,
  type Tx,
  authorityKey,
  authorityState,
  dataKey,
  holderKey,
} from '../../platform/index.ts';
import { recordAudit } from '../audit-trail/index.ts';
import { PENDING } from './hold-ceremony.ts';
import { sealNameOf } from './load-authority.ts';
import { dataKeySealName } from './open-data-key.ts';
import { ACTOR } from './record-signatures.ts';
import { holderSealName } from './sign-as-holder.ts';
import { sealedBySql } from './authority-store.ts';

/** Keys cannot be sealed under another key-encryption key with the given ones. */
export class KekRotationError extends Error {
  override readonly name = 'KekRotationError';
  readonly kind = 'KEK_ROTATION';
}

export interface RotationPorts {
  readonly db: Pick<Database, 'withTx' | 'kind'>;
  readonly clock: Clock;
  readonly ids: Ids;
  /** The new key, then the one that it replaces. */
  readonly keks: readonly Uint8Array[];
  readonly out: (text: string) => void;
  /** How long servers may seal with the replaced key after the others have changed; tests do not wait. */
  readonly settleMs?: number;
}

/** Every process looks for changed keys each half minute; a key that it has sealed until then is stored within 20 seconds. */
const SETTLE_MS = 60_000;
const BATCH = 200;

interface Keks {
  readonly present: Uint8Array;
  readonly previous: Uint8Array;
  /** Their fingerprints. */
  readonly presentId: string;
  readonly previousId: string;
}

/** What is sealed, and where. */
const KINDS: readonly { readonly name: string; readonly table: PgTable; readonly column: SQLWrapper }[] = [
  { name: 'keys of the authority', table: authorityKey, column: authorityKey.sealedKey },
  { name: 'keys that wait for a certificate', table: authorityState, column: authorityState.der },
  { name: 'data keys', table: dataKey, column: dataKey.sealedKey },
  { name: 'long-term keys', table: holderKey, column: holderKey.sealedKey },
];

/** How many keys each key-encryption key has sealed, by its fingerprint and by kind. */
type Seals = ReadonlyMap<string, ReadonlyMap<string, number>>;

async function countSeals(db: RotationPorts['db']): Promise<Seals> {
  const seals = new Map<string, Map<string, number>>();
  for (const { name, table, column } of KINDS) {
    const rows = await db.withTx((tx) =>
      tx
        .select({ id: sealedBySql(column), count: sql<number>`count(*)::int` })
        .from(table)
        .where(and(sql`length(${column}) > 0`, table === authorityState ? eq(authorityState.name, PENDING) : undefined))
        .groupBy(sql`1`),
    );
    for (const { id, count } of rows) seals.set(id, (seals.get(id) ?? new Map<string, number>()).set(name, count));
  }
  return seals;
}

const listed = (counts: ReadonlyMap<string, number> | undefined): string =>
  [...(counts ?? [])].map(([name, count]) => `${count} ${name}`).join(', ') || 'nothing';

/**
 * Says which keys each of the two has sealed.
 * @throws KekRotationError where something is left that KEK has not sealed
 */
export async function checkKek({ db, keks, out }: Pick<RotationPorts, 'db' | 'keks' | 'out'>): Promise<void> {
  const [present = new Uint8Array(), previous] = keks;
  const seals = await countSeals(db);
  out(`sealed by KEK            ${listed(seals.get(kekIdOf(present)))}\n`);
  if (previous !== undefined) out(`sealed by KEK_PREVIOUS   ${listed(seals.get(kekIdOf(previous)))}\n`);
  demandKnown(seals, keks);
  const left = previous === undefined ? undefined : seals.get(kekIdOf(previous));
  if (left !== undefined) throw new KekRotationError(`KEK_PREVIOUS is still needed for ${listed(left)}`);
  out('KEK alone opens every key.\n');
}

function demandKnown(seals: Seals, keks: readonly Uint8Array[]): void {
  const known = new Map(keks.map((kek, at) => [kekIdOf(kek), at === 0 ? 'KEK' : 'KEK_PREVIOUS']));
  for (const [id, counts] of seals) {
    if (known.has(id)) continue;
    const given = [...known].map(([of, name]) => `${name} is ${of}`).join(', ');
    throw new KekRotationError(
      `${listed(counts)} are sealed by another key-encryption key, with the fingerprint ${id}: ${given}. Nothing was changed; set KEK_PREVIOUS to that key`,
    );
  }
}

function demandTwo(keks: readonly Uint8Array[]): Keks {
  const [present = new Uint8Array(), previous] = keks;
  if (previous === undefined)
    throw new KekRotationError(
      'KEK_PREVIOUS is unset: set KEK to the new key and KEK_PREVIOUS to the one in use, restart every server with both, and run this again',
    );
  const [presentId, previousId] = [kekIdOf(present), kekIdOf(previous)];
  if (presentId === previousId) throw new KekRotationError('KEK and KEK_PREVIOUS are the same key');
  return { present, previous, presentId, previousId };
}

/**
 * Seals every key again that KEK_PREVIOUS has sealed, while servers with both keys run. It may be killed at any point and run again:
 * a key is either sealed by the one or by the other.
 * @throws KekRotationError, KeySealError
 */
export async function rotateKek(ports: RotationPorts): Promise<void> {
  const { db, clock, out } = ports;
  const keks = demandTwo(ports.keks);
  demandKnown(await countSeals(db), ports.keks);
  // From this commit on, other processes seal with KEK as soon as they notice.
  const first = await db.withTx((tx) => sealAuthority(tx, ports, keks));
  const since = clock.now().getTime();
  out(`sealed   ${first} keys of the authority and of stored files\n`);
  let holders = await sealHolders(ports, keks);
  const settleMs = db.kind === 'embedded' ? 0 : (ports.settleMs ?? SETTLE_MS);
  const waitMs = Math.max(0, since + settleMs - clock.now().getTime());
  if (waitMs > 0) {
    out(`waiting  ${Math.ceil(waitMs / 1000)} s, until every server has noticed\n`);
    await sleep(waitMs);
  }
  await db.withTx((tx) => sealAuthority(tx, ports, keks));
  holders += await sealHolders(ports, keks);
  out(`sealed   ${holders} long-term keys\n`);
  await checkKek(ports);
}

const again = ({ previous, present }: Keks, name: string, sealed: Uint8Array): Uint8Array =>
  rewrapPrivateKey({ kek: previous, name }, present, sealed);

/** All keys but the long-term ones, of which there are few. */
async function sealAuthority(tx: Tx, { clock, ids }: RotationPorts, keks: Keks): Promise<number> {
  const isOld = (column: SQLWrapper) => eq(sealedBySql(column), keks.previousId);
  const keys = await tx.select().from(authorityKey).where(isOld(authorityKey.sealedKey)).for('update');
  for (const { role, generation, sealedKey } of keys) {
    const sealedAgain = again(keks, sealNameOf(role as KeyRole, generation), sealedKey);
    await tx
      .update(authorityKey)
      .set({ sealedKey: sealedAgain })
      .where(and(eq(authorityKey.role, role), eq(authorityKey.generation, generation)));
  }
  const data = await tx.select().from(dataKey).where(isOld(dataKey.sealedKey)).for('update');
  for (const { id, sealedKey } of data) {
    const sealedAgain = again(keks, dataKeySealName(id), sealedKey);
    await tx.update(dataKey).set({ sealedKey: sealedAgain }).where(eq(dataKey.id, id));
  }
  const isPending = and(eq(authorityState.name, PENDING), isNotNull(authorityState.der), isOld(authorityState.der));
  for (const { name, der } of await tx.select().from(authorityState).where(isPending).for('update')) {
    if (der === null) continue;
    await tx
      .update(authorityState)
      .set({ der: again(keks, PENDING, der) })
      .where(eq(authorityState.name, name));
  }
  if (keys.length > 0) {
    const detail = { from: keks.previousId, to: keks.presentId };
    await recordAudit(tx, {
      id: ids.next(),
      at: clock.now(),
      kind: 'authority.keysResealed',
      actorName: ACTOR,
      detail,
    });
  }
  return keys.length + data.length;
}

/** In batches, each of which is committed: what a kill leaves is found by the next run. */
async function sealHolders({ db, out }: RotationPorts, keks: Keks): Promise<number> {
  let done = 0;
  for (let after: string | null = ''; after !== null;) {
    const from: string = after;
    const batch = await db.withTx((tx) => sealSomeHolders(tx, keks, from));
    done += batch.count;
    if (batch.count > 0) out(`sealed   ${done} long-term keys so far\n`);
    after = batch.last;
  }
  return done;
}

async function sealSomeHolders(
  tx: Tx,
  keks: Keks,
  after: string,
): Promise<{ readonly count: number; readonly last: string | null }> {
  const rows = await tx
    .select({ serial: holderKey.serial, sealedKey: holderKey.sealedKey })
    .from(holderKey)
    .where(and(gt(holderKey.serial, after), eq(sealedBySql(holderKey.sealedKey), keks.previousId)))
    .orderBy(asc(holderKey.serial))
    .limit(BATCH)
    .for('update');
  for (const { serial, sealedKey } of rows) {
    const sealedAgain = again(keks, holderSealName(serial), sealedKey);
    await tx.update(holderKey).set({ sealedKey: sealedAgain }).where(eq(holderKey.serial, serial));
  }
  return { count: rows.length, last: rows.length < BATCH ? null : (rows.at(-1)?.serial ?? null) };
}
