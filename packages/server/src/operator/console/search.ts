import { type AuditRow, type CertificateRow, YEARS, readDate } from '@countersign/contract';
import { fromWsid, normaliseContact, toWsid } from '@countersign/domain';
import { type SQL, type SQLWrapper, and, desc, eq, gte, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import { certificateColumns, presentCertificate } from '../../signing/index.ts';
import { type Tx, audit, certificate, envelope, person, refuseWith } from '../../platform/index.ts';
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

export interface AuditFilter {
  readonly kind?: string | undefined;
  readonly actor?: string | undefined;
  readonly envelopeWsid?: string | undefined;
  readonly userWsid?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** The audit trail, newest first. `from` and `to` are instants, or days in UTC that are included as a whole. */
export async function findAudit(tx: Tx, filter: AuditFilter, page: Page): Promise<Found<AuditRow>> {
  const { kind, actor, envelopeWsid, userWsid, from, to } = filter;
  const where = and(
    kind === undefined ? undefined : eq(audit.kind, kind),
    actor === undefined ? undefined : holds(audit.actorName, actor),
    envelopeWsid === undefined ? undefined : eq(audit.envelopeId, idOf('envelope', envelopeWsid)),
    userWsid === undefined ? undefined : eq(audit.personId, idOf('user', userWsid)),
    from === undefined ? undefined : gte(audit.at, instantOf('from', from)),
    to === undefined ? undefined : lte(audit.at, instantOf('to', to)),
  );
  const rows = await tx
    .select()
    .from(audit)
    .where(where)
    .orderBy(desc(audit.number))
    .offset(page.offset)
    .limit(page.limit);
  return { rows: rows.map(presentAudit), total: await tx.$count(audit, where) };
}

const DAY_MS = 24 * 60 * 60_000;

/** Years out of range are refused here: the database and this process interpret them differently. */
function instantOf(name: 'from' | 'to', text: string): Date {
  const at = readDate(text) ?? refuseWith('ERROR_MALFORMED', { field: `filters.${name}`, detail: NO_INSTANT });
  const isDay = !text.includes('T');
  return name === 'to' && isDay ? new Date(at.getTime() + DAY_MS - 1) : at;
}
const NO_INSTANT = `is not an instant of the years ${YEARS.first} to ${YEARS.last}`;

const presentAudit = (row: typeof audit.$inferSelect): AuditRow => ({
  number: row.number,
  datetime: row.at.toISOString(),
  kind: row.kind,
  actorName: row.actorName,
  personWsid: row.personId === null ? null : toWsid('user', row.personId),
  envelopeWsid: row.envelopeId === null ? null : toWsid('envelope', row.envelopeId),
  ip: row.ip,
  requestId: row.requestId,
  detail: row.detail,
});
