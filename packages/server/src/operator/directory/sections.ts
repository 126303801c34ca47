import type { DirectoryLine, DirectorySection } from '@countersign/contract';
import { type ChargeOwnerKind, displayName, maySeeRequest, toWsid } from '@countersign/domain';
import { and, desc, eq, getViewSelectedFields, inArray, type SQL } from 'drizzle-orm';
import { listOrders } from '../../contracts/index.ts';
import { listRequestsAbout } from '../../accounts/index.ts';
import { type OperatorCaller, type Services, type Tx, listHolds } from '../../platform/index.ts';
import { listOwnCertificates } from '../../signing/index.ts';
import { findComplaints } from '../complaints/index.ts';
import { creditSubject, presentRequest } from '../console/index.ts';
import { identityApplication } from '../../accounts/identity/views.ts';
import { enterprise, member } from '../../accounts/memberships/views.ts';
import { person } from '../../accounts/users/views.ts';
import { chargeAccount } from '../../contracts/billing/views.ts';
import { picture } from '../../platform/images/views.ts';
import { officeSeal } from '../../signing/office-seals/views.ts';
import { certificate, holderKey } from '../../trust/signer/views.ts';

export interface Account {
  readonly kind: ChargeOwnerKind;
  readonly id: string;
}
interface Section {
  readonly total: number;
  readonly lines: DirectoryLine[];
}

/** The lines that a section shows; the other pages of the console list the rest. */
const SHOWN = { offset: 0, limit: 20 };

const iso = (at: Date): string => at.toISOString();
const line = (given: Pick<DirectoryLine, 'id' | 'title' | 'datetime'> & Partial<DirectoryLine>): DirectoryLine => ({
  kind: null,
  status: null,
  by: null,
  note: null,
  ...given,
});

export async function chargesOf(tx: Tx, { id }: Account): Promise<{ available: number; held: number } | null> {
  const [row] = await tx
    .select({ available: chargeAccount.available, held: chargeAccount.held })
    .from(chargeAccount)
    .where(eq(chargeAccount.id, id));
  return row ?? null;
}

/** What is known of an account, read from the tables of the features. */
export async function sectionsOf(
  tx: Tx,
  services: Services,
  account: Account,
  caller: OperatorCaller,
): Promise<Partial<Record<DirectorySection, Section>>> {
  const shared = {
    applications: await applications(tx, account),
    orders: await orders(tx, account),
    requests: await requests(tx, account, caller, services.clock.now()),
    holds: await holds(tx, account),
  };
  return account.kind === 'PERSON'
    ? {
        members: await members(tx, eq(member.personId, account.id), account),
        ...shared,
        certificates: await personCertificates(tx, account.id),
        seals: await personalSeals(tx, account.id),
        complaints: await complaints(tx, services, account.id),
      }
    : {
        members: await members(tx, eq(member.enterpriseId, account.id), account),
        ...shared,
        certificates: await enterpriseCertificates(tx, account.id),
        seals: await seals(tx, account.id),
      };
}

/** The enterprises of a person, or the members of an enterprise; former ones too. */
async function members(tx: Tx, whose: SQL, { kind }: Account): Promise<Section> {
  const rows = await tx
    .select({
      member: getViewSelectedFields(member),
      enterprise: getViewSelectedFields(enterprise),
      person: getViewSelectedFields(person),
    })
    .from(member)
    .innerJoin(enterprise, eq(enterprise.id, member.enterpriseId))
    .innerJoin(person, eq(person.id, member.personId))
    .where(whose)
    .orderBy(desc(member.isOwner), desc(member.createdAt), desc(member.id))
    .limit(SHOWN.limit);
  const lines = rows.map((row) =>
    line({
      id: kind === 'PERSON' ? toWsid('enterprise', row.enterprise.id) : toWsid('user', row.person.id),
      title: kind === 'PERSON' ? row.enterprise.name : displayName(row.person),
      kind: row.member.isOwner ? 'OWNER' : 'MEMBER',
      status: row.member.status,
      datetime: iso(row.member.createdAt),
    }),
  );
  return { total: await tx.$count(member, whose), lines };
}

async function applications(tx: Tx, { kind, id }: Account): Promise<Section> {
  const a = identityApplication;
  const whose = kind === 'PERSON' ? eq(a.personId, id) : eq(a.enterpriseId, id);
  const rows = await tx.select().from(a).where(whose).orderBy(desc(a.createdAt), desc(a.id)).limit(SHOWN.limit);
  const lines = rows.map((row) =>
    line({
      id: toWsid('application', row.id),
      title: row.name,
      kind: row.kind,
      status: row.status,
      by: row.decidedBy,
      note: row.reason,
      datetime: iso(row.createdAt),
    }),
  );
  return { total: await tx.$count(a, whose), lines };
}

async function personCertificates(tx: Tx, personId: string): Promise<Section> {
  const { certificates, totalElements } = await listOwnCertificates(tx, personId, SHOWN);
  const lines = certificates.map((row) =>
    line({
      id: row.serial,
      title: row.envelopeTitle ?? row.serial,
      kind: row.kind,
      status: row.revokedDatetime === null ? null : 'REVOKED',
      note: row.revocationReason,
      datetime: row.issuedDatetime,
    }),
  );
  return { total: totalElements, lines };
}

/** The long-term certificates in the name of an enterprise. */
async function enterpriseCertificates(tx: Tx, enterpriseId: string): Promise<Section> {
  const serials = tx
    .select({ serial: holderKey.serial })
    .from(holderKey)
    .innerJoin(member, eq(member.id, holderKey.accountId))
    .where(eq(member.enterpriseId, enterpriseId));
  const whose = inArray(certificate.serial, serials);
  const rows = await tx
    .select()
    .from(certificate)
    .where(whose)
    .orderBy(desc(certificate.issuedAt), desc(certificate.serial))
    .limit(SHOWN.limit);
  const lines = rows.map((row) =>
    line({
      id: row.serial,
      title: row.serial,
      kind: row.kind,
      status: row.revokedAt === null ? null : 'REVOKED',
      note: row.revocationReason,
      datetime: iso(row.issuedAt),
    }),
  );
  return { total: await tx.$count(certificate, whose), lines };
}

async function seals(tx: Tx, enterpriseId: string): Promise<Section> {
  const whose = eq(officeSeal.enterpriseId, enterpriseId);
  const rows = await tx
    .select()
    .from(officeSeal)
    .where(whose)
    .orderBy(desc(officeSeal.createdAt), desc(officeSeal.id))
    .limit(SHOWN.limit);
  const lines = rows.map((row) =>
    line({
      id: toWsid('officeSeal', row.id),
      title: row.name,
      kind: row.kind,
      status: row.status === 'NORMAL' ? row.checkStatus : row.status,
      by: row.nameCheckedBy,
      note: row.checkReason,
      datetime: iso(row.createdAt),
    }),
  );
  return { total: await tx.$count(officeSeal, whose), lines };
}

async function personalSeals(tx: Tx, personId: string): Promise<Section> {
  const whose = and(eq(picture.personId, personId), eq(picture.kind, 'PERSON_SEAL'));
  const rows = await tx.select().from(picture).where(whose).orderBy(desc(picture.createdAt)).limit(SHOWN.limit);
  const lines = rows.map((row) =>
    line({
      id: toWsid('personSeal', row.id),
      title: row.name,
      kind: 'PERSON_SEAL',
      status: row.deleted ? 'DELETED' : null,
      datetime: iso(row.createdAt),
    }),
  );
  return { total: await tx.$count(picture, whose), lines };
}

async function orders(tx: Tx, { id }: Account): Promise<Section> {
  const { rows, total } = await listOrders(tx, { accountId: id }, SHOWN);
  const lines = rows.map((row) =>
    line({
      id: toWsid('order', row.id),
      title: row.reference,
      kind: `${(row.priceMinor / 100).toFixed(2)} ${row.currency}`,
      status: row.status,
      by: row.decidedBy,
      note: row.reason,
      datetime: iso(row.createdAt),
    }),
  );
  return { total, lines };
}

/** Complaints from the present contacts of a person. */
async function complaints(tx: Tx, { secrets }: Pick<Services, 'secrets'>, personId: string): Promise<Section> {
  const [row] = await tx
    .select({ phone: person.phone, email: person.email })
    .from(person)
    .where(eq(person.id, personId));
  const found: Section = { total: 0, lines: [] };
  let { total } = found;
  for (const contact of [row?.phone, row?.email]) {
    if (!contact) continue;
    const { rows, total: more } = await findComplaints(tx, secrets.pepper, { contact }, SHOWN);
    total += more;
    for (const one of rows)
      found.lines.push(
        line({
          id: toWsid('complaint', one.id),
          title: one.contact,
          status: one.status,
          by: one.handledBy,
          note: one.text,
          datetime: iso(one.createdAt),
        }),
      );
  }
  return { total, lines: found.lines };
}

/** The decisions of two operators about it, of those kinds that the caller may see. */
async function requests(tx: Tx, { id }: Account, caller: OperatorCaller, now: Date): Promise<Section> {
  const listed = await listRequestsAbout(tx, [id, creditSubject(id)]);
  const lines = listed
    .filter(({ row }) => maySeeRequest(caller.roles, row.kind))
    .map((one) => {
      const request = presentRequest(one, caller, now);
      return line({
        id: request.requestWsid,
        title: request.requestedBy,
        kind: request.kind,
        status: request.status,
        by: request.decidedBy,
        note: request.reason,
        datetime: request.requestedDatetime,
      });
    });
  return { total: lines.length, lines: lines.slice(0, SHOWN.limit) };
}

/** The legal holds on the account itself; their reasons are for those who may read holds. */
async function holds(tx: Tx, { id }: Account): Promise<Section> {
  const { rows, total } = await listHolds(tx, { subjectIds: [id] }, SHOWN);
  const lines = rows.map((row) =>
    line({
      id: toWsid('legalHold', row.id),
      title: row.reference,
      status: row.releasedAt === null ? 'ACTIVE' : 'RELEASED',
      by: row.placedByName,
      datetime: iso(row.placedAt),
    }),
  );
  return { total, lines };
}
