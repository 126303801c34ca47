import type { DomainEvent } from '@countersign/domain';
import { readEnvelopeFacts } from '../../contracts/index.ts';
import { type EventReactions, type Reacting, type Services, type Tx, onCommit } from '../../platform/index.ts';
import { envelopeChanged, multiSendChanged } from './hints.ts';
import { recipientsOf } from './message-store.ts';
import { viewersOf } from './store.ts';

type EnvelopeEvent = Extract<DomainEvent, { readonly envelopeId: string }>;

/** Makes open pages of everyone who sees the envelope fetch it again (conventions "Events": ids only). */
export function pageReactions({ push }: Pick<Services, 'push'>): EventReactions {
  const refreshed = new WeakMap<Tx, Set<string>>();
  const refresh = async ({ envelopeId }: EnvelopeEvent, { tx }: Reacting): Promise<void> => {
    const done = refreshed.get(tx) ?? new Set();
    if (done.has(envelopeId)) return;
    refreshed.set(tx, done.add(envelopeId));
    const [persons, { participants }] = await Promise.all([
      viewersOf(tx, envelopeId),
      readEnvelopeFacts(tx, envelopeId),
    ]);
    const message = envelopeChanged(envelopeId);
    onCommit(() => {
      push.toPersons(persons, message);
      push.toParticipants(
        participants.map(({ id }) => id),
        message,
      );
    });
  };
  return {
    'envelope.started': refresh,
    'envelope.prepared': refresh,
    'envelope.prepareFailed': refresh,
    'envelope.turnOpened': refresh,
    'envelope.revoked': refresh,
    'envelope.expired': refresh,
    'envelope.prolonged': refresh,
    'envelope.completed': refresh,
    'envelope.cancelRequested': refresh,
    'envelope.voided': refresh,
    'envelope.timerFailed': refresh,
    'participant.signed': refresh,
    'participant.checked': refresh,
    'participant.rejected': refresh,
    'participant.returned': refresh,
    'participant.authorized': refresh,
    'participant.removed': refresh,
    'participant.reminded': refresh,
    'multiSend.settled': async ({ accountId, jobId }, { tx }) => {
      const persons = (await recipientsOf(tx, [accountId])).map(({ personId }) => personId);
      onCommit(() => push.toPersons(persons, multiSendChanged(jobId)));
    },
    'user.loggedOut': async ({ sessionIds }) => onCommit(() => push.endSessions(sessionIds)),
  };
}
