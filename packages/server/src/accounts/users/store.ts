import type { Contact } from '@countersign/domain';
import { eq, sql } from 'drizzle-orm';
import { type Tx, lockKey, person, prepared, preparedRow, readRecords, recordShapeOf } from '../../platform/index.ts';
import { tellSessionsChanged } from '../session-changes/index.ts';

export type PersonRow = typeof person.$inferSelect;

export async function findPerson(tx: Tx, id: string): Promise<PersonRow | null> {
  const [row] = await tx.select().from(person).where(eq(person.id, id));
  return row ?? null;
}

/** The person, locked until the transaction ends, so that decisions rest on current data. */
export async function lockPerson(tx: Tx, id: string): Promise<PersonRow | null> {
  const [row] = await tx.select().from(person).where(eq(person.id, id)).for('update');
  return row ?? null;
}

/** The person who has proved this contact. */
export async function findPersonByContact(tx: Tx, contact: Contact): Promise<PersonRow | null> {
  const [row] = await (contact.kind === 'phone' ? withPhone : withEmail)(tx, { value: contact.value });
  return row ?? null;
}

const withContact = (column: typeof person.phone | typeof person.email) =>
  prepared<{ readonly value: string }, PersonRow[]>((tx) =>
    tx
      .select()
      .from(person)
      .where(eq(column, sql.placeholder('value'))),
  );
const withPhone = withContact(person.phone);
const withEmail = withContact(person.email);

const PERSON = recordShapeOf(person);

/** SQL of the row of a person as one text, for a statement that reads other rows with it. */
export const personText = (alias: string): string =>
  `row(${PERSON.columns.map((column) => `${alias}.${column}`).join(', ')})::text`;

/** The person of such a text. */
export const readPersonText = (text: string): PersonRow => PERSON.read(readRecords(text)[0] ?? [], 0);

/** Locks the contact: a concurrent transaction that would bind it waits until this one ends, and then finds it taken. */
export const lockContact = (tx: Tx, { value }: Contact): Promise<void> => lockKey(tx, `contact ${value}`);

export interface NewPerson {
  readonly id: string;
  readonly contact: Contact;
  readonly nickname: string | null;
  /** Null for a person who registers through a signing link. */
  readonly passwordHash: string | null;
  readonly registFrom: string | null;
  /** The version accepted with the registration. */
  readonly acceptedTerms?: string | null;
  readonly language: string;
  readonly now: Date;
}

/** Null if the contact belongs to a person already, also after a concurrent registration. */
export async function insertPerson(tx: Tx, { contact, now, ...rest }: NewPerson): Promise<PersonRow | null> {
  const [row] = await insertRow(tx, {
    ...rest,
    phone: contact.kind === 'phone' ? contact.value : null,
    email: contact.kind === 'email' ? contact.value : null,
    accountStatus: 'ACTIVE',
    termsAcceptedAt: rest.acceptedTerms == null ? null : now,
    registeredAt: now,
    modifiedAt: now,
  });
  return row ?? null;
}

const insertRow = preparedRow(person, (tx, values) =>
  tx.insert(person).values(values).onConflictDoNothing().returning(),
);

export async function setLastLogin(tx: Tx, id: string, { now, ip }: { now: Date; ip: string }): Promise<void> {
  await tx.update(person).set({ lastLoginAt: now, lastLoginIp: ip }).where(eq(person.id, id));
}

export async function setSignPasswordHash(tx: Tx, id: string, signPasswordHash: string, now: Date): Promise<void> {
  await tx.update(person).set({ signPasswordHash, modifiedAt: now }).where(eq(person.id, id));
}

export type PersonChange = Partial<
  Pick<
    PersonRow,
    | 'nickname'
    | 'sex'
    | 'language'
    | 'phone'
    | 'email'
    | 'wechat'
    | 'avatarDigest'
    | 'passwordHash'
    | 'defaultMemberId'
    | 'noticePreferences'
    | 'reminders'
    | 'acceptedTerms'
    | 'termsAcceptedAt'
    | 'freshContactKind'
    | 'freshContactUntil'
  >
>;

/** The changed person; null if there is none. */
export async function updatePerson(tx: Tx, id: string, change: PersonChange, now: Date): Promise<PersonRow | null> {
  const [row] = await tx
    .update(person)
    .set({ ...change, modifiedAt: now })
    .where(eq(person.id, id))
    .returning();
  return row ?? null;
}

/** The columns of a contact in its row. */
export const contactColumn = ({ kind, value }: Contact): Pick<PersonChange, 'phone' | 'email'> =>
  kind === 'phone' ? { phone: value } : { email: value };

/** Locks a person's row until the transaction ends. */
export const holdPerson = async (tx: Tx, id: string): Promise<void> =>
  void (await tx.select({ id: person.id }).from(person).where(eq(person.id, id)).for('share'));

export interface PersonIdentity {
  readonly idttvStatus: PersonRow['idttvStatus'];
  /** The verified name, and the hash of the number it was verified by, with PASSED. */
  readonly realName?: string;
  readonly identityNumberHash?: string | null;
  readonly now: Date;
}

/** Sets the identity status of a person. */
export async function setIdentity(tx: Tx, id: string, { now, ...identity }: PersonIdentity): Promise<void> {
  await tx
    .update(person)
    .set({ ...identity, modifiedAt: now })
    .where(eq(person.id, id));
}

/** Disables or enables an account; null if there is none. */
export async function setAccountStatus(
  tx: Tx,
  id: string,
  accountStatus: PersonRow['accountStatus'],
  now: Date,
): Promise<PersonRow | null> {
  const [row] = await tx.update(person).set({ accountStatus, modifiedAt: now }).where(eq(person.id, id)).returning();
  await tellSessionsChanged(tx, `person ${id}`);
  return row ?? null;
}

/** Sets or withdraws the time at which an account is deleted. */
export async function setDeleteAt(tx: Tx, id: string, deleteAt: Date | null): Promise<void> {
  await tx.update(person).set({ deleteAt }).where(eq(person.id, id));
}

/** Erases the personal data of a row, which stays: contracts of others, their evidence and the audit refer to it. */
export async function erasePerson(tx: Tx, id: string, now: Date): Promise<void> {
  const nothing = {
    phone: null,
    email: null,
    nickname: null,
    realName: null,
    sex: null,
    wechat: null,
    avatarDigest: null,
    passwordHash: null,
    signPasswordHash: null,
    identityNumberHash: null,
    freshContactKind: null,
    freshContactUntil: null,
    defaultMemberId: null,
    noticePreferences: null,
    reminders: null,
    registFrom: null,
    lastLoginAt: null,
    lastLoginIp: null,
    deleteAt: null,
  };
  await tx
    .update(person)
    .set({ ...nothing, accountStatus: 'DISABLED', idttvStatus: 'NO', deletedAt: now, modifiedAt: now })
    .where(eq(person.id, id));
  await tellSessionsChanged(tx, `person ${id}`);
}

/** Seconds until this contact of the person may retrieve a password; null if it may now. */
export function freshForSec(
  { freshContactKind, freshContactUntil }: PersonRow,
  contact: Contact,
  now: Date,
): number | null {
  if (freshContactKind !== contact.kind || freshContactUntil === null) return null;
  const leftMs = freshContactUntil.getTime() - now.getTime();
  return leftMs > 0 ? Math.ceil(leftMs / 1000) : null;
}
