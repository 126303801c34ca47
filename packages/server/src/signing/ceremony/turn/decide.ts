import { createHash } from 'node:crypto';
import type { Api } from '@countersign/contract';
import {
  type EnvelopeFacts,
  SIGNING_LEASE_SEC,
  applyFlowEvent,
  firstInLine,
  judgeEntry,
  judgePrepared,
  mustPlaceForms,
  toWsid,
} from '@countersign/domain';
import { auditActor, readActing } from '../../../accounts/index.ts';
import { readAuditHead, recordAudit } from '../../../trust/index.ts';
import { type Call, type Services, type Tx, demand, refuseWith } from '../../../platform/index.ts';
import {
  type LoadedEnvelope,
  type ParticipantRow,
  findForms,
  loadForAct,
  saveFacts,
} from '../../../contracts/index.ts';
import { attachedIn } from '../core/attached.ts';
import { reserveUses } from '../../office-seals/index.ts';
import { type Picture, type PlannedAct, actRecord } from '../core/act.ts';
import { type Acted, actFacts, demandRead, demandReported } from '../core/act-facts.ts';
import { judgeDocuments } from '../checks/judge-documents.ts';
import { judgeCertificate } from '../checks/judge-certificate.ts';
import { judgeSeals } from '../checks/judge-seals.ts';
import type { GivenValues } from '../revisions/given-values.ts';
import { planDocuments } from '../revisions/plan-act.ts';
import { takesNewFields } from '../core/own-forms.ts';
import { prove } from '../checks/prove.ts';
import { type ReservationRow, deleteReservation, findReservation, insertReservation } from '../core/store.ts';
import { type Head, headsOf } from '../core/heads.ts';
import { readActDocuments } from '../core/act-documents.ts';
import { together } from '../core/together.ts';

export type SignCall = Call<Api['sign']>;

/** The unique turn of a participant, and what was decided in it. */
export interface Reservation {
  readonly attempt: string;
  readonly act: PlannedAct;
}

/** A decision, and what it has found, for the work that follows at once. */
export interface Decided extends Reservation {
  /** By file id. */
  readonly heads: ReadonlyMap<string, Head>;
  /** The hash of the audit row of this decision, hex. */
  readonly auditHead: string | null;
}

export const leaseFrom = (now: Date): Date => new Date(now.getTime() + SIGNING_LEASE_SEC * 1000);

/** Signing takes nothing before the prepare revisions are made (conventions, rule 4). */
export function demandPrepared({ row }: LoadedEnvelope): void {
  demand(judgePrepared(row.prepareState));
}

/** A reservation whose lease is over no longer counts, even before it is released. */
async function withoutLapsed(
  tx: Tx,
  loaded: LoadedEnvelope,
  held: ReservationRow | null,
  { participantId, now }: Pick<ActQuestion, 'participantId' | 'now'>,
): Promise<EnvelopeFacts> {
  if (held === null || held.leaseUntil > now) return loaded.facts;
  await deleteReservation(tx, participantId);
  const released = applyFlowEvent(loaded.facts, { type: 'RELEASE', participantId }, now);
  return released.ok ? released.value : loaded.facts;
}

interface SignDecision {
  readonly call: SignCall;
  readonly participantId: string;
  readonly attempt: string;
  readonly given: GivenValues;
  /** The sign password of this very request was verified, outside the transaction. */
  readonly signPassword: boolean;
}

/** The inputs of the checks, the same for every way of making the signature. */
export interface ActQuestion {
  readonly envelopeId: string;
  readonly participantId: string;
  readonly documents: SignCall['body']['documents'];
  readonly reported: Acted['reported'];
  /** Who acts; this may bind a role. */
  readonly caller: SignCall['caller'];
  readonly given: GivenValues;
  readonly now: Date;
}

/** An act that is valid except for the proof of identity. */
export interface JudgedAct {
  readonly loaded: LoadedEnvelope;
  readonly participant: ParticipantRow;
  /** The facts once the turn is taken. */
  readonly begun: EnvelopeFacts;
  readonly heads: ReadonlyMap<string, Head>;
  readonly planned: Pick<
    PlannedAct,
    | 'envelopeId'
    | 'participantId'
    | 'sequence'
    | 'witness'
    | 'decidedAt'
    | 'seen'
    | 'documents'
    | 'attached'
    | 'emptied'
    | 'seals'
  >;
}

/** docs/cycles/signing.md steps 2 to 5: locks the envelope and validates the act; changes nothing but a lapsed reservation. */
export async function judgeAct(tx: Tx, question: ActQuestion): Promise<JudgedAct> {
  const { envelopeId, participantId, given, now } = question;
  // 2. Lock, then run the pre-checks of Spec §5 in their order. All else is sent after the lock, which loadForAct takes first.
  const [loaded, held, shown, forms] = await together([
    loadForAct(tx, envelopeId, { participantId, caller: question.caller }),
    findReservation(tx, participantId),
    readActDocuments(tx, envelopeId, question.caller.sessionId),
    findForms(tx, envelopeId),
    readActing(tx, question.caller),
    readAuditHead(tx, envelopeId),
  ]);
  const { documents } = shown;
  const facts = await withoutLapsed(tx, loaded, held, question);
  demand(judgeEntry(facts, participantId, now));
  demandPrepared(loaded);
  const participant =
    loaded.participants.find(({ id }) => id === participantId) ?? refuseWith('ERROR_NOT_IN_ENVELOPE_FLOW');
  // 3. Another request of the same person may hold the turn.
  const begun = demand(applyFlowEvent(facts, { type: 'BEGIN', participantId }, now));
  // 4. Check that what was seen is what is signed.
  const seen = judgeDocuments({ ...shown, forms, participant, given: question.documents });
  // 5. Every value.
  const hasForms = forms.some((form) => form.participantId === participantId);
  if (mustPlaceForms(loaded.row, { hasForms, noAppearance: participant.noAppearance })) {
    refuseWith('ERROR_FORM_PLACE_FIRST');
  }
  const mayCertify = !takesNewFields(loaded, forms);
  const fieldOwnerId = firstInLine(loaded.participants, participantId);
  const attached = await attachedIn(tx, { envelopeId, participantId, forms, given });
  const { documents: planned, emptied } = planDocuments({
    documents,
    forms,
    participantId,
    fieldOwnerId,
    given,
    attached,
    mayCertify,
  });
  const fileWsids = documents.map(({ fileId }) => toWsid('file', fileId));
  demandReported(question.reported, { loaded, documents: planned, fileWsids });
  demandRead(loaded, documents, question.reported);
  const isGuest = question.caller.scopes !== null;
  const seals = await judgeSeals(tx, { loaded, participant, documents: planned, isGuest }, now);
  const { sequence, witness } = participant;
  return {
    loaded,
    participant,
    begun,
    heads: headsOf(shown),
    planned: {
      envelopeId: loaded.row.id,
      participantId,
      sequence,
      witness,
      decidedAt: now,
      seen,
      documents: planned,
      ...(attached.length === 0 ? {} : { attached }),
      emptied,
      seals,
    },
  };
}

/**
 * docs/cycles/signing.md steps 2 to 7: validates the act under the envelope's lock and reserves the turn. It only reads and
 * writes rows.
 */
export async function decide(tx: Tx, services: Pick<Services, 'ids'>, decision: SignDecision): Promise<Decided> {
  const { call, participantId, attempt, given } = decision;
  const { now } = call.context;
  const { envelopeId } = call.relation;
  const { documents } = call.body;
  const { consent, views } = call.body;
  const reported = { consent, views };
  const judged = await judgeAct(tx, {
    envelopeId,
    participantId,
    documents,
    reported,
    given,
    now,
    caller: call.caller,
  });
  const certified = await judgeCertificate(tx, judged, call.caller);
  // 6. Proof of identity comes last, so that an opcode is used up only by an act that is otherwise valid.
  const proved = await prove(tx, judged.participant, decision);
  const facts = await actFacts(tx, { ...judged, caller: call.caller, name: proved, reported });
  const act: PlannedAct = { ...judged.planned, ...proved, ...certified, facts };
  // 7. Reserve the turn for the duration of the lease.
  await together([
    reserve(tx, services, { act, attempt, call, leaseUntil: leaseFrom(now) }),
    saveFacts(tx, judged.loaded, judged.begun, now),
  ]);
  return { attempt, act, heads: judged.heads, auditHead: await readAuditHead(tx, envelopeId) };
}

interface ToReserve extends Reservation {
  readonly call: Pick<SignCall, 'caller' | 'context'>;
  readonly leaseUntil: Date;
}

/** docs/cycles/signing.md step 7: writes the reservation and the audit row. */
export async function reserve(
  tx: Tx,
  { ids }: Pick<Services, 'ids'>,
  { act, attempt, call, leaseUntil }: ToReserve,
): Promise<void> {
  const { envelopeId, participantId, decidedAt: now } = act;
  const record = actRecord(act, digestOfPicture);
  await insertReservation(tx, { participantId, envelopeId, attempt, decidedAt: now, leaseUntil, act: record });
  await reserveUses(tx, { ids }, { envelopeId, participantId }, act.seals ?? []);
  const [actor] = await together([auditActor(tx, call.caller, call.context), readAuditHead(tx, envelopeId)]);
  await recordAudit(tx, {
    id: ids.next(),
    at: now,
    kind: 'participant.decided',
    envelopeId,
    participantId,
    ...actor,
    detail: {
      authType: act.authType,
      attempt,
      ...Object.fromEntries(act.seen.map(({ fileId, digest }) => [`seen.${toWsid('file', fileId)}`, digest])),
    },
  });
}

/** The digest of a drawing, pixel by pixel or number by number. */
function digestOfPicture({ image }: Picture): string {
  const hash = createHash('sha256');
  if ('rgba' in image) return hash.update(image.rgba).digest('hex');
  const { width, height, colour, paths } = image;
  return hash.update(JSON.stringify([width, height, colour, paths.map((path) => [...path])])).digest('hex');
}
