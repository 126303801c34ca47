import { and, asc, eq, gt, inArray, isNull, notExists } from 'drizzle-orm';
import {
  type Tx,
  envelope,
  envelopeDocument,
  envelopeWords,
  form,
  isHeld,
  lockHolds,
  participant,
  revision,
} from '../../../platform/index.ts';
import { dropEnvelopeLabels } from '../../labels/index.ts';
import { dropViewers } from '../core/viewers.ts';
import { multiSendJob } from '../../multi-send/views.ts';
import { bstUse } from '../../templates/views.ts';

const AT_ONCE = 50;

/** Drafts of a personal account, by their ids. One of which a multi-send or a template still tells stays. */
export const draftsAfter = (tx: Tx, personId: string, after: string): Promise<{ id: string }[]> => {
  const jobs = tx.select({ id: multiSendJob.id }).from(multiSendJob).where(eq(multiSendJob.envelopeId, envelope.id));
  const uses = tx.select({ id: bstUse.id }).from(bstUse).where(eq(bstUse.envelopeId, envelope.id));
  const own = and(eq(envelope.senderId, personId), isNull(envelope.senderMemberId), eq(envelope.isBstEditing, false));
  return tx
    .select({ id: envelope.id })
    .from(envelope)
    .where(
      and(own, inArray(envelope.status, ['DRAFT', 'TIMED']), gt(envelope.id, after), notExists(jobs), notExists(uses)),
    )
    .orderBy(asc(envelope.id))
    .limit(AT_ONCE);
};

/** Deletes a draft with everything in it, unless it was sent meanwhile or is under a legal hold. Its audit rows stay. */
export async function eraseDraft(tx: Tx, envelopeId: string, now: Date): Promise<boolean> {
  await lockHolds(tx);
  const [row] = await tx
    .select({ status: envelope.status })
    .from(envelope)
    .where(eq(envelope.id, envelopeId))
    .for('update');
  if (row?.status !== 'DRAFT' && row?.status !== 'TIMED') return false;
  if (await isHeld(tx, 'envelope', envelopeId)) return false;
  await dropViewers(tx, envelopeId, now);
  await dropEnvelopeLabels(tx, envelopeId);
  await tx.delete(envelopeWords).where(eq(envelopeWords.envelopeId, envelopeId));
  await tx.delete(form).where(eq(form.envelopeId, envelopeId));
  await tx.delete(participant).where(eq(participant.envelopeId, envelopeId));
  await tx.delete(revision).where(eq(revision.envelopeId, envelopeId));
  await tx.delete(envelopeDocument).where(eq(envelopeDocument.envelopeId, envelopeId));
  await tx.delete(envelope).where(eq(envelope.id, envelopeId));
  return true;
}
