import { parseCertificate } from '@countersign/asn1';
import { and, eq, inArray, isNotNull, lte, sql } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { authorityKey, authorityState, certificate, envelope } from '../db/schema/index.ts';
import type { IssuedRecord, ShieldRecord, StoredAuthority, StoredAuthorityKey } from './calls.ts';

export type CertificateRow = typeof certificate.$inferSelect;
export type CrlIssuer = 'ROOT' | 'ISSUING';

export async function findAuthority(tx: Tx): Promise<StoredAuthority | null> {
  const rows = await tx.select().from(authorityKey);
  if (rows.length === 0) return null;
  const keys = rows.map(({ role, certificate: der, sealedKey }): StoredAuthorityKey => ({
    role,
    certificate: der,
    sealedKey,
  }));
  return { evaluation: rows.some((row) => row.evaluation === 'YES'), keys };
}

/** False where another process has stored its own first; nothing is written then. */
export async function insertAuthority(tx: Tx, made: StoredAuthority, now: Date): Promise<boolean> {
  const evaluation = made.evaluation ? 'YES' : 'NO';
  const inserted = await tx
    .insert(authorityKey)
    .values(made.keys.map((key) => ({ ...key, evaluation, createdAt: now }) as const))
    .onConflictDoNothing()
    .returning({ role: authorityKey.role });
  if (inserted.length === 0) return false;
  await tx.insert(certificate).values(
    made.keys.map(({ role, certificate: der }) => {
      const { serialHex: serial, subject, notBefore, notAfter } = parseCertificate(der);
      return { serial, kind: role, subject: subject.text, certificate: der, notBefore, notAfter, issuedAt: now };
    }),
  );
  return true;
}

/** Whoever writes an audit row of an envelope holds its row, so that the chain is a line (audit/record.ts). */
export async function lockEnvelope(tx: Tx, envelopeId: string): Promise<void> {
  await tx.select({ id: envelope.id }).from(envelope).where(eq(envelope.id, envelopeId)).for('update');
}

export async function insertIssued(tx: Tx, issued: IssuedRecord, now: Date): Promise<void> {
  const { certificate: der, serial, subject, notBefore, notAfter, request } = issued;
  const { envelopeId, fileId, participantId, attempt } = request;
  await tx.insert(certificate).values({
    ...{ serial, kind: 'DISPOSABLE', subject, certificate: der, notBefore, notAfter },
    ...{ envelopeId, fileId, participantId, attempt, issuedAt: now },
  });
}

/** The certificate of a phone's key: for many documents, so that it names none. */
export async function insertShield(tx: Tx, issued: ShieldRecord, now: Date): Promise<void> {
  const { certificate: der, serial, subject, notBefore, notAfter } = issued;
  await tx
    .insert(certificate)
    .values({ serial, kind: 'SHIELD', subject, certificate: der, notBefore, notAfter, issuedAt: now });
}

export async function saveOcsp(tx: Tx, serial: string, ocsp: Uint8Array): Promise<void> {
  await tx.update(certificate).set({ ocsp }).where(eq(certificate.serial, serial));
}

export async function findCertificate(tx: Tx, serial: string): Promise<CertificateRow | null> {
  const [row] = await tx.select().from(certificate).where(eq(certificate.serial, serial));
  return row ?? null;
}

export const listRevoked = (tx: Tx) =>
  tx
    .select({
      serial: certificate.serial,
      at: certificate.revokedAt,
      reason: certificate.revocationReason,
      kind: certificate.kind,
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

/** True where `at` is not before the last recorded time-stamp, and now recorded. */
export async function advanceStamp(tx: Tx, at: Date): Promise<boolean> {
  const number = Math.floor(at.getTime() / 1000);
  const rows = await tx
    .insert(authorityState)
    .values({ name: STAMP, number, at })
    .onConflictDoUpdate({
      target: authorityState.name,
      set: { number: sql`excluded.number`, at: sql`excluded.at` },
      setWhere: lte(authorityState.number, sql`excluded.number`),
    })
    .returning({ name: authorityState.name });
  return rows.length > 0;
}

const crlName = (issuer: CrlIssuer): string => `crl:${issuer}`;

export interface CrlRow {
  readonly number: number;
  readonly at: Date;
  /** Null once a revocation has made the list stale. */
  readonly der: Uint8Array | null;
}

export async function findCrl(tx: Tx, issuer: CrlIssuer): Promise<CrlRow | null> {
  const [row] = await tx
    .select()
    .from(authorityState)
    .where(eq(authorityState.name, crlName(issuer)));
  return row ? { number: row.number, at: row.at, der: row.der } : null;
}

/** Keeps the list with the higher number, whichever of two processes comes last; false where that is not this one. */
export async function saveCrl(
  tx: Tx,
  issuer: CrlIssuer,
  made: { der: Uint8Array; number: number; at: Date },
): Promise<boolean> {
  const rows = await tx
    .insert(authorityState)
    .values({ name: crlName(issuer), ...made })
    .onConflictDoUpdate({
      target: authorityState.name,
      set: { number: sql`excluded.number`, at: sql`excluded.at`, der: sql`excluded.der` },
      setWhere: sql`${authorityState.number} < excluded.number`,
    })
    .returning({ name: authorityState.name });
  return rows.length > 0;
}

export async function forgetCrl(tx: Tx, issuer: CrlIssuer): Promise<void> {
  await tx
    .update(authorityState)
    .set({ der: null })
    .where(eq(authorityState.name, crlName(issuer)));
}

/** Certificates of an envelope's documents, in the order of their making. */
export const listCertificates = (tx: Tx, envelopeId: string): Promise<CertificateRow[]> =>
  tx
    .select()
    .from(certificate)
    .where(and(eq(certificate.envelopeId, envelopeId), eq(certificate.kind, 'DISPOSABLE')))
    .orderBy(certificate.issuedAt, certificate.serial);

/** Certificates by their serials, of whatever kind. */
export const listBySerial = async (tx: Tx, serials: readonly string[]): Promise<CertificateRow[]> =>
  serials.length === 0
    ? []
    : tx
        .select()
        .from(certificate)
        .where(inArray(certificate.serial, [...serials]));
