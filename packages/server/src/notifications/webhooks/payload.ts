import { type DomainEvent, shownStatusFor, toWsid } from '@countersign/domain';
import type { LoadedEnvelope } from '../../contracts/index.ts';
import type { DeliveryType } from './store.ts';

export interface Telling {
  readonly id: string;
  readonly number: number;
  readonly type: DeliveryType;
  readonly enterpriseId: string;
  readonly data: Readonly<Record<string, string | boolean | null>>;
  readonly now: Date;
}

/** The body of a delivery: statuses, and ids by which a receiver can read more with an API key. */
export const payloadOf = ({ id, number, type, enterpriseId, data, now }: Telling): string =>
  JSON.stringify({
    id: toWsid('webhookDelivery', id),
    number,
    type,
    createdDatetime: now.toISOString(),
    enterpriseWsid: toWsid('enterprise', enterpriseId),
    data,
  });

/** The status of the envelope for its sender at the time of the event, and who acted. */
export function envelopeData(
  { row, facts, participants }: LoadedEnvelope,
  event: Extract<DomainEvent, { readonly envelopeId: string }>,
): Telling['data'] {
  const who = 'participantId' in event ? participants.find(({ id }) => id === event.participantId) : undefined;
  return {
    envelopeWsid: toWsid('envelope', row.id),
    envelopeShownStatus: shownStatusFor(facts, facts.senderId),
    senderWsid: row.senderMemberId === null ? null : toWsid('enterpriseUser', row.senderMemberId),
    ...(who === undefined ? {} : { participantWsid: toWsid('participant', who.id), participantStatus: who.status }),
  };
}
