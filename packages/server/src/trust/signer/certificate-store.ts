import { parseCertificate } from '@countersign/asn1';
import { eq, isNotNull, sql } from 'drizzle-orm';
import {
  type IssuedRecord,
  type ShieldRecord,
  type Succession,
  type Tx,
  certificate,
  prepared,
  preparedChange,
  preparedText,
} from '../../platform/index.ts';
import { envelope } from '../../contracts/envelopes/views.ts';
import { audit } from '../audit-trail/views.ts';

export type CertificateRow = typeof certificate.$inferSelect;

/**
 * Writers of an envelope's audit rows hold the lock of its row, so that the chain does not fork (trust/audit-trail/record.ts).
 */
export async function lockEnvelope(tx: Tx, envelopeId: string): Promise<void> {
  await lockedId(tx, { envelopeId });
}

/** The same without waiting for it: what is sent later follows it. */
export const sendLock = (tx: Tx, envelopeId: string): void => {
  // Where it fails, the transaction does.
  lockOne.send(tx, [envelopeId]).catch(() => {});
};

const lockOne = preparedText('select id from envelope where id = $1 for update');

const lockedId = prepared<{ readonly envelopeId: string }, unknown>((tx) =>
  tx
    .select({ id: envelope.id })
    .from(envelope)
    .where(eq(envelope.id, sql.placeholder('envelopeId')))
    .for('update'),
);

/** Stores the certificates of the authority that are new with these keys. */
export async function insertAuthorityCertificates(tx: Tx, keys: Succession['add'], now: Date): Promise<void> {
  const rows = keys.flatMap(({ role, certificate: der, isForeign = false }) => {
    // Neither issued nor revoked here, and its serial is unique among those of its own issuer only.
    if (isForeign || role === 'INTERMEDIATE') return [];
    const { serialHex: serial, subject, notBefore, notAfter } = parseCertificate(der);
    const kind = role === 'CROSS_NEW' || role === 'CROSS_OLD' ? ('CROSS' as const) : role;
    return [{ serial, kind, subject: subject.text, certificate: der, notBefore, notAfter, issuedAt: now }];
  });
  if (rows.length > 0) await tx.insert(certificate).values(rows);
}

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

const insertCertificates = preparedChange(
  {
    size: 11,
    text: `
  insert into certificate (envelope_id, serial, kind, subject, certificate, not_before, not_after, file_id,
    participant_id, attempt, issued_at)
  select $1::uuid, serial, kind, subject, certificate, not_before, not_after, file_id, participant_id, attempt,
    $11::timestamptz
  from unnest($2::text[], $3::text[], $4::text[], $5::bytea[], $6::timestamptz[], $7::timestamptz[], $8::uuid[],
    $9::uuid[], $10::uuid[]) as issued (serial, kind, subject, certificate, not_before, not_after, file_id,
    participant_id, attempt)`,
  },
  () => ({ writes: ['certificates'] }),
);

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

const setOcsps = preparedChange(
  {
    size: 2,
    text: `
      update certificate set ocsp = answer.ocsp from unnest($1::text[], $2::bytea[]) as answer (serial, ocsp)
      where certificate.serial = answer.serial`,
  },
  () => ({ writes: ['certificates'] }),
);

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

/** Certificates of any kind by their serials. */
export const listBySerial = async (tx: Tx, serials: readonly string[]): Promise<CertificateRow[]> =>
  serials.length === 0 ? [] : withSerials(tx, { serials });

const withSerials = prepared<{ readonly serials: readonly string[] }, CertificateRow[]>((tx) =>
  tx
    .select()
    .from(certificate)
    .where(sql`${certificate.serial} = any(${sql.placeholder('serials')}::text[])`),
);

/** The certificates that the record of an envelope names as those of its signatures. */
export const listOfSignatures = (tx: Tx, envelopeId: string): Promise<CertificateRow[]> =>
  ofSignatures(tx, { envelopeId });

const ofSignatures = prepared<{ readonly envelopeId: string }, CertificateRow[]>((tx) =>
  tx
    .select()
    .from(certificate)
    .where(
      sql`${certificate.serial} in (select said.value from ${audit}, jsonb_each_text(${audit.detail}) as said
        where ${audit.envelopeId} = ${sql.placeholder('envelopeId')} and ${audit.kind} = 'participant.signed'
          and starts_with(said.key, 'serial.'))`,
    ),
);
