import type { PushMessage, ReminderTitle } from '@countersign/contract';
import { type NoticeTopic, toWsid } from '@countersign/domain';
import { type ParticipantRow, readEnvelopeFacts } from '../../contracts/index.ts';
import { type EventReactions, type Services, type Tx, onCommit } from '../../platform/index.ts';
import { recipientsOf } from './message-store.ts';
import { findAddressees, readNoticeGround } from './store.ts';

interface Reminding {
  readonly envelopeId: string;
  readonly participantIds: readonly string[];
}

/**
 * Makes open pages of the people who may act now show a desktop notification, if they want it (Spec §7 "Real-time channels").
 */
export function desktopReactions({ push }: Pick<Services, 'push'>): EventReactions {
  const remind = async (tx: Tx, event: Reminding, topic: NoticeTopic): Promise<void> => {
    for (const { personId, actionType } of await wanting(tx, event, topic))
      if (personId !== null) onCommit(() => push.toPersons([personId], reminder(event.envelopeId, actionType)));
  };
  return {
    'envelope.turnOpened': (event, { tx }) => remind(tx, event, 'TURN'),
    'participant.reminded': (event, { tx }) => remind(tx, event, 'REMINDER'),
  };
}

async function wanting(
  tx: Tx,
  { envelopeId, participantIds }: Reminding,
  topic: NoticeTopic,
): Promise<ParticipantRow[]> {
  const loading = readEnvelopeFacts(tx, envelopeId);
  const { people: ofEnvelope } = readNoticeGround(tx, envelopeId);
  const [{ participants }] = await Promise.all([loading, ofEnvelope]);
  const asked = participants.filter(({ id, status }) => participantIds.includes(id) && status === 'ING_WAIT');
  const people = await findAddressees(
    tx,
    asked.flatMap(({ personId }) => personId ?? []),
  );
  const accounts = asked.flatMap(({ memberId }) => memberId ?? []);
  const live = new Set((await recipientsOf(tx, accounts)).map(({ accountId }) => accountId));
  const isLive = ({ memberId }: ParticipantRow): boolean => memberId === null || live.has(memberId);
  return asked.filter((one) => isLive(one) && people.get(one.personId ?? '')?.preferences[topic].DESKTOP === true);
}

function reminder(envelopeId: string, actionType: string): PushMessage {
  const title: ReminderTitle = actionType === 'CHECKER' ? 'AUDIT_REMINDER' : 'SIGNING_REMINDER';
  const envelopeWsid = toWsid('envelope', envelopeId);
  return {
    actionType: 'REMINDER',
    messageTitle: title,
    messageContent: '',
    attachMessage: { targertWsid: envelopeWsid, envelopeWsid },
  };
}
