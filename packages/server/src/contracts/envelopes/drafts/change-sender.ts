import { and, eq } from 'drizzle-orm';
import { isAtTurn, applyFlowEvent, displayName, nameSource, publicName, toWsid } from '@countersign/domain';
import type { AuditActor } from '../../../accounts/index.ts';
import { recordAudit } from '../../../trust/index.ts';
import { type Services, type Tx, emit, participant } from '../../../platform/index.ts';
import { type LoadedEnvelope, loadEnvelopeFacts, participantFactsOf } from '../core/facts.ts';
import { saveFacts } from '../core/flow-store.ts';
import { handOver, successorRow } from '../participants/hand-over.ts';
import type { PersonRow } from '../core/persons.ts';
import { updateEnvelopeRow } from '../core/store.ts';
import { refreshViewers } from '../core/viewers.ts';

/** A current member who takes over from a colleague. */
export interface Successor {
  readonly memberId: string;
  readonly enterpriseId: string;
  readonly person: PersonRow;
}

interface Handing {
  readonly to: Successor;
  readonly actor: AuditActor;
  readonly now: Date;
}

/**
 * Makes a colleague the sender of the envelope; the former sender is recorded in the audit trail. The caller holds the
 * envelope's lock.
 */
export async function changeSender(
  tx: Tx,
  { ids }: Pick<Services, 'ids'>,
  { row, participants }: LoadedEnvelope,
  { to, actor, now }: Handing,
): Promise<void> {
  const envelopeId = row.id;
  const { person, memberId, enterpriseId } = to;
  const former = participants.find(({ actionType }) => actionType === 'SENDER');
  const name = displayName(person);
  await updateEnvelopeRow(tx, envelopeId, { senderId: person.id, senderMemberId: memberId });
  await tx
    .update(participant)
    .set({ personId: person.id, memberId, enterpriseId, name, phone: person.phone, email: person.email })
    .where(and(eq(participant.envelopeId, envelopeId), eq(participant.actionType, 'SENDER')));
  const { facts } = await loadEnvelopeFacts(tx, envelopeId, { lock: false });
  await refreshViewers(tx, envelopeId, facts, row.statusAt);
  await recordAudit(tx, {
    id: ids.next(),
    at: now,
    kind: 'envelope.handedOver',
    envelopeId,
    ...actor,
    detail: {
      fromName: publicName(former?.name ?? ''),
      ...(row.senderMemberId === null ? {} : { from: toWsid('enterpriseUser', row.senderMemberId) }),
      toName: publicName(name),
      to: toWsid('enterpriseUser', memberId),
    },
  });
}

/**
 * A colleague takes over the turn of a member who has left, also in a void agreement: the same place and fields, in the
 * name of the same enterprise. Returns false if that is not possible: the turn is reserved or over, or they already
 * wait there.
 */
export async function succeedTurn(
  tx: Tx,
  { ids }: Pick<Services, 'ids'>,
  loaded: LoadedEnvelope,
  { participantId, to, actor, now }: Handing & { readonly participantId: string },
): Promise<boolean> {
  const from = loaded.participants.find(({ id }) => id === participantId);
  if (from === undefined) return false;
  const { person, memberId, enterpriseId } = to;
  const name = displayName(person);
  const isThere = loaded.participants.some(
    (one) =>
      one.memberId === memberId && one.sequence === from.sequence && ['ING_WAIT', 'ING_PROCESS'].includes(one.status),
  );
  if (isThere) return false;
  const successor = {
    ...successorRow(
      from,
      { id: ids.next(), name, phone: person.phone, email: person.email, identifyingContact: null },
      now,
    ),
    personId: person.id,
    memberId,
    enterpriseId,
    colleagueId: memberId,
    nameSource: nameSource(name, person),
  };
  const event = { type: 'SUCCEED' as const, participantId, successor: participantFactsOf(successor) };
  const succeeded = applyFlowEvent(loaded.facts, event, now);
  if (!succeeded.ok) return false;
  const envelopeId = loaded.row.id;
  await handOver(tx, from, successor);
  await saveFacts(tx, loaded, succeeded.value, now);
  await recordAudit(tx, {
    id: ids.next(),
    at: now,
    kind: 'participant.succeeded',
    envelopeId,
    participantId,
    ...actor,
    detail: {
      successor: toWsid('participant', successor.id),
      successorName: publicName(name),
      to: toWsid('enterpriseUser', memberId),
    },
  });
  const isTurn = loaded.row.prepareState === 'DONE' && isAtTurn(succeeded.value, participantFactsOf(successor));
  const opened = { type: 'envelope.turnOpened' as const, envelopeId, participantIds: [successor.id] };
  if (isTurn) await emit(tx, opened, { id: ids.next(), now });
  return true;
}
