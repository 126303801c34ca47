import type { Api, DataIn } from '@countersign/contract';
import { TITLE_MAX, judgeCancel, toWsid } from '@countersign/domain';
import { type AuditActor, auditActor } from '../../../accounts/index.ts';
import { recordAudit } from '../../../trust/index.ts';
import { type Call, type Services, type StoredBlob, type Tx, demand, emit } from '../../../platform/index.ts';
import { insertMadeFile } from '../../files/index.ts';
import { type LoadedEnvelope, type ParticipantRow, loadEnvelopeFacts } from '../core/facts.ts';
import { readEnvelope } from '../core/get-envelope.ts';
import { findNames } from '../core/known-names.ts';
import { confirmingHolder } from '../core/holdings.ts';
import { readerOf } from '../core/reader.ts';
import { awaitPrepared, sendEnvelope } from './start-envelope.ts';
import {
  insertDocument,
  insertEnvelope,
  insertParticipants,
  insertRevision,
  findDocuments,
  updateEnvelopeRow,
} from '../core/store.ts';
import { agreementFacts } from './void-agreement-facts.ts';

type Cancel = Api['cancelEnvelope'];

const FILE_NAME = '作废协议 Void agreement.pdf';
const TITLE = '作废协议 Void agreement: ';

/**
 * Opens a CANCEL_PROCESS for a finished envelope (Rulings §3): an agreement that the server writes, confirmed by
 * everyone who signed or checked, in the same order. One at a time; the contract stays unchanged until the agreement is
 * complete.
 */
export async function cancelEnvelope(services: Services, call: Call<Cancel>): Promise<DataIn<Cancel>> {
  const { envelopeId } = call.relation;
  const { reason } = call.body;
  const { now } = call.context;
  const facts = await services.db.withTx(async (tx) => {
    const loaded = await loadEnvelopeFacts(tx, envelopeId, { lock: false });
    const confirming = demandCancel(loaded);
    const names = await findNames(tx, [loaded.row.id], loaded.participants);
    return agreementFacts({ ...loaded, names }, confirming, await findDocuments(tx, envelopeId), { reason, now });
  });
  const { pdf, pages } = await services.workers.sign.run('renderVoidAgreement', {
    facts,
    by: services.authorityName,
    created: now,
  });
  const blob = await services.blobs.put(pdf);
  const cancelId = services.ids.next();
  await services.db.withTx(async (tx) => {
    // Of two concurrent requests the second finds the first agreement running.
    const loaded = await loadEnvelopeFacts(tx, envelopeId, { lock: true });
    const confirming = demandCancel(loaded);
    const actor = await auditActor(tx, call.caller, call.context);
    await openCancel(tx, services, { loaded, confirming, cancelId, reason, blob, pages, actor, now });
  });
  await awaitPrepared(services, cancelId);
  // Sent by the same account; its participants may read it.
  const { accounts } = call.relation;
  return {
    envelope: await services.db.withTx(async (tx) => {
      const { participants } = await loadEnvelopeFacts(tx, cancelId, { lock: false });
      const own = participants.filter((row) => accounts.includes(row.memberId ?? row.personId ?? ''));
      const reader = readerOf(call);
      return readEnvelope(tx, cancelId, { ...reader, own: new Set(own.map(({ id }) => id)) });
    }),
  };
}

/** The participants who have to confirm, in the order of the contract. */
function demandCancel({ row, facts, participants }: LoadedEnvelope): ParticipantRow[] {
  const confirming = demand(judgeCancel(facts, { isCancelling: row.cancellingId !== null }));
  return participants.filter(({ id }) => confirming.some((one) => one.id === id));
}

interface Opening {
  readonly loaded: LoadedEnvelope;
  readonly confirming: readonly ParticipantRow[];
  readonly cancelId: string;
  readonly reason: string;
  readonly blob: StoredBlob;
  readonly pages: number;
  readonly actor: AuditActor;
  readonly now: Date;
}

async function openCancel(tx: Tx, services: Services, opening: Opening): Promise<void> {
  const { cancelId, loaded, actor, now, reason } = opening;
  const { row } = loaded;
  await insertCancelEnvelope(tx, services, opening);
  await updateEnvelopeRow(tx, row.id, { cancellingId: cancelId });
  const cancelWsid = toWsid('envelope', cancelId);
  await recordAudit(tx, {
    id: services.ids.next(),
    at: now,
    kind: 'envelope.cancelRequested',
    envelopeId: row.id,
    ...actor,
    detail: { reason, cancelEnvelope: cancelWsid },
  });
  await recordAudit(tx, {
    id: services.ids.next(),
    at: now,
    kind: 'envelope.created',
    envelopeId: cancelId,
    ...actor,
    detail: { cancels: toWsid('envelope', row.id) },
  });
  const cancel = await loadEnvelopeFacts(tx, cancelId, { lock: true });
  await sendEnvelope(tx, services, cancel, actor, now);
  await emit(tx, { type: 'envelope.cancelRequested', envelopeId: row.id, cancelId }, { id: services.ids.next(), now });
}

/** The draft that is sent at once: one document, no fields, everyone confirms in their own account. */
async function insertCancelEnvelope(tx: Tx, services: Services, opening: Opening): Promise<void> {
  const { cancelId, loaded, confirming, reason, blob, pages, now } = opening;
  const { row, participants } = loaded;
  const { senderId } = row;
  const fileId = services.ids.next();
  const { digest, size: bytes } = blob;
  await insertMadeFile(tx, { id: fileId, ownerId: senderId, name: FILE_NAME, blob, pages, now });
  await insertEnvelope(tx, {
    id: cancelId,
    senderId,
    senderMemberId: row.senderMemberId,
    status: 'DRAFT',
    flowType: 'CANCEL_PROCESS',
    apiClientId: row.apiClientId,
    title: [...`${TITLE}${row.title}`].slice(0, TITLE_MAX).join(''),
    subject: reason,
    needForm: false,
    cancelsId: row.id,
    timezone: row.timezone,
    createdAt: now,
    statusAt: now,
    expireAt: new Date(now.getTime() + services.config.limits.expiryDefaultMs),
  });
  const sender = participants.filter(({ actionType }) => actionType === 'SENDER');
  const rows: ParticipantRow[] = [];
  for (const one of [...sender, ...confirming]) {
    rows.push({
      ...confirmingRow(one, { id: services.ids.next(), cancelId, now }),
      ...(await confirmingHolder(tx, one)),
    });
  }
  await insertParticipants(tx, rows);
  const head = { headNumber: 0, headDigest: digest, headBytes: bytes };
  const place = { sequence: null, addedOrder: 0, fileTagId: null };
  await insertDocument(tx, { envelopeId: cancelId, fileId, name: FILE_NAME, ...place, ...head });
  await insertRevision(tx, {
    id: services.ids.next(),
    envelopeId: cancelId,
    fileId,
    number: 0,
    kind: 'UPLOAD',
    previousDigest: null,
    digest,
    bytes,
    createdAt: now,
  });
}

const confirmingRow = (
  row: ParticipantRow,
  { id, cancelId, now }: { readonly id: string; readonly cancelId: string; readonly now: Date },
): ParticipantRow => ({
  ...row,
  id,
  envelopeId: cancelId,
  successorOfId: null,
  status: 'ING_WAIT',
  authType: null,
  message: null,
  deadlineAt: null,
  handleReason: null,
  handledAt: null,
  remindedAt: null,
  seen: null,
  createdAt: now,
});
