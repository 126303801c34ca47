import { displayName, toWsid } from '@countersign/domain';
import { inArray } from 'drizzle-orm';
import { type Tx } from '../database/index.ts';
import type { HoldRow } from './store.ts';
import { enterprise } from '../../accounts/memberships/views.ts';
import { person } from '../../accounts/users/views.ts';
import { envelope } from '../../contracts/envelopes/views.ts';

const WSIDS = { ENVELOPE: 'envelope', PERSON: 'user', ENTERPRISE: 'enterprise' } as const;

/** The public id of what a hold keeps. */
export const holdSubject = ({ subjectKind, subjectId }: Pick<HoldRow, 'subjectKind' | 'subjectId'>): string =>
  toWsid(WSIDS[subjectKind], subjectId);

/** Holds with the names of what they keep. */
export async function presentHolds(tx: Tx, rows: readonly HoldRow[]) {
  const names = await namesOf(tx, rows);
  return rows.map((row) => ({
    holdWsid: toWsid('legalHold', row.id),
    subjectKind: row.subjectKind,
    subject: holdSubject(row),
    subjectName: names.get(row.subjectId) ?? '',
    reason: row.reason,
    reference: row.reference,
    placedBy: row.placedBy,
    placedByName: row.placedByName,
    placedDatetime: row.placedAt.toISOString(),
    releasedByName: row.releasedByName,
    releaseReason: row.releaseReason,
    releasedDatetime: row.releasedAt?.toISOString() ?? null,
  }));
}

async function namesOf(tx: Tx, rows: readonly HoldRow[]): Promise<ReadonlyMap<string, string>> {
  const names = new Map<string, string>();
  const idsOf = (kind: HoldRow['subjectKind']) =>
    rows.flatMap(({ subjectKind, subjectId }) => (subjectKind === kind ? [subjectId] : []));
  const [envelopes, persons, enterprises] = [idsOf('ENVELOPE'), idsOf('PERSON'), idsOf('ENTERPRISE')];
  if (envelopes.length > 0) {
    const found = { id: envelope.id, title: envelope.title };
    for (const { id, title } of await tx.select(found).from(envelope).where(inArray(envelope.id, envelopes)))
      names.set(id, title);
  }
  if (persons.length > 0)
    for (const row of await tx.select().from(person).where(inArray(person.id, persons)))
      names.set(row.id, displayName(row));
  if (enterprises.length > 0) {
    const found = { id: enterprise.id, name: enterprise.name };
    for (const { id, name } of await tx.select(found).from(enterprise).where(inArray(enterprise.id, enterprises)))
      names.set(id, name);
  }
  return names;
}
