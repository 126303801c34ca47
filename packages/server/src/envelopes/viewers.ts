import { type EnvelopeFacts, shownStatusFor } from '@countersign/domain';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { envelopeViewer } from '../db/schema/index.ts';

/**
 * Brings what each person sees of the envelope (Spec §4) up to date with its facts. The caller holds the envelope's row
 * lock. `statusAt` is the envelope's, the instant of its last change, which is the order of everybody's list.
 */
export async function refreshViewers(tx: Tx, envelopeId: string, facts: EnvelopeFacts, statusAt: Date): Promise<void> {
  const known = await tx
    .select({ personId: envelopeViewer.personId })
    .from(envelopeViewer)
    .where(eq(envelopeViewer.envelopeId, envelopeId));
  const before = new Set(known.map(({ personId }) => personId));
  const persons = new Set([facts.senderId, ...before]);
  for (const { personId } of facts.participants) if (personId !== null) persons.add(personId);

  const gone: string[] = [];
  const seen: (typeof envelopeViewer.$inferInsert)[] = [];
  for (const personId of persons) {
    const shownStatus = shownStatusFor(facts, personId);
    if (shownStatus !== null) {
      const isSender = personId === facts.senderId;
      seen.push({ personId, envelopeId, shownStatus, isSender, statusAt, expireAt: facts.expireAt });
    } else if (before.has(personId)) gone.push(personId);
  }
  if (gone.length > 0) {
    await tx
      .delete(envelopeViewer)
      .where(and(eq(envelopeViewer.envelopeId, envelopeId), inArray(envelopeViewer.personId, gone)));
  }
  if (seen.length > 0) await upsert(tx, seen);
}

async function upsert(tx: Tx, rows: (typeof envelopeViewer.$inferInsert)[]): Promise<void> {
  await tx
    .insert(envelopeViewer)
    .values(rows)
    .onConflictDoUpdate({
      target: [envelopeViewer.personId, envelopeViewer.envelopeId],
      set: {
        shownStatus: sql`excluded.shown_status`,
        statusAt: sql`excluded.status_at`,
        expireAt: sql`excluded.expire_at`,
      },
    });
}
