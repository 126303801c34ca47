import { type EnvelopeFacts, applyFlowEvent, isAtTurn, isCompleting, nameSource, toWsid } from '@countersign/domain';
import type { Envelope, Participant } from '@countersign/contract';
import { auditActor, readActing } from '../../../accounts/index.ts';
import { type UnrecordedSignature, readAuditHead, recordAudit, recordSignatures } from '../../../trust/index.ts';
import { type Services, type Tx, demand, emit, enqueue, refuseWith } from '../../../platform/index.ts';
import {
  type LoadedEnvelope,
  type ParticipantRow,
  type Reader,
  appendRevisions,
  confirmForms,
  findDocuments,
  findNames,
  loadEnvelopeFacts,
  presentEnvelope,
  presentParticipant,
  saveAct,
  saveFacts,
} from '../../../contracts/index.ts';
import { type RecordedUse, keepUses } from '../../office-seals/index.ts';
import { type Reservation, type SignCall, leaseFrom } from './decide.ts';
import { COMPLETE_JOB } from '../core/job-kinds.ts';
import { together } from '../core/together.ts';
import type { MadeRevision } from '../revisions/make-revisions.ts';
import { attachedDetail, keepAttached } from '../core/attached.ts';
import { refuseLostTurn } from './release.ts';
import { demandStillActing } from './still-acting.ts';
import { deleteReservation, findReservation, renewReservation } from '../core/store.ts';

export interface SignAnswer {
  readonly participant: Participant;
  readonly envelope: Envelope;
}

interface Commit {
  readonly reservation: Reservation;
  readonly made: readonly MadeRevision[];
  /** Signatures that the audit record does not contain yet. */
  readonly unrecorded: readonly UnrecordedSignature[];
  readonly call: Pick<SignCall, 'caller' | 'context'>;
  readonly reader: Reader;
  readonly now: Date;
  /** The attempt to continue with after the heads have moved. */
  readonly nextAttempt: string;
}

/**
 * docs/cycles/signing.md steps 11 to 13, in one transaction: commits all revisions of the act and everything that follows from
 * it, or, where parallel acts have moved a head, starts a new attempt of the same reservation.
 * @returns null where the heads have moved
 */
export async function commitAct(tx: Tx, services: Pick<Services, 'ids'>, commit: Commit): Promise<SignAnswer | null> {
  const {
    reservation: { act, attempt },
    made,
    unrecorded,
    call,
    reader,
    now,
    nextAttempt,
  } = commit;
  const { envelopeId, participantId } = act;
  const { personId } = call.caller;
  // 11. The turn is still held by this attempt. All else is sent after the lock.
  const loading = loadEnvelopeFacts(tx, envelopeId, { lock: true });
  const [loaded, held, documents, signer, actor, names] = await together([
    loading,
    findReservation(tx, participantId),
    findDocuments(tx, envelopeId),
    readActing(tx, call.caller),
    auditActor(tx, call.caller, call.context),
    findNames(
      tx,
      [envelopeId],
      loading.then(({ participants }) => participants),
    ),
    readAuditHead(tx, envelopeId),
  ]);
  if (held?.attempt !== attempt) return refuseLostTurn();
  const participant = demandParticipant(loaded, participantId);
  await demandStillActing(tx, participant, personId);
  // What was signed is on record, whether it is kept or not.
  await recordSignatures(tx, services, envelopeId, unrecorded);
  // 12. Every head is the base; while the turn is held, only acts of the same sequence can have moved one.
  const heads = new Map(documents.map(({ fileId, headDigest }) => [fileId, headDigest]));
  if (made.some(({ fileId, base }) => heads.get(fileId) !== base.digest)) {
    await renewReservation(tx, { participantId, attempt }, { attempt: nextAttempt, leaseUntil: leaseFrom(now) });
    return null;
  }
  // 13. Revisions, heads, values, state, audit and events.
  const after = demand(applyFlowEvent(loaded.facts, { type: 'ACT', participantId }, now));
  const seals = act.seals?.length === 0 ? [] : await keepUses(tx, participantId, now);
  const { sequence } = act;
  const revisions = made.map((one) => revisionRow(one, services.ids.next()));
  await appendRevisions(tx, { envelopeId, participantId, sequence, createdAt: now }, revisions);
  await confirmForms(tx, participantId, textsOf(act));
  const attached = act.attached ?? [];
  if (!(await keepAttached(tx, participantId, attached, now))) return refuseLostTurn();
  const acted = { authType: act.authType, nameSource: nameSource(participant.name, signer), seen: [...act.seen] };
  await saveAct(tx, participantId, acted);
  await deleteReservation(tx, participantId);
  await recordAudit(tx, {
    id: services.ids.next(),
    at: now,
    kind: 'participant.signed',
    envelopeId,
    participantId,
    ...actor,
    detail: { ...act.facts, ...signedDetail(made), ...sealDetail(seals), ...attachedDetail(attached) },
  });
  await together([
    saveFacts(tx, loaded, after, now),
    emit(
      tx,
      { type: 'participant.signed', envelopeId, participantId },
      // Besides open pages, only the webhooks of an enterprise are told.
      { id: services.ids.next(), now, isKept: loaded.row.senderMemberId !== null },
    ),
    oweWhatFollows(tx, services, loaded, after, now),
  ]);
  // What else changes with the status is known to saveFacts only.
  if (after.status !== loaded.row.status) return presentAct(tx, envelopeId, participantId, reader);
  return presented({ ...saved(loaded, after, now, { id: participantId, ...acted }), names }, participantId, reader);
}

/** The rows as this transaction has written them. */
function saved(
  { row, participants }: LoadedEnvelope,
  after: EnvelopeFacts,
  now: Date,
  acted: Pick<ParticipantRow, 'id' | 'authType' | 'nameSource' | 'seen'>,
): LoadedEnvelope {
  const { currentSequence, expireAt } = after;
  const facts = new Map(after.participants.map((one) => [one.id, one]));
  return {
    row: { ...row, currentSequence, expireAt, statusAt: now },
    participants: participants.map((one) => {
      const { status, handleReason, handledAt } = facts.get(one.id) ?? one;
      return { ...one, status, handleReason, handledAt, ...(one.id === acted.id ? acted : {}) };
    }),
    facts: after,
  };
}

const revisionRow = ({ fileId, kind, base, digest, bytes }: MadeRevision, id: string) => ({
  id,
  fileId,
  kind,
  digest,
  bytes,
  number: base.number + 1,
  previousDigest: base.digest,
});

const textsOf = (act: Reservation['act']): ReadonlyMap<string, string> =>
  new Map([
    ...act.documents.flatMap(({ values }) =>
      values.flatMap((value): [string, string][] => (value.kind === 'text' ? [[value.formId, value.text]] : [])),
    ),
    ...(act.emptied ?? []).map((formId): [string, string] => [formId, '']),
  ]);

/** Returns which bytes were signed, by which certificate and when; evidence and completion read this later. */
const signedDetail = (made: readonly MadeRevision[]): Record<string, string> =>
  Object.fromEntries(
    made.flatMap(({ fileId, digest, serial, timestampTime, base }) => {
      const wsid = toWsid('file', fileId);
      return [
        [`revision.${wsid}`, String(base.number + 1)],
        [`digest.${wsid}`, digest],
        ...(serial === null ? [] : [[`serial.${wsid}`, serial]]),
        ...(timestampTime === null ? [] : [[`timestamp.${wsid}`, timestampTime.toISOString()]]),
      ];
    }),
  );

/** Shown in the evidence beside a seal that only its maker approved (Rulings §8.13). */
const SELF_APPROVED = ' · 制作人自行审批  approved by its maker';

/** Returns the seals of the signature and who used them (Spec §6). */
const sealDetail = (seals: readonly RecordedUse[]): Record<string, string> =>
  Object.fromEntries(
    seals.map(({ officeSealWsid, name, memberName, selfApproved }) => [
      `seal.${officeSealWsid}`,
      `${name} (${memberName})${selfApproved ? SELF_APPROVED : ''}`,
    ]),
  );

/** Notifies the participants of the next sequence, or enqueues the completion, in the transaction that decides. */
export async function oweWhatFollows(
  tx: Tx,
  { ids }: Pick<Services, 'ids'>,
  before: LoadedEnvelope,
  after: EnvelopeFacts,
  now: Date,
): Promise<void> {
  const envelopeId = before.row.id;
  if (isCompleting(after)) {
    await enqueue(tx, {
      id: ids.next(),
      kind: COMPLETE_JOB,
      key: envelopeId,
      payload: { envelopeId },
      runAt: now,
      now,
    });
    return;
  }
  if (after.currentSequence === before.facts.currentSequence || after.status !== 'ING_PROCESS') return;
  const participantIds = after.participants.filter((one) => isAtTurn(after, one)).map(({ id }) => id);
  await emit(tx, { type: 'envelope.turnOpened', envelopeId, participantIds }, { id: ids.next(), now });
}

/** The response of every act: the participant and the envelope after it. */
export async function presentAct(
  tx: Tx,
  envelopeId: string,
  participantId: string,
  reader: Reader,
): Promise<SignAnswer> {
  const loaded = await loadEnvelopeFacts(tx, envelopeId, { lock: false });
  const names = await findNames(tx, [loaded.row.id], loaded.participants);
  return presented({ ...loaded, names }, participantId, reader);
}

const presented = (
  loaded: LoadedEnvelope & { readonly names: Awaited<ReturnType<typeof findNames>> },
  participantId: string,
  reader: Reader,
): SignAnswer => ({
  participant: presentParticipant(demandParticipant(loaded, participantId), loaded, reader),
  envelope: presentEnvelope(loaded, reader),
});

const demandParticipant = ({ participants }: LoadedEnvelope, participantId: string): ParticipantRow =>
  participants.find(({ id }) => id === participantId) ?? refuseWith('ERROR_NOT_IN_ENVELOPE_FLOW');
