import type { CertificateRow } from '@countersign/contract';
import { fromWsid, normaliseContact } from '@countersign/domain';
import { type SQL, type SQLWrapper, and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { certificateColumns, presentCertificate } from '../../signing/index.ts';
import { type Tx, refuseWith } from '../../platform/index.ts';
import { person } from '../../accounts/users/views.ts';
import { envelope } from '../../contracts/envelopes/views.ts';
import { certificate } from '../../trust/signer/views.ts';

/** Searches of operators in the rows of others; read-only. */

/** The place of a row in a list that is ordered by a time and then by an id. */
interface RowKey {
  readonly at: Date;
  readonly id: string;
}
interface KeyedPage {
  /** `next` of the answer before; '' for the newest. */
  readonly before: string;
  readonly limit: number;
}
export interface Found<T> {
  readonly rows: T[];
  /** What to give back as `before` for the rows that follow; null at the end. */
  readonly next: string | null;
}

function keyIn(text: string, id: RegExp): RowKey | null {
  if (text === '') return null;
  const at = text.indexOf('.');
  const [time, rest] = [text.slice(0, at), text.slice(at + 1)];
  if (!/^\d{1,15}$/.test(time) || !id.test(rest))
    refuseWith('ERROR_MALFORMED', { field: 'before', detail: 'is not the “next” of an answer' });
  return { at: new Date(Number(time)), id: rest };
}

/** The first `limit` of the rows that were read, of which there is one more if others follow. */
function pageOf<T>(rows: readonly T[], limit: number, keyOf: (row: T) => RowKey): { shown: T[]; next: string | null } {
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  if (last === undefined) return { shown, next: null };
  const { at, id } = keyOf(last);
  return { shown, next: `${at.getTime()}.${id}` };
}

const SERIAL = /^[0-9a-f]{1,64}$/;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** A literal search: the text is no pattern, so that it has no wildcards. */
const holds = (column: SQLWrapper, text: string): SQL => sql`position(lower(${text}) in lower(${column})) > 0`;

export interface CertificateFilter {
  readonly serial?: string | undefined;
  readonly subject?: string | undefined;
  readonly kind?: string | undefined;
  readonly revoked?: string | undefined;
  readonly envelopeWsid?: string | undefined;
}

/** Newest first. */
export async function findCertificates(
  tx: Tx,
  filter: CertificateFilter,
  page: KeyedPage,
): Promise<Found<CertificateRow>> {
  const after = keyIn(page.before, SERIAL);
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
    after === null
      ? undefined
      : sql`(${certificate.issuedAt}, ${certificate.serial}) < (${after.at.toISOString()}::timestamptz, ${after.id})`,
  );
  const rows = await tx
    .select(certificateColumns)
    .from(certificate)
    .leftJoin(envelope, eq(envelope.id, certificate.envelopeId))
    .where(where)
    .orderBy(desc(certificate.issuedAt), desc(certificate.serial))
    .limit(page.limit + 1);
  const { shown, next } = pageOf(rows, page.limit, ({ issuedAt: at, serial: id }) => ({ at, id }));
  return { rows: shown.map(presentCertificate), next };
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
export async function findUsers(
  tx: Tx,
  { contact, name, status }: UserFilter,
  page: KeyedPage,
): Promise<Found<typeof person.$inferSelect>> {
  const after = keyIn(page.before, UUID);
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
    after === null
      ? undefined
      : sql`(${person.registeredAt}, ${person.id}) < (${after.at.toISOString()}::timestamptz, ${after.id}::uuid)`,
  );
  const rows = await tx
    .select()
    .from(person)
    .where(where)
    .orderBy(desc(person.registeredAt), desc(person.id))
    .limit(page.limit + 1);
  const { shown, next } = pageOf(rows, page.limit, ({ registeredAt: at, id }) => ({ at, id }));
  return { rows: shown, next };
}
