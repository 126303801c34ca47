import { parseCertificate } from '@countersign/asn1';
import { type SQL, type SQLWrapper, and, desc, eq, gt, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import {
  type Database,
  type IssuedRecord,
  type ListIssuer,
  type ShieldRecord,
  type StoredAuthority,
  type StoredAuthorityKey,
  type StoredDataKey,
  type Succession,
  type Tx,
  authorityKey,
  authorityState,
  certificate,
  dataKey,
  envelope,
  lockKey,
  prepared,
  preparedText,
  runAlone,
} from '../../platform/index.ts';
import { findIdentity, saveIdentity } from './identity.ts';

export type CertificateRow = typeof certificate.$inferSelect;
export type CrlIssuer = ListIssuer;

export async function findAuthority(tx: Tx): Promise<StoredAuthority | null> {
  const rows = await tx.select().from(authorityKey).orderBy(authorityKey.role, authorityKey.generation);
  if (rows.length === 0) return null;
  const keys = rows.map(({ role, generation, status, certificate: der, sealedKey, retiredAt }): StoredAuthorityKey => ({
    role,
    generation,
    status,
    certificate: der,
    sealedKey,
    retiredAt,
  }));
  const identity = await findIdentity(tx, keys);
  return identity && { evaluation: rows.some((row) => row.evaluation === 'YES'), identity, keys };
}

/** Returns false if another process has already stored its authority; nothing is written then. */
export async function insertAuthority(tx: Tx, made: StoredAuthority, now: Date): Promise<boolean> {
  await lockKey(tx, 'authority');
  if (!(await insertKeys(tx, { evaluation: made.evaluation, add: made.keys }, now))) return false;
  await saveIdentity(tx, made.identity, now);
  return true;
}

async function insertKeys(
  tx: Tx,
  { evaluation: test, add }: Pick<Succession, 'evaluation' | 'add'>,
  now: Date,
): Promise<boolean> {
  const evaluation = test ? 'YES' : 'NO';
  const parsed = add.map((key) => ({ ...key, ...validityOf(key.certificate) }));
  const inserted = await tx
    .insert(authorityKey)
    .values(parsed.map((key) => ({ ...key, evaluation, createdAt: now }) as const))
    .onConflictDoNothing()
    .returning({ role: authorityKey.role });
  if (inserted.length < add.length) return false;
  await tx.insert(certificate).values(
    add.flatMap(({ role, certificate: der, isForeign = false }) => {
      // Neither issued nor revoked here, and its serial is unique among those of its own issuer only.
      if (isForeign || role === 'INTERMEDIATE') return [];
      const { serialHex: serial, subject, notBefore, notAfter } = parseCertificate(der);
      const kind = role === 'CROSS_NEW' || role === 'CROSS_OLD' ? ('CROSS' as const) : role;
      return [{ serial, kind, subject: subject.text, certificate: der, notBefore, notAfter, issuedAt: now }];
    }),
  );
  return true;
}

const validityOf = (der: Uint8Array): { notBefore: Date; notAfter: Date } => {
  const { notBefore, notAfter } = parseCertificate(der);
  return { notBefore, notAfter };
};

/**
 * Returns false if one of the generations already exists, or is of an authority of the other mode; nothing is written then.
 */
export async function insertSuccession(tx: Tx, succession: Succession, now: Date): Promise<boolean> {
  await lockKey(tx, 'authority');
  const { role, generation, evaluation } = authorityKey;
  const known = await tx.select({ role, generation, evaluation }).from(authorityKey);
  const isKnown = (one: { role: string; generation: number }): boolean =>
    known.some((key) => key.role === one.role && key.generation === one.generation);
  const isOther = known.some((key) => (key.evaluation === 'YES') !== succession.evaluation);
  if (isOther || succession.add.some(isKnown)) return false;
  for (const { keepKey, ...old } of succession.retire) {
    await tx
      .update(authorityKey)
      .set({ status: 'RETIRED', retiredAt: now, ...(keepKey ? {} : { sealedKey: new Uint8Array() }) })
      .where(and(eq(role, old.role), eq(generation, old.generation)));
  }
  return insertKeys(tx, succession, now);
}

/** Returns false if the key is already deleted. */
export async function destroyKey(
  tx: Tx,
  { role, generation }: Pick<StoredAuthorityKey, 'role' | 'generation'>,
): Promise<boolean> {
  const rows = await tx
    .update(authorityKey)
    .set({ sealedKey: new Uint8Array() })
    .where(
      and(
        eq(authorityKey.role, role),
        eq(authorityKey.generation, generation),
        eq(authorityKey.status, 'RETIRED'),
        sql`length(${authorityKey.sealedKey}) > 0`,
      ),
    )
    .returning({ role: authorityKey.role });
  return rows.length > 0;
}

/** The fingerprint of the key-encryption key in a sealed key (`kekIdOf`); '' where the key is not here. */
export const sealedBySql = (column: SQLWrapper): SQL<string> =>
  sql<string>`encode(substring(${column} from 7 for 8), 'hex')`;

/** A text that changes whenever a generation is added or removed, or sealed under another key-encryption key. */
export async function authorityVersion(tx: Tx): Promise<string> {
  const rows = await tx
    .select({
      role: authorityKey.role,
      generation: authorityKey.generation,
      status: authorityKey.status,
      sealedBy: sealedBySql(authorityKey.sealedKey),
    })
    .from(authorityKey)
    .orderBy(authorityKey.role, authorityKey.generation);
  return rows.map(({ role, generation, status, sealedBy }) => `${role} ${generation} ${status} ${sealedBy}`).join(', ');
}

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
  await lockKey(tx, LOG);
  const [last] = await stateOf(tx, { name: LOG });
  const der = Buffer.from(root, 'base64');
  if (last !== undefined && last.number >= size) return last.number === size && der.equals(last.der ?? Buffer.alloc(0));
  await tx
    .insert(authorityState)
    .values({ name: LOG, number: size, at, der })
    .onConflictDoUpdate({ target: authorityState.name, set: { number: size, at, der } });
  return true;
}

/**
 * Writers of an envelope's audit rows hold the lock of its row, so that the chain does not fork (trust/audit-trail/record.ts).
 */
export async function lockEnvelope(tx: Tx, envelopeId: string): Promise<void> {
  await lockedId(tx, { envelopeId });
}

const lockedId = prepared<{ readonly envelopeId: string }, unknown>((tx) =>
  tx
    .select({ id: envelope.id })
    .from(envelope)
    .where(eq(envelope.id, sql.placeholder('envelopeId')))
    .for('update'),
);

/** The certificates of one act, whose envelope this is. */
export async function insertIssued(
  tx: Tx,
  envelopeId: string,
  issued: readonly IssuedRecord[],
  now: Date,
): Promise<void> {
  await insertCertificates(tx, [
    envelopeId,
    issued.map(({ serial }) => serial),
    issued.map(({ kind }) => kind),
    issued.map(({ subject }) => subject),
    issued.map(({ certificate: der }) => Buffer.from(der)),
    issued.map(({ notBefore }) => notBefore.toISOString()),
    issued.map(({ notAfter }) => notAfter.toISOString()),
    issued.map(({ request }) => request.fileId),
    issued.map(({ request }) => request.participantId),
    issued.map(({ request }) => request.attempt),
    now.toISOString(),
  ]);
}

const insertCertificates = preparedText(`
  insert into certificate (envelope_id, serial, kind, subject, certificate, not_before, not_after, file_id,
    participant_id, attempt, issued_at)
  select $1::uuid, serial, kind, subject, certificate, not_before, not_after, file_id, participant_id, attempt,
    $11::timestamptz
  from unnest($2::text[], $3::text[], $4::text[], $5::bytea[], $6::timestamptz[], $7::timestamptz[], $8::uuid[],
    $9::uuid[], $10::uuid[]) as issued (serial, kind, subject, certificate, not_before, not_after, file_id,
    participant_id, attempt)`);

/** The certificate of a verified person's phone: it is for many documents, so its row names none. */
export async function insertShield(tx: Tx, issued: ShieldRecord, now: Date): Promise<void> {
  const { certificate: der, serial, subject, notBefore, notAfter } = issued;
  await tx
    .insert(certificate)
    .values({ serial, kind: 'SHIELD', subject, certificate: der, notBefore, notAfter, issuedAt: now });
}

export async function saveOcsps(
  tx: Tx,
  answers: readonly { readonly serial: string; readonly ocsp: Uint8Array }[],
): Promise<void> {
  await setOcsps(tx, [answers.map(({ serial }) => serial), answers.map(({ ocsp }) => Buffer.from(ocsp))]);
}

const setOcsps = preparedText(`
  update certificate set ocsp = answer.ocsp from unnest($1::text[], $2::bytea[]) as answer (serial, ocsp)
  where certificate.serial = answer.serial`);

export async function findCertificate(tx: Tx, serial: string): Promise<CertificateRow | null> {
  const [row] = await certificateOf(tx, { serial });
  return row ?? null;
}

const certificateOf = prepared<{ readonly serial: string }, CertificateRow[]>((tx) =>
  tx
    .select()
    .from(certificate)
    .where(eq(certificate.serial, sql.placeholder('serial'))),
);

export const listRevoked = (tx: Tx) =>
  tx
    .select({
      serial: certificate.serial,
      at: certificate.revokedAt,
      reason: certificate.revocationReason,
      certificate: certificate.certificate,
    })
    .from(certificate)
    .where(isNotNull(certificate.revokedAt))
    .orderBy(certificate.serial);

export async function saveRevocation(
  tx: Tx,
  serial: string,
  { at, reason }: { at: Date; reason: string },
): Promise<void> {
  await tx.update(certificate).set({ revokedAt: at, revocationReason: reason }).where(eq(certificate.serial, serial));
}

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

/** Certificates of an envelope's documents, in the order of issuing. */
export const listCertificates = (tx: Tx, envelopeId: string): Promise<CertificateRow[]> =>
  tx
    .select()
    .from(certificate)
    .where(and(eq(certificate.envelopeId, envelopeId), eq(certificate.kind, 'DISPOSABLE')))
    .orderBy(certificate.issuedAt, certificate.serial);

/** Certificates of any kind by their serials. */
export const listBySerial = async (tx: Tx, serials: readonly string[]): Promise<CertificateRow[]> =>
  serials.length === 0
    ? []
    : tx
        .select()
        .from(certificate)
        .where(inArray(certificate.serial, [...serials]));

/** A data key, or the newest one. */
export async function findDataKey(tx: Tx, id: string | null): Promise<StoredDataKey | null> {
  const [row] = await tx
    .select({ id: dataKey.id, sealedKey: dataKey.sealedKey })
    .from(dataKey)
    .where(id === null ? undefined : eq(dataKey.id, id))
    .orderBy(desc(dataKey.createdAt))
    .limit(1);
  return row ?? null;
}

/** Returns the key that is stored then: this one, unless another process was first. */
export async function insertFirstDataKey(tx: Tx, made: StoredDataKey, now: Date): Promise<StoredDataKey> {
  await lockKey(tx, 'data key');
  const first = await findDataKey(tx, null);
  if (first !== null) return first;
  await tx.insert(dataKey).values({ ...made, createdAt: now });
  return made;
}
