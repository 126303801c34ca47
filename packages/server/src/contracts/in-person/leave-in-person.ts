import type { Api } from '@countersign/contract';
import { participantOf, takeTurnBack } from '../../accounts/index.ts';
import type { Handler } from '../../platform/index.ts';
import { loadEnvelopeFacts } from '../envelopes/index.ts';
import { lastActed } from './show.ts';

export const leaveInPerson: Handler<Api['leaveInPerson']> = async (services, { context }) => {
  const { inPerson, sessionId } = context;
  if (inPerson === null || sessionId === null) return {};
  const opened = await services.db.withTx(async (tx) => {
    if ((await participantOf(tx, sessionId)) === null) return null;
    const last = await lastActed(
      tx,
      await loadEnvelopeFacts(tx, inPerson.envelopeId, { lock: false }),
      inPerson,
      sessionId,
    );
    const handed = last === null ? inPerson : { ...inPerson, lastId: last.id };
    return takeTurnBack(tx, services, { inPerson: handed, sessionId }, context);
  });
  if (opened !== null) context.setSession(opened);
  return {};
};
