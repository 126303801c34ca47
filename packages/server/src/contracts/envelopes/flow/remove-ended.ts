import { isFinal, toWsid } from '@countersign/domain';
import { and, eq, inArray } from 'drizzle-orm';
import { SYSTEM_ACTOR } from '../../../accounts/index.ts';
import {
  type Services,
  type Tx,
  envelope,
  envelopeDocument,
  envelopeWords,
  envelopeViewer,
  erasedDocument,
  form,
  isHeld,
  lockHolds,
  participant,
  revision,
} from '../../../platform/index.ts';
import { recordAudit } from '../../../trust/index.ts';
import { deleteAttachedOf, deleteUnusedFiles } from '../../files/index.ts';
import { dropEnvelopeLabels } from '../../labels/index.ts';
import { type LoadedEnvelope, factsOf, findRoleHolders, loadEnvelopeFacts } from '../core/facts.ts';
import { updateEnvelopeRow } from '../core/store.ts';
import { dropViewers, refreshViewers } from '../core/viewers.ts';
import type { Keeper } from './ended-contracts.ts';
import { member } from '../../../accounts/memberships/views.ts';
import { person } from '../../../accounts/users/views.ts';

/** Nothing was done: it is held, has changed, or was removed before. */
type Removed = 'NO' | 'REMOVED' | 'LAST';

/**
 * Ends that an account keeps an ended contract: it is in none of its lists any more and opens for none of its members. The
 * other parties keep it, with all documents and evidence, and its record does not change. The caller erases it if the answer
 * is LAST: then no party keeps it.
 * @param before it was last changed before this instant
 */
export async function removeEnded(
  tx: Tx,
  { ids }: Pick<Services, 'ids'>,
  { keeper, envelopeId, before, now }: { keeper: Keeper; envelopeId: string; before: Date; now: Date },
): Promise<Removed> {
  await lockHolds(tx);
  const loaded = await loadEnvelopeFacts(tx, envelopeId, { lock: true });
  const { row, participants } = loaded;
  const isEnded = isFinal(row.status) && row.cancellingId === null && row.statusAt < before;
  if (!isEnded || row.erasedAt !== null || row.removedBy.includes(keeper.id)) return 'NO';
  if (await isHeld(tx, 'envelope', envelopeId)) return 'NO';
  const removedBy = [...new Set([...row.removedBy, ...(await accountsOf(tx, keeper, loaded))])];
  await updateEnvelopeRow(tx, envelopeId, { removedBy });
  const facts = factsOf({ ...row, removedBy }, participants, await findRoleHolders(tx, participants));
  await refreshViewers(tx, envelopeId, facts, row.statusAt);
  await dropEnvelopeLabels(tx, envelopeId, removedBy);
  await recordAudit(tx, {
    id: ids.next(),
    at: now,
    kind: 'retention.removed',
    ...SYSTEM_ACTOR,
    ...(keeper.owner === 'PERSON' ? { personId: keeper.id } : {}),
    detail: { account: wsidOf(keeper), envelope: toWsid('envelope', envelopeId) },
  });
  return (await isKept(tx, loaded, removedBy)) ? 'REMOVED' : 'LAST';
}

export const wsidOf = ({ owner, id }: Keeper): string => toWsid(owner === 'PERSON' ? 'user' : 'enterprise', id);

/** The person; or the enterprise, and its memberships that have a part or see it. */
async function accountsOf(tx: Tx, { owner, id }: Keeper, { row, participants }: LoadedEnvelope): Promise<string[]> {
  if (owner === 'PERSON') return [id];
  const named = [row.senderMemberId, ...participants.map(({ memberId }) => memberId)].filter((one) => one !== null);
  const own = and(inArray(member.id, named), eq(member.enterpriseId, id));
  const members = named.length === 0 ? [] : await tx.select({ id: member.id }).from(member).where(own);
  const seen = await tx
    .select({ id: envelopeViewer.accountId })
    .from(envelopeViewer)
    .where(and(eq(envelopeViewer.envelopeId, row.id), eq(envelopeViewer.enterpriseId, id)));
  return [id, ...[...members, ...seen].map((one) => one.id)];
}

/**
 * Whether a party still keeps it: the account that sent it, or that of a participant who was not removed from it. A person whose
 * account is deleted keeps nothing; one whom a contact names, and who has no account yet, does.
 */
async function isKept(tx: Tx, { row, participants }: LoadedEnvelope, removedBy: readonly string[]): Promise<boolean> {
  const parties = [
    { memberId: row.senderMemberId, personId: row.senderId as string | null },
    ...participants.filter(({ actionType, status }) => actionType !== 'SENDER' && status !== 'ED_SUCCESS_REMOVE'),
  ];
  for (const { memberId, personId } of parties) {
    if (removedBy.includes(memberId ?? personId ?? '')) continue;
    if (memberId !== null || personId === null) return true;
    const [found] = await tx.select({ deletedAt: person.deletedAt }).from(person).where(eq(person.id, personId));
    if (found?.deletedAt === null) return true;
  }
  return false;
}

/**
 * Deletes the documents, fields and personal data of a contract that no party keeps. What remains: its row without title, who
 * took part by id, its number, the SHA-256 of its documents, certificates, and the audit log.
 */
export async function eraseEnded(tx: Tx, { ids }: Pick<Services, 'ids'>, envelopeId: string, now: Date): Promise<void> {
  const documents = await tx.select().from(envelopeDocument).where(eq(envelopeDocument.envelopeId, envelopeId));
  for (const { fileId, completedDigest, headDigest, headBytes } of documents)
    await tx
      .insert(erasedDocument)
      .values({ envelopeId, fileId, completedDigest, headDigest, bytes: headBytes, erasedAt: now });
  await dropViewers(tx, envelopeId, now);
  await dropEnvelopeLabels(tx, envelopeId);
  await tx.delete(envelopeWords).where(eq(envelopeWords.envelopeId, envelopeId));
  await deleteAttachedOf(tx, envelopeId);
  await tx.delete(form).where(eq(form.envelopeId, envelopeId));
  await tx.delete(revision).where(eq(revision.envelopeId, envelopeId));
  await tx.delete(envelopeDocument).where(eq(envelopeDocument.envelopeId, envelopeId));
  await deleteUnusedFiles(
    tx,
    documents.map(({ fileId }) => fileId),
  );
  await tx
    .update(participant)
    .set({
      name: '',
      phone: null,
      email: null,
      enterpriseName: null,
      multiName: null,
      multiArray: null,
      message: null,
      externalId: null,
      metadata: null,
      handleReason: null,
    })
    .where(eq(participant.envelopeId, envelopeId));
  await tx
    .update(envelope)
    .set({
      title: '',
      subject: '',
      metadata: null,
      handleReason: null,
      voidReason: null,
      evidenceDigest: null,
      evidenceEndsAt: null,
      evidenceAlgorithm: null,
      archiveEndsAt: null,
      archiveAlgorithm: null,
      erasedAt: now,
    })
    .where(eq(envelope.id, envelopeId));
  await recordAudit(tx, {
    id: ids.next(),
    at: now,
    kind: 'retention.erased',
    ...SYSTEM_ACTOR,
    detail: {
      envelope: toWsid('envelope', envelopeId),
      ...Object.fromEntries(
        documents.map(({ completedDigest, headDigest }, at) => [`document${at + 1}`, completedDigest ?? headDigest]),
      ),
    },
  });
}
