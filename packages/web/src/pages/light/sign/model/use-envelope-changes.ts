import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { CallError, api, call } from '../../../../api/client.ts';
import { useEnvelopePush } from '../../../../realtime/use-envelope-push.ts';
import { type Signing, type Turn, documentsQuery, envelopeQuery, signingQuery } from './queries.ts';

/** Events of the person's own act, which the page itself handles. */
const OWN_ACT = new Set(['ERROR_ALREADY_SIGNED', 'ERROR_SIGNING_IN_PROGRESS']);

/**
 * Follows the envelope while the page is open. People and statuses are updated at once; the visible documents stay as they are,
 * because the person signs what is shown: acts of the same sequence do not change them (Rulings §6.9), and the act itself
 * reports any other change.
 * @param hasActed the pre-checks of a completed act are not repeated
 */
export function useEnvelopeChanges(turn: Turn, hasActed: boolean): void {
  const queries = useQueryClient();
  const { envelopeWsid, participantWsid } = turn;
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const follow = useCallback(async (): Promise<void> => {
    running.current?.abort();
    const { signal } = (running.current = new AbortController());
    void queries.invalidateQueries({ queryKey: envelopeQuery(envelopeWsid).queryKey });
    void queries.invalidateQueries({ queryKey: documentsQuery(envelopeWsid).queryKey });
    if (hasActed) return;
    const { queryKey } = signingQuery({ envelopeWsid, participantWsid });
    if (queries.getQueryData(queryKey) === undefined) return queries.invalidateQueries({ queryKey });
    try {
      const fresh = await call(api.getSigning, { params: { envelopeWsid, participantWsid }, signal });
      queries.setQueryData(
        queryKey,
        (shown: Signing | undefined) => shown && { ...fresh, documents: shown.documents, forms: shown.forms },
      );
    } catch (error) {
      if (error instanceof CallError && error.status < 500 && !OWN_ACT.has(error.error))
        await queries.invalidateQueries({ queryKey });
    }
  }, [queries, envelopeWsid, participantWsid, hasActed]);
  useEnvelopePush(envelopeWsid, () => void follow().catch(() => {}));
}
