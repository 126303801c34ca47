import { toWsid } from '@countersign/domain';
import { SYSTEM_ACTOR } from '../../../accounts/index.ts';
import { recordAudit } from '../../../trust/index.ts';
import { type Services, type Tx, emit } from '../../../platform/index.ts';
import { type EnvelopeRow, loadEnvelopeFacts } from '../core/facts.ts';
import { updateEnvelopeRow } from '../core/store.ts';
import { refreshViewers } from '../core/viewers.ts';

interface Voiding {
  /** The CANCEL_PROCESS that completes in this transaction; its row is locked. */
  readonly cancel: EnvelopeRow;
  readonly originalId: string;
  /** Digest of the contract's new evidence report, which says that it is void; the completion stores it. */
  readonly evidence: string;
  /** Digest of the report that the new one follows. */
  readonly former: string | null;
  readonly now: Date;
}

/** Marks a contract as void for everyone who sees it; it stays ED_SUCCESS, and no byte of it changes (Rulings §3). */
export async function voidOriginal(tx: Tx, { ids }: Pick<Services, 'ids'>, voiding: Voiding): Promise<void> {
  const { cancel, originalId, evidence, former, now } = voiding;
  const { row, facts } = await loadEnvelopeFacts(tx, originalId, { lock: true });
  // A renewal of the archive was faster: the new report names one that is not the latest, and has to be made again.
  if (row.evidenceDigest !== former) throw new Error('the evidence report has changed meanwhile');
  const reason = cancel.subject;
  await updateEnvelopeRow(tx, originalId, {
    voidedAt: now,
    voidedById: cancel.id,
    voidReason: reason,
    cancellingId: null,
    statusAt: now,
  });
  await refreshViewers(tx, originalId, { ...facts, voided: true }, now);
  await recordAudit(tx, {
    id: ids.next(),
    at: now,
    kind: 'envelope.voided',
    envelopeId: originalId,
    ...SYSTEM_ACTOR,
    detail: {
      reason,
      cancelEnvelope: toWsid('envelope', cancel.id),
      evidence,
      ...(row.evidenceDigest === null ? {} : { formerEvidence: row.evidenceDigest }),
    },
  });
  await recordAudit(tx, {
    id: ids.next(),
    at: now,
    kind: 'envelope.voidedAnother',
    envelopeId: cancel.id,
    ...SYSTEM_ACTOR,
    detail: { voided: toWsid('envelope', originalId) },
  });
  await emit(tx, { type: 'envelope.voided', envelopeId: originalId, cancelId: cancel.id }, { id: ids.next(), now });
}
