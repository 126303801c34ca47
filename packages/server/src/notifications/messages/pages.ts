import type { DomainEvent } from '@countersign/domain';
import { loadEnvelopeFacts } from '../../contracts/index.ts';
import type { EventReactions, Services } from '../../platform/index.ts';
import { envelopeChanged, fileChanged, multiSendChanged } from './hints.ts';
import { recipientsOf } from './message-store.ts';
import { viewersOf } from './store.ts';

type EnvelopeEvent = Extract<DomainEvent, { readonly envelopeId: string }>;

/** Makes open pages of everyone who sees the envelope fetch it again (conventions "Events": ids only). */
export function pageReactions(services: Pick<Services, 'db' | 'push'>): EventReactions {
  const refresh = async ({ envelopeId }: EnvelopeEvent): Promise<void> => {
    const [persons, { participants }] = await services.db.withTx((tx) =>
      Promise.all([viewersOf(tx, envelopeId), loadEnvelopeFacts(tx, envelopeId, { lock: false })]),
    );
    const message = envelopeChanged(envelopeId);
    services.push.toPersons(persons, message);
    services.push.toParticipants(
      participants.map(({ id }) => id),
      message,
    );
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
    'multiSend.settled': async ({ accountId, jobId }) => {
      const recipients = await services.db.withTx((tx) => recipientsOf(tx, [accountId]));
      services.push.toPersons(
        recipients.map(({ personId }) => personId),
        multiSendChanged(jobId),
      );
    },
    'file.ready': async ({ fileId, ownerId }) => services.push.toPersons([ownerId], fileChanged(fileId)),
    'user.loggedOut': async ({ sessionIds }) => services.push.endSessions(sessionIds),
  };
}
