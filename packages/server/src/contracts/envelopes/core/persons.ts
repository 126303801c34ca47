import { inArray, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { type Tx, envelope, prepared } from '../../../platform/index.ts';
import { person } from '../../../accounts/users/views.ts';

/** The columns of a person that contracts show, and those that messages depend on. */
export type PersonRow = Pick<
  typeof person.$inferSelect,
  'id' | 'phone' | 'email' | 'nickname' | 'realName' | 'idttvStatus' | 'language' | 'reminders'
>;

export const personColumns = {
  id: person.id,
  phone: person.phone,
  email: person.email,
  nickname: person.nickname,
  realName: person.realName,
  idttvStatus: person.idttvStatus,
  language: person.language,
  reminders: person.reminders,
};

export async function findPersons(tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, PersonRow>> {
  if (ids.length === 0) return new Map();
  const rows = await personsOf(tx, { ids: [...new Set(ids)] });
  return new Map(rows.map((row) => [row.id, row]));
}

type Ids = { readonly ids: readonly string[] };
const isOneOf = (column: AnyPgColumn) => sql`${column} = any(${sql.placeholder('ids')}::uuid[])`;

const personsOf = prepared<Ids, PersonRow[]>((tx) => tx.select(personColumns).from(person).where(isOneOf(person.id)));

/** The persons who sent these envelopes. */
export async function findSenders(tx: Tx, envelopeIds: readonly string[]): Promise<ReadonlyMap<string, PersonRow>> {
  const rows = await sendersOf(tx, { ids: envelopeIds });
  return new Map(rows.map((row) => [row.id, row]));
}

const sendersOf = prepared<Ids, PersonRow[]>((tx) => {
  const senders = tx.select({ id: envelope.senderId }).from(envelope).where(isOneOf(envelope.id));
  return tx.select(personColumns).from(person).where(inArray(person.id, senders));
});
