import { type DomainEvent, WEBHOOK_LOG_MS, type WebhookEvent, toWsid } from '@countersign/domain';
import { eq } from 'drizzle-orm';
import { type EventReactions, type Reacting, type Reactors, type Services, type Tx } from '../../platform/index.ts';
import { readEnvelopeFacts } from '../../contracts/index.ts';
import { oweAttempt } from './jobs.ts';
import { envelopeData, payloadOf } from './payload.ts';
import { forgetDeliveries, insertDelivery, lockSubscribed } from './store.ts';
import { member } from '../../accounts/memberships/views.ts';
import { officeSealApplication } from '../../signing/office-seals/views.ts';

type WebhooksServices = Pick<Services, 'ids'>;
type EnvelopeEvent = Extract<DomainEvent, { readonly envelopeId: string }>;

/** The content of an event and the enterprise that it concerns; data contains only ids and statuses (conventions "Events"). */
interface Told {
  readonly enterpriseId: string;
  readonly type: WebhookEvent;
  readonly data: Readonly<Record<string, string | boolean | null>>;
}

/** Writes a delivery for each webhook that subscribes to it, and schedules its first attempt, in the reacting transaction. */
async function tell(tx: Tx, { ids }: WebhooksServices, { enterpriseId, type, data }: Told, now: Date): Promise<void> {
  for (const hook of await lockSubscribed(tx, enterpriseId, type)) {
    const id = ids.next();
    const payload = (number: number) => payloadOf({ id, number, type, enterpriseId, data, now });
    await insertDelivery(tx, hook, { id, type, status: 'WAITING', payload, now });
    await oweAttempt(tx, { ids }, { deliveryId: id, runAt: now, now });
    await forgetDeliveries(tx, hook.id, new Date(now.getTime() - WEBHOOK_LOG_MS));
  }
}

/** Events of envelopes that an enterprise has sent; envelopes sent from a personal account cause none. */
function envelopeReaction(services: WebhooksServices, type: WebhookEvent) {
  return async (event: EnvelopeEvent, { tx, now }: Reacting): Promise<void> => {
    const loaded = await readEnvelopeFacts(tx, event.envelopeId);
    if (loaded.row.senderMemberId === null) return;
    const [sender] = await tx
      .select({ enterpriseId: member.enterpriseId })
      .from(member)
      .where(eq(member.id, loaded.row.senderMemberId));
    if (sender === undefined) return;
    await tell(tx, services, { enterpriseId: sender.enterpriseId, type, data: envelopeData(loaded, event) }, now);
  };
}

/** The reactions that notify webhooks. */
export function webhookReactors(services: WebhooksServices): Reactors {
  const acted = envelopeReaction(services, 'envelope.participantActed');
  const memberReaction =
    (type: WebhookEvent) =>
    ({ enterpriseId, memberId }: MemberEvent, { tx, now }: Reacting): Promise<void> =>
      tell(tx, services, { enterpriseId, type, data: { memberWsid: toWsid('enterpriseUser', memberId) } }, now);
  const sealReaction =
    (type: WebhookEvent) =>
    async ({ enterpriseId, applicationId }: SealEvent, { tx, now }: Reacting): Promise<void> => {
      const data = await sealData(tx, applicationId);
      if (data !== null) await tell(tx, services, { enterpriseId, type, data }, now);
    };
  const reactions: EventReactions = {
    'envelope.started': envelopeReaction(services, 'envelope.started'),
    'participant.signed': acted,
    'participant.checked': acted,
    'participant.rejected': envelopeReaction(services, 'envelope.rejected'),
    'participant.returned': envelopeReaction(services, 'envelope.returned'),
    'envelope.prolonged': envelopeReaction(services, 'envelope.prolonged'),
    'envelope.revoked': envelopeReaction(services, 'envelope.revoked'),
    'envelope.expired': envelopeReaction(services, 'envelope.expired'),
    'envelope.completed': envelopeReaction(services, 'envelope.completed'),
    'envelope.voided': envelopeReaction(services, 'envelope.voided'),
    'envelope.prepareFailed': envelopeReaction(services, 'envelope.failed'),
    'member.joined': memberReaction('member.joined'),
    'member.disabled': memberReaction('member.disabled'),
    'officeSeal.applied': sealReaction('seal.applied'),
    'officeSeal.handled': sealReaction('seal.handled'),
  };
  return { webhooks: reactions };
}

/** An application for the use of a seal, or for a new one, in its state at the time of the event. */
async function sealData(tx: Tx, applicationId: string): Promise<Told['data'] | null> {
  const { sealId, memberId, kind, status } = officeSealApplication;
  const [row] = await tx
    .select({ sealId, memberId, kind, status })
    .from(officeSealApplication)
    .where(eq(officeSealApplication.id, applicationId));
  if (row === undefined) return null;
  return {
    sealApplicationWsid: toWsid('sealApplication', applicationId),
    officeSealWsid: toWsid('officeSeal', row.sealId),
    memberWsid: toWsid('enterpriseUser', row.memberId),
    kind: row.kind,
    status: row.status,
  };
}

type SealEvent = Extract<DomainEvent, { readonly type: 'officeSeal.applied' | 'officeSeal.handled' }>;
type MemberEvent = Extract<DomainEvent, { readonly type: `member.${string}` }>;
