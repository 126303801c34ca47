import type { DirectoryEntry } from '@countersign/contract';
import {
  type ChargeOwnerKind,
  displayName,
  fromWsid,
  maskContact,
  normaliseContact,
  toWsid,
} from '@countersign/domain';
import { type SQL, type SQLWrapper, desc, eq, inArray, or, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { type Tx } from '../../platform/index.ts';
import type { Account } from './sections.ts';
import { enterprise, member } from '../../accounts/memberships/views.ts';
import { person } from '../../accounts/users/views.ts';

/** Fewer letters of a contact would find too many people who are not meant. */
const CONTACT_PART_MIN = 4;

interface DirectorySearch {
  /** Null for both. */
  readonly kind: ChargeOwnerKind | null;
  readonly text: string;
}

/** Newest first. The text may be a part of a name or a contact in any spelling, a code, or any id of the account. */
export async function findEntries(
  tx: Tx,
  { kind, text }: DirectorySearch,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<{ readonly entries: DirectoryEntry[]; readonly total: number }> {
  const words = text.normalize('NFKC').trim();
  const persons = tx
    .select({
      kind: sql<ChargeOwnerKind>`'PERSON'`.as('kind'),
      id: person.id,
      at: sql<Date>`${person.registeredAt}`.as('at'),
    })
    .from(person)
    .where(kind === 'ENTERPRISE' ? sql`false` : personHas(words));
  const enterprises = tx
    .select({
      kind: sql<ChargeOwnerKind>`'ENTERPRISE'`.as('kind'),
      id: enterprise.id,
      at: sql<Date>`${enterprise.createdAt}`.as('at'),
    })
    .from(enterprise)
    .where(kind === 'PERSON' ? sql`false` : enterpriseHas(words));
  const found = unionAll(persons, enterprises).as('found');
  const rows = await tx.select().from(found).orderBy(desc(found.at), desc(found.id)).offset(offset).limit(limit);
  const total = await tx.$count(found);
  const entries = [];
  for (const account of rows) entries.push(masked(await findEntry(tx, account)));
  return { entries: entries.filter((one) => one !== null), total };
}

/** A literal search: the text is no pattern, so that it has no wildcards. */
const holds = (column: SQLWrapper, text: string): SQL =>
  sql`position(lower(${text}) in lower(coalesce(${column}, ''))) > 0`;

function personHas(text: string): SQL | undefined {
  if (text === '') return undefined;
  const contact = normaliseContact(text);
  // As a number of mainland China is written in many ways.
  const part = text.replace(/[\s()-]/g, '').replace(/^(\+|00)86/, '');
  const id = fromWsid('user', text);
  const memberId = fromWsid('enterpriseUser', text);
  return or(
    holds(person.realName, text),
    holds(person.nickname, text),
    contact === null ? undefined : eq(contact.kind === 'phone' ? person.phone : person.email, contact.value),
    part.length < CONTACT_PART_MIN ? undefined : or(holds(person.phone, part), holds(person.email, part)),
    id === null ? undefined : eq(person.id, id),
    memberId === null
      ? undefined
      : inArray(person.id, sql`(select ${member.personId} from ${member} where ${member.id} = ${memberId})`),
  );
}

function enterpriseHas(text: string): SQL | undefined {
  if (text === '') return undefined;
  const code = text.replace(/[\s-]/g, '').toUpperCase();
  const id = fromWsid('enterprise', text);
  const memberId = fromWsid('enterpriseUser', text);
  return or(
    holds(enterprise.name, text),
    eq(enterprise.unifiedSocialCode, code),
    eq(enterprise.registCode, code),
    id === null ? undefined : eq(enterprise.id, id),
    memberId === null
      ? undefined
      : inArray(enterprise.id, sql`(select ${member.enterpriseId} from ${member} where ${member.id} = ${memberId})`),
  );
}

/** One account with its contacts in full. */
export async function findEntry(tx: Tx, { kind, id }: Account): Promise<DirectoryEntry | null> {
  if (kind === 'PERSON') {
    const [row] = await tx.select().from(person).where(eq(person.id, id));
    if (row === undefined) return null;
    return {
      kind,
      account: toWsid('user', id),
      name: displayName(row),
      phone: row.phone,
      email: row.email,
      code: null,
      accountStatus: row.accountStatus,
      idttvStatus: row.idttvStatus,
      createdDatetime: row.registeredAt.toISOString(),
      lastLoginDatetime: row.lastLoginAt?.toISOString() ?? null,
    };
  }
  const [row] = await tx.select().from(enterprise).where(eq(enterprise.id, id));
  if (row === undefined) return null;
  return {
    kind,
    account: toWsid('enterprise', id),
    name: row.name,
    phone: null,
    email: null,
    code: row.unifiedSocialCode ?? row.registCode,
    accountStatus: null,
    idttvStatus: row.idttvStatus,
    createdDatetime: row.createdAt.toISOString(),
    lastLoginDatetime: null,
  };
}

const mask = (contact: string | null): string | null => (contact === null ? null : maskContact(contact));

/** In a list, contacts are masked; a name that is one, too. */
const masked = (entry: DirectoryEntry | null): DirectoryEntry | null =>
  entry && {
    ...entry,
    name: entry.name === entry.phone || entry.name === entry.email ? maskContact(entry.name) : entry.name,
    phone: mask(entry.phone),
    email: mask(entry.email),
  };
