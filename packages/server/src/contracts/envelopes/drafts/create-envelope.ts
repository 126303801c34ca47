import type { Api, DataIn } from '@countersign/contract';
import { displayName } from '@countersign/domain';
import { auditActor } from '../../../accounts/index.ts';
import { beginRecord, recordAudit } from '../../../trust/index.ts';
import {
  type Call,
  type Caller,
  type RequestContext,
  type Services,
  type Tx,
  demandTimezone,
  type envelope,
  refuseWith,
} from '../../../platform/index.ts';
import { type EnvelopeRow, type ParticipantRow, factsOf } from '../core/facts.ts';
import { type PersonRow, findPersons } from '../core/persons.ts';
import { presentEnvelope } from '../core/present.ts';
import { asSender } from '../core/reader.ts';
import { insertEnvelope, insertParticipant } from '../core/store.ts';
import { refreshViewers } from '../core/viewers.ts';

type Create = Api['createEnvelope'];

export const DEFAULT_TIMEZONE = 'Asia/Shanghai';

/** A new draft whose sender is participant of sequence 0 (Rulings §6.5). */
export async function createEnvelope(services: Services, call: Call<Create>): Promise<DataIn<Create>> {
  const { body, caller, context } = call;
  const { now } = context;
  if (body.senderWsid !== undefined && body.senderWsid !== caller.userWsid) {
    refuseWith('ERROR_MALFORMED', { field: 'senderWsid', detail: 'is not the active account' });
  }
  const timezone = body.timezone ?? DEFAULT_TIMEZONE;
  demandTimezone(timezone);
  return services.db.withTx(async (tx) => {
    const { row, participant, sender } = await insertDraft(tx, services, call, {
      envelopeType: body.envelopeType,
      envelopeFlag: body.envelopeFlag ?? null,
      tagId: body.tagId ?? null,
      allowAppendForms: body.allowAppendForms,
      expireAt: new Date(now.getTime() + services.config.limits.expiryDefaultMs),
      timezone,
    });
    const actor = await auditActor(tx, caller, context, sender);
    const participants = [participant];
    const facts = factsOf(row, participants, new Map());
    const entry = { id: services.ids.next(), at: now, kind: 'envelope.created', envelopeId: row.id } as const;
    await refreshViewers(tx, row.id, facts, now);
    await recordAudit(tx, { ...entry, ...actor });
    const names = { senders: new Map([[sender.id, sender]]), enterprises: new Map() };
    return { envelope: presentEnvelope({ row, participants, facts, names }, asSender(call)) };
  });
}

type DraftFields = Omit<
  typeof envelope.$inferInsert,
  'id' | 'senderId' | 'senderMemberId' | 'status' | 'createdAt' | 'statusAt'
>;

interface NewDraft {
  readonly row: EnvelopeRow;
  /** The sender's. */
  readonly participant: ParticipantRow;
  readonly sender: PersonRow;
}

/** Inserts the rows of a draft of the active account. */
export async function insertDraft(
  tx: Tx,
  services: Pick<Services, 'ids'>,
  { caller, context: { now } }: { readonly caller: Caller; readonly context: Pick<RequestContext, 'now'> },
  fields: DraftFields,
): Promise<NewDraft> {
  const { personId: senderId, memberId, enterpriseId } = caller;
  const id = services.ids.next();
  const sender = (await findPersons(tx, [senderId])).get(senderId) ?? refuseWith('ERROR_NOT_LOGIN');
  const row = await insertEnvelope(tx, {
    reminders: sender.reminders,
    ...fields,
    id,
    senderId,
    senderMemberId: memberId,
    status: 'DRAFT',
    createdAt: now,
    statusAt: now,
    apiClientId: caller.apiClient?.id ?? null,
  });
  const participant = await insertParticipant(tx, {
    id: services.ids.next(),
    envelopeId: id,
    personId: senderId,
    memberId,
    enterpriseId,
    name: displayName(sender),
    phone: sender.phone,
    email: sender.email,
    actionType: 'SENDER',
    type: 'PERSON',
    sequence: 0,
    status: 'ING_WAIT',
    secureLevel: 'DISPOSABLE_CERT',
    authLevel: 'LOW',
    createdAt: now,
  });
  // No one else can write to it.
  beginRecord(tx, id);
  return { row, participant, sender };
}
