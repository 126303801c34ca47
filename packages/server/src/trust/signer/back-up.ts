import { sealPrivateKey, unsealPrivateKey, type Kek } from '@countersign/pki';
import { and, asc, eq, gt, sql } from 'drizzle-orm';
import {
  type Database,
  type KeyRole,
  type OpenOptions,
  type Tx,
  authorityKey,
  authorityState,
  certificate,
  dataKey,
  holderKey,
} from '../../platform/index.ts';
import { sealNameOf } from './load-authority.ts';
import { dataKeySealName } from './open-data-key.ts';
import { holderSealName } from './sign-as-holder.ts';

const FORMAT = 'countersign-authority';
const VERSION = 1;
const PAGE = 100;
/** The signatures of the log are in the log's own rows, which this backup does not contain. */
const NOT_KEPT = 'log';

/** A backup cannot be used: unknown format, another authority already present, or missing end. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
  readonly kind = 'BACKUP';
}

interface Ports {
  readonly db: Database;
  readonly kek: Kek;
  /** The mode of this installation, which the authority of a backup must have. */
  readonly options: Pick<OpenOptions, 'evaluation'>;
}

export interface BackupCounts {
  readonly keys: number;
  readonly certificates: number;
  readonly holders: number;
  readonly states: number;
  /** Without them, stored files cannot be read. */
  readonly dataKeys: number;
}

const line = (value: object): Buffer => Buffer.from(`${JSON.stringify(value)}\n`, 'utf8');
const b64 = (bytes: Uint8Array | null): string | null =>
  bytes === null ? null : Buffer.from(bytes).toString('base64');
const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

/**
 * Yields everything that the authority needs to continue elsewhere, one JSON object per line: keys in clear (the caller
 * encrypts them at once with `lockBox`), certificates with their revocations and answers, long-term keys, the data keys of stored
 * files, and the monotonic counters.
 */
export async function* exportAuthority({ db, kek }: Omit<Ports, 'options'>, now: Date): AsyncGenerator<Buffer> {
  const keys = await db.withTx((tx) =>
    tx.select().from(authorityKey).orderBy(authorityKey.role, authorityKey.generation),
  );
  if (keys.length === 0) throw new BackupError('there is no authority yet');
  yield line({ format: FORMAT, version: VERSION, at: now.toISOString() });
  const counts = { keys: 0, certificates: 0, holders: 0, states: 0, dataKeys: 0 };
  for await (const rows of pages((after) => db.withTx((tx) => certificatesAfter(tx, after)))) {
    counts.certificates += rows.length;
    for (const row of rows) {
      const times = { notBefore: iso(row.notBefore), notAfter: iso(row.notAfter), issuedAt: iso(row.issuedAt) };
      const bytes = { certificate: b64(row.certificate), ocsp: b64(row.ocsp) };
      yield line({ is: 'certificate', ...row, ...times, ...bytes, revokedAt: iso(row.revokedAt) });
    }
  }
  for (const { sealedKey, ...row } of keys) {
    const name = sealNameOf(row.role as KeyRole, row.generation);
    const key = sealedKey.length === 0 ? null : unsealPrivateKey({ kek, name }, sealedKey);
    const times = { createdAt: iso(row.createdAt), retiredAt: iso(row.retiredAt) };
    const valid = { notBefore: iso(row.notBefore), notAfter: iso(row.notAfter) };
    yield line({ is: 'key', ...row, ...times, ...valid, certificate: b64(row.certificate), key: b64(key) });
    key?.fill(0);
    counts.keys += 1;
  }
  for await (const rows of pages((after) => db.withTx((tx) => holdersAfter(tx, after)))) {
    counts.holders += rows.length;
    for (const { sealedKey, ...row } of rows) {
      const key = unsealPrivateKey({ kek, name: holderSealName(row.serial) }, sealedKey);
      yield line({ is: 'holder', ...row, createdAt: iso(row.createdAt), key: b64(key) });
      key.fill(0);
    }
  }
  for (const { sealedKey, ...row } of await db.withTx((tx) => tx.select().from(dataKey))) {
    const key = unsealPrivateKey({ kek, name: dataKeySealName(row.id) }, sealedKey);
    yield line({ is: 'dataKey', ...row, createdAt: iso(row.createdAt), key: b64(key) });
    key.fill(0);
    counts.dataKeys += 1;
  }
  for (const row of await db.withTx((tx) => tx.select().from(authorityState))) {
    if (row.name === NOT_KEPT) continue;
    yield line({ is: 'state', ...row, at: iso(row.at), der: b64(row.der) });
    counts.states += 1;
  }
  yield line({ is: 'end', ...counts });
}

const certificatesAfter = (tx: Tx, serial: string) =>
  tx.select().from(certificate).where(gt(certificate.serial, serial)).orderBy(asc(certificate.serial)).limit(PAGE);

const holdersAfter = (tx: Tx, serial: string) =>
  tx.select().from(holderKey).where(gt(holderKey.serial, serial)).orderBy(asc(holderKey.serial)).limit(PAGE);

async function* pages<Row extends { readonly serial: string }>(
  read: (after: string) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  for (let after = ''; ;) {
    const rows = await read(after);
    if (rows.length > 0) yield rows;
    const last = rows.at(-1);
    if (last === undefined || rows.length < PAGE) return;
    after = last.serial;
  }
}

type Row = Readonly<Record<string, string | number | null>> & { readonly is?: string };

async function* linesOf(content: AsyncIterable<Buffer>): AsyncGenerator<Row> {
  let waiting: Buffer = Buffer.alloc(0);
  for await (const part of content) {
    waiting = Buffer.concat([waiting, part]);
    for (let end = waiting.indexOf(10); end >= 0; end = waiting.indexOf(10)) {
      yield JSON.parse(waiting.subarray(0, end).toString('utf8')) as Row;
      waiting = waiting.subarray(end + 1);
    }
  }
}

const textIn = (row: Row, name: string): string => String(row[name] ?? '');
const textOrNull = (row: Row, name: string): string | null => (row[name] == null ? null : String(row[name]));
const bytesIn = (row: Row, name: string): Buffer => Buffer.from(textIn(row, name), 'base64');
const timeOrNull = (row: Row, name: string): Date | null => {
  const text = textOrNull(row, name);
  return text === null ? null : new Date(text);
};
const timeIn = (row: Row, name: string): Date => new Date(textIn(row, name));

/**
 * Restores a backup: `read` opens it again for each of two passes, of which the first writes nothing and checks that it is
 * complete and of this authority. A certificate revoked on either side stays revoked, a key retired on either side is retired,
 * and no counter is reduced (conventions, rule 9). The log's key is not restored: the next start makes a new key, for a new
 * tree.
 */
export async function importAuthority(ports: Ports, read: () => AsyncIterable<Buffer>): Promise<BackupCounts> {
  const counts = await checkBackup(ports, read());
  for (const wanted of ['certificate', 'key', 'holder', 'dataKey', 'state'] as const) {
    let batch: Row[] = [];
    const write = async (): Promise<void> => {
      const rows = batch;
      batch = [];
      if (rows.length > 0) await ports.db.withTx((tx) => writeRows(tx, ports.kek, wanted, rows));
    };
    for await (const row of linesOf(read())) {
      if (row.is !== wanted) continue;
      batch.push(row);
      if (batch.length === PAGE) await write();
    }
    await write();
  }
  return counts;
}

async function checkBackup({ db, options }: Ports, content: AsyncIterable<Buffer>): Promise<BackupCounts> {
  const here = await db.withTx((tx) => tx.select().from(authorityKey));
  let [isFirst, counts] = [true, null as BackupCounts | null];
  let seen = 0;
  for await (const row of linesOf(content)) {
    if (isFirst && (row['format'] !== FORMAT || row['version'] !== VERSION)) {
      throw new BackupError('not a backup of an authority that this release supports');
    }
    isFirst = false;
    if (row.is === 'end') counts = row as unknown as BackupCounts;
    else if (row.is !== undefined) seen += 1;
    if (row.is !== 'key') continue;
    if ((row['evaluation'] === 'YES') !== options.evaluation) {
      throw new BackupError(
        `the backup is of ${options.evaluation ? 'a production' : 'an evaluation'} authority, and MODE is ${options.evaluation ? 'evaluation' : 'production'}`,
      );
    }
    const known = here.find(({ role, generation }) => role === row['role'] && generation === row['generation']);
    if (known !== undefined && known.role !== 'LOG' && !bytesIn(row, 'certificate').equals(known.certificate)) {
      throw new BackupError(
        `another authority is installed: its ${known.role} ${known.generation} is not that of the backup`,
      );
    }
  }
  if (counts === null) throw new BackupError('the end of the backup is missing');
  const { keys, certificates, holders, states, dataKeys } = counts;
  if (keys + certificates + holders + states + dataKeys !== seen)
    throw new BackupError('lines of the backup are missing');
  return { keys, certificates, holders, states, dataKeys };
}

type Wanted = 'certificate' | 'key' | 'holder' | 'dataKey' | 'state';

async function writeRows(tx: Tx, kek: Kek, wanted: Wanted, rows: readonly Row[]): Promise<void> {
  for (const row of rows) {
    if (wanted === 'certificate') await putCertificate(tx, row);
    else if (wanted === 'key') await putKey(tx, kek, row);
    else if (wanted === 'holder') await putHolder(tx, kek, row);
    else if (wanted === 'dataKey') await putDataKey(tx, kek, row);
    else await putState(tx, row);
  }
}

async function putCertificate(tx: Tx, row: Row): Promise<void> {
  const revoked = { revokedAt: timeOrNull(row, 'revokedAt'), revocationReason: textOrNull(row, 'revocationReason') };
  const ocsp = row['ocsp'] == null ? null : bytesIn(row, 'ocsp');
  await tx
    .insert(certificate)
    .values({
      serial: textIn(row, 'serial'),
      kind: textIn(row, 'kind') as (typeof certificate.$inferInsert)['kind'],
      subject: textIn(row, 'subject'),
      certificate: bytesIn(row, 'certificate'),
      envelopeId: textOrNull(row, 'envelopeId'),
      fileId: textOrNull(row, 'fileId'),
      participantId: textOrNull(row, 'participantId'),
      attempt: textOrNull(row, 'attempt'),
      notBefore: timeIn(row, 'notBefore'),
      notAfter: timeIn(row, 'notAfter'),
      issuedAt: timeIn(row, 'issuedAt'),
      ocsp,
      ...revoked,
    })
    .onConflictDoNothing();
  if (revoked.revokedAt === null) return;
  const stands = and(eq(certificate.serial, textIn(row, 'serial')), sql`${certificate.revokedAt} is null`);
  await tx.update(certificate).set(revoked).where(stands);
}

async function putKey(tx: Tx, kek: Kek, row: Row): Promise<void> {
  const [role, generation] = [textIn(row, 'role') as KeyRole, Number(row['generation'])];
  const isLog = role === 'LOG';
  const key = bytesIn(row, 'key');
  const isKept = row['key'] !== null && !isLog;
  const der = bytesIn(row, 'certificate');
  const retiredAt = timeOrNull(row, 'retiredAt');
  const sealedKey = isKept ? sealPrivateKey({ kek, name: sealNameOf(role, generation) }, key) : new Uint8Array();
  key.fill(0);
  await tx
    .insert(authorityKey)
    .values({
      role,
      generation,
      sealedKey,
      certificate: der,
      status: isLog ? 'RETIRED' : (textIn(row, 'status') as 'ACTIVE' | 'RETIRED'),
      evaluation: textIn(row, 'evaluation') as 'YES' | 'NO',
      createdAt: timeIn(row, 'createdAt'),
      retiredAt,
      notBefore: timeOrNull(row, 'notBefore'),
      notAfter: timeOrNull(row, 'notAfter'),
    })
    .onConflictDoNothing();
  if (textIn(row, 'status') !== 'RETIRED') return;
  // A database from before a rollover still uses keys that were replaced since; a log's key here may be a different one.
  const isSame = and(
    eq(authorityKey.role, role),
    eq(authorityKey.generation, generation),
    eq(authorityKey.certificate, der),
  );
  const active = and(isSame, eq(authorityKey.status, 'ACTIVE'));
  await tx.update(authorityKey).set({ status: 'RETIRED', retiredAt }).where(active);
  // A key destroyed there is also destroyed here.
  if (row['key'] === null) await tx.update(authorityKey).set({ sealedKey: new Uint8Array() }).where(isSame);
}

async function putHolder(tx: Tx, kek: Kek, row: Row): Promise<void> {
  const serial = textIn(row, 'serial');
  const key = bytesIn(row, 'key');
  const sealedKey = sealPrivateKey({ kek, name: holderSealName(serial) }, key);
  key.fill(0);
  await tx
    .insert(holderKey)
    .values({
      serial,
      sealedKey,
      kind: textIn(row, 'kind') as 'PERSONAL' | 'ENTERPRISE',
      accountId: textIn(row, 'accountId'),
      personId: textIn(row, 'personId'),
      commonName: textIn(row, 'commonName'),
      organisation: textOrNull(row, 'organisation'),
      createdAt: timeIn(row, 'createdAt'),
    })
    .onConflictDoNothing();
}

/** A key that is here already is sealed under the present key-encryption key. */
async function putDataKey(tx: Tx, kek: Kek, row: Row): Promise<void> {
  const [id, key] = [textIn(row, 'id'), bytesIn(row, 'key')];
  const sealedKey = sealPrivateKey({ kek, name: dataKeySealName(id) }, key);
  key.fill(0);
  await tx
    .insert(dataKey)
    .values({ id, sealedKey, createdAt: timeIn(row, 'createdAt') })
    .onConflictDoUpdate({ target: dataKey.id, set: { sealedKey } });
}

/** A restored list is served until its successor; its number continues from the larger of the two. */
async function putState(tx: Tx, row: Row): Promise<void> {
  const der = row['der'] == null ? null : bytesIn(row, 'der');
  await tx
    .insert(authorityState)
    .values({ name: textIn(row, 'name'), number: Number(row['number']), at: timeIn(row, 'at'), der })
    .onConflictDoUpdate({
      target: authorityState.name,
      set: { number: sql`excluded.number`, at: sql`excluded.at`, der: sql`excluded.der` },
      setWhere: sql`${authorityState.number} < excluded.number`,
    });
}
