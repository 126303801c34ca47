import { type Language, languageOf } from '@countersign/contract';
import {
  type NameSource,
  type NamedUser,
  type NoticePreferences,
  displayName,
  nameSource,
  noticePreferences,
} from '@countersign/domain';
import { eq, inArray, or, sql } from 'drizzle-orm';
import { type Tx, prepared } from '../../platform/index.ts';
import { person } from '../../accounts/users/views.ts';
import { envelope, envelopeViewer, participant } from '../../contracts/envelopes/views.ts';

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
  for (const { people } of grounds.get(tx)?.values() ?? []) {
    const known = await people;
    if (ids.every((id) => known.has(id))) return new Map([...known].filter(([id]) => ids.includes(id)));
  }
  return new Map((await personsOf(tx, { ids })).map((row) => [row.id, addresseeOf(row)]));
}

/** What the notices about an envelope need of it besides its facts. */
interface NoticeGround {
  /** The people of the envelope. */
  readonly people: Promise<ReadonlyMap<string, Addressee>>;
  /** The ids of the contract and of the agreements that were to void it. */
  readonly ofContract: Promise<readonly string[]>;
}

/** What each transaction has read. */
const grounds = new WeakMap<Tx, Map<string, NoticeGround>>();

/** Reads it once in a transaction, together with what else is read there; `findAddressees` finds these people without asking. */
export function readNoticeGround(tx: Tx, envelopeId: string): NoticeGround {
  const known = grounds.get(tx) ?? new Map<string, NoticeGround>();
  grounds.set(tx, known);
  const found = known.get(envelopeId) ?? {
    people: peopleOf(tx, { envelopeId }).then((rows) => new Map(rows.map((row) => [row.id, addresseeOf(row)]))),
    ofContract: contractOf(tx, { envelopeId }).then((rows) => rows.map(({ id }) => id)),
  };
  known.set(envelopeId, found);
  // What waits for it fails with it.
  for (const asked of Object.values(found)) asked.catch(() => {});
  return found;
}

const personColumns = {
  id: person.id,
  phone: person.phone,
  email: person.email,
  nickname: person.nickname,
  realName: person.realName,
  idttvStatus: person.idttvStatus,
  language: person.language,
  noticePreferences: person.noticePreferences,
};
const personsQuery = (tx: Tx) =>
  tx
    .select(personColumns)
    .from(person)
    .where(sql`${person.id} = any(${sql.placeholder('ids')}::uuid[])`);
type PersonRow = Awaited<ReturnType<typeof personsQuery>>[number];
const personsOf = prepared<{ readonly ids: readonly string[] }, PersonRow[]>(personsQuery);
const peopleOf = prepared<{ readonly envelopeId: string }, PersonRow[]>((tx) => {
  const acting = tx
    .select({ id: participant.personId })
    .from(participant)
    .where(eq(participant.envelopeId, sql.placeholder('envelopeId')));
  const sender = tx
    .select({ id: envelope.senderId })
    .from(envelope)
    .where(eq(envelope.id, sql.placeholder('envelopeId')));
  return tx
    .select(personColumns)
    .from(person)
    .where(or(inArray(person.id, acting), inArray(person.id, sender)));
});

const addresseeOf = (row: NamedUser & { id: string; language: string; noticePreferences: unknown }): Addressee => ({
  id: row.id,
  name: displayName(row),
  nameSource: nameSource(displayName(row), row),
  phone: row.phone,
  email: row.email,
  language: languageOf(row.language),
  preferences: noticePreferences(row.noticePreferences),
});

/** A contract and every agreement that was to void it, given any one of them. */
const contractOf = prepared<{ readonly envelopeId: string }, { id: string }[]>((tx) => {
  const contractId = tx
    .select({ id: sql<string>`coalesce(${envelope.cancelsId}, ${envelope.id})` })
    .from(envelope)
    .where(eq(envelope.id, sql.placeholder('envelopeId')));
  return tx
    .select({ id: envelope.id })
    .from(envelope)
    .where(or(inArray(envelope.id, contractId), inArray(envelope.cancelsId, contractId)));
});

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
