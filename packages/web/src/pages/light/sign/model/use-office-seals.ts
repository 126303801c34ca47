import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { api, call } from '../../../../api/client.ts';
import { officeSealsOf } from './office-seals.ts';
import { type Signing, signingQuery } from './queries.ts';

/**
 * The enterprise's seals that may be used, and a function to fetch them again after an application was approved. Nothing else
 * on the page changes: the bytes shown are the bytes signed.
 */
export function useOfficeSeals(signing: Signing) {
  const queries = useQueryClient();
  const office = useMemo(() => officeSealsOf(signing), [signing]);
  const { envelopeWsid } = signing.envelope;
  const { participantWsid } = signing.participant;
  const lookAgain = useCallback(async (): Promise<void> => {
    const turn = { envelopeWsid, participantWsid };
    const { actsFor, officeSeals } = await call(api.getSigning, { params: turn });
    queries.setQueryData(signingQuery(turn).queryKey, (shown) => shown && { ...shown, actsFor, officeSeals });
  }, [queries, envelopeWsid, participantWsid]);
  return { office, lookAgain };
}
