import type { CertificateRow } from '@countersign/contract';
import { fromWsid, normaliseContact } from '@countersign/domain';
import { type SQL, type SQLWrapper, and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { certificateColumns, presentCertificate } from '../../signing/index.ts';
import { type Tx, certificate, envelope, person } from '../../platform/index.ts';
import type { PersonRow } from '../../accounts/index.ts';

/** Searches of operators in the rows of others; read-only. */

interface Page {
  readonly offset: number;
  readonly limit: number;
}
export interface Found<T> {
  readonly rows: T[];
  readonly total: number;
}

/** A literal search: wildcards in the text are escaped. */
const holds = (column: SQLWrapper, text: string): SQL => sql`position(lower(${text}) in lower(${column})) > 0`;

export interface CertificateFilter {
  readonly serial?: string | undefined;
  readonly subject?: string | undefined;
  readonly kind?: string | undefined;
  readonly revoked?: string | undefined;
  readonly envelopeWsid?: string | undefined;
}

/** Newest first. */
export async function findCertificates(tx: Tx, filter: CertificateFilter, page: Page): Promise<Found<CertificateRow>> {
  const { serial, subject, kind, revoked, envelopeWsid } = filter;
  const where = and(
    serial === undefined ? undefined : holds(certificate.serial, serial.replace(/[\s:]/g, '')),
    subject === undefined ? undefined : holds(certificate.subject, subject),
    kind === undefined ? undefined : eq(sql`${certificate.kind}`, kind),
    revoked === undefined
      ? undefined
      : revoked === 'true'
        ? isNotNull(certificate.revokedAt)
        : isNull(certificate.revokedAt),
    envelopeWsid === undefined ? undefined : eq(certificate.envelopeId, idOf('envelope', envelopeWsid)),
  );
  const rows = await tx
    .select(certificateColumns)
    .from(certificate)
    .leftJoin(envelope, eq(envelope.id, certificate.envelopeId))
    .where(where)
    .orderBy(desc(certificate.issuedAt), desc(certificate.serial))
    .offset(page.offset)
    .limit(page.limit);
  return { rows: rows.map(presentCertificate), total: await tx.$count(certificate, where) };
}

/** An id that no row has: a wsid of another kind finds nothing. */
const NO_SUCH_ID = '00000000-0000-0000-0000-000000000000';
const idOf = (kind: 'envelope' | 'user', wsid: string): string => fromWsid(kind, wsid) ?? NO_SUCH_ID;

export interface UserFilter {
  readonly contact?: string | undefined;
  readonly name?: string | undefined;
  readonly status?: string | undefined;
}

/** People by a full contact or a part of their name, newest first. */
export async function findUsers(tx: Tx, { contact, name, status }: UserFilter, page: Page): Promise<Found<PersonRow>> {
  const known = contact === undefined ? null : normaliseContact(contact);
  const where = and(
    contact === undefined
      ? undefined
      : known === null
        ? sql`false`
        : eq(known.kind === 'phone' ? person.phone : person.email, known.value),
    name === undefined
      ? undefined
      : sql`(${holds(sql`coalesce(${person.realName}, '')`, name)} or ${holds(sql`coalesce(${person.nickname}, '')`, name)})`,
    status === undefined ? undefined : eq(sql`${person.accountStatus}`, status),
  );
  const rows = await tx
    .select()
    .from(person)
    .where(where)
    .orderBy(desc(person.registeredAt), desc(person.id))
    .offset(page.offset)
    .limit(page.limit);
  return { rows, total: await tx.$count(person, where) };
}
