import { type Language, languageOf } from '@countersign/contract';
import {
  type NameSource,
  type NamedUser,
  type NoticePreferences,
  displayName,
  nameSource,
  noticePreferences,
} from '@countersign/domain';
import { eq, or, sql } from 'drizzle-orm';
import { type Tx, prepared } from '../../platform/index.ts';
import { person } from '../../accounts/users/views.ts';
import { envelope, envelopeViewer } from '../../contracts/envelopes/views.ts';

/** The name, contacts and preferences of a person who is to be notified. */
export interface Addressee {
  readonly id: string;
  readonly name: string;
  readonly nameSource: NameSource;
  readonly phone: string | null;
  readonly email: string | null;
  readonly language: Language;
  readonly preferences: NoticePreferences;
}

export async function findAddressees(tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, Addressee>> {
  if (ids.length === 0) return new Map();
  return new Map((await personsOf(tx, { ids })).map((row) => [row.id, addresseeOf(row)]));
}

const personsQuery = (tx: Tx) => {
  const { id, phone, email, nickname, realName, idttvStatus, language, noticePreferences: wanted } = person;
  return tx
    .select({ id, phone, email, nickname, realName, idttvStatus, language, noticePreferences: wanted })
    .from(person)
    .where(sql`${id} = any(${sql.placeholder('ids')}::uuid[])`);
};
const personsOf = prepared<{ readonly ids: readonly string[] }, Awaited<ReturnType<typeof personsQuery>>>(personsQuery);

const addresseeOf = (row: NamedUser & { id: string; language: string; noticePreferences: unknown }): Addressee => ({
  id: row.id,
  name: displayName(row),
  nameSource: nameSource(displayName(row), row),
  phone: row.phone,
  email: row.email,
  language: languageOf(row.language),
  preferences: noticePreferences(row.noticePreferences),
});

/** The ids of a contract and of every agreement that was to void it, given any one of them. */
export async function envelopesOfContract(
  tx: Tx,
  { id, cancelsId }: Pick<typeof envelope.$inferSelect, 'id' | 'cancelsId'>,
): Promise<string[]> {
  const rows = await contractOf(tx, { contractId: cancelsId ?? id });
  return rows.map((row) => row.id);
}

const contractOf = prepared<{ readonly contractId: string }, { id: string }[]>((tx) =>
  tx
    .select({ id: envelope.id })
    .from(envelope)
    .where(or(eq(envelope.id, sql.placeholder('contractId')), eq(envelope.cancelsId, sql.placeholder('contractId')))),
);

export async function viewersOf(tx: Tx, envelopeId: string): Promise<string[]> {
  const rows = await viewing(tx, { envelopeId });
  return rows.map(({ id }) => id);
}

const viewing = prepared<{ readonly envelopeId: string }, { id: string }[]>((tx) =>
  tx
    .select({ id: envelopeViewer.personId })
    .from(envelopeViewer)
    .where(eq(envelopeViewer.envelopeId, sql.placeholder('envelopeId'))),
);
