import { type EnvelopeFacts, shownStatusFor } from '@countersign/domain';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { envelopeViewer } from '../db/schema/index.ts';

/**
 * Brings what each person sees of the envelope (Spec §4) up to date with its facts. The caller holds the envelope's row
 * lock. A row's `statusAt` is the instant its shown status last changed, which is the order of the list.
 */
export async function refreshViewers(tx: Tx, envelopeId: string, facts: EnvelopeFacts, now: Date): Promise<void> {
  const known = await tx
    .select({ personId: envelopeViewer.personId, shownStatus: envelopeViewer.shownStatus, expireAt: envelopeViewer.expireAt })
    .from(envelopeViewer)
    .where(eq(envelopeViewer.envelopeId, envelopeId));
  const before = new Map(known.map((row) => [row.personId, row]));
  const persons = new Set([facts.senderId, ...before.keys()]);
  for (const { personId } of facts.participants) if (personId !== null) persons.add(personId);

  const gone: string[] = [];
  const changed: (typeof envelopeViewer.$inferInsert)[] = [];
  for (const personId of persons) {
    const shownStatus = shownStatusFor(facts, personId);
    const old = before.get(personId);
    if (shownStatus === null) {
      if (old) gone.push(personId);
      continue;
    }
    if (old?.shownStatus === shownStatus && old.expireAt.getTime() === facts.expireAt.getTime()) continue;
    changed.push({
      personId, envelopeId, shownStatus, isSender: personId === facts.senderId, statusAt: now, expireAt: facts.expireAt,
    });
  }
  if (gone.length > 0) {
    await tx
      .delete(envelopeViewer)
      .where(and(eq(envelopeViewer.envelopeId, envelopeId), inArray(envelopeViewer.personId, gone)));
  }
  if (changed.length > 0) await upsert(tx, changed);
}

async function upsert(tx: Tx, rows: (typeof envelopeViewer.$inferInsert)[]): Promise<void> {
  await tx
    .insert(envelopeViewer)
    .values(rows)
    .onConflictDoUpdate({
      target: [envelopeViewer.personId, envelopeViewer.envelopeId],
      set: {
        shownStatus: sql`excluded.shown_status`,
        statusAt: sql`case when ${envelopeViewer.shownStatus} = excluded.shown_status
          then ${envelopeViewer.statusAt} else excluded.status_at end`,
        expireAt: sql`excluded.expire_at`,
      },
    });
}
