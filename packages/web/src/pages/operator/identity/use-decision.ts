import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { operatorApi } from '@countersign/contract';
import { errorNameOf, queryClient } from '../../../api/client.ts';
import { toast } from '../../../ui/toast.tsx';
import { operatorCall } from '../model/calls.ts';
import { applicationQuery, refetch, waitingQuery } from '../model/queries.ts';
import { neighboursOf } from './neighbours.ts';
import { useIdentityText } from './text.ts';

interface Decision {
  readonly approved: boolean;
  readonly withoutCertificate?: boolean;
  readonly reason?: string;
}

export function useDecision(applicationWsid: string) {
  const words = useIdentityText();
  const navigate = useNavigate();
  const [isTaken, setTaken] = useState(false);
  const neighbours = async () => {
    const { applications } = await queryClient.ensureQueryData(waitingQuery);
    return neighboursOf(
      applications.map((one) => one.applicationWsid),
      applicationWsid,
    );
  };
  const open = (to: string) => navigate({ to: '/operator/identity/$applicationWsid', params: { applicationWsid: to } });

  const decide = async (decision: Decision): Promise<void> => {
    try {
      const { application } = await operatorCall(operatorApi.decideIdentityApplication, {
        params: { applicationWsid },
        body: decision,
      });
      queryClient.setQueryData(applicationQuery(applicationWsid).queryKey, (old) => old && { ...old, application });
    } catch (error) {
      if (errorNameOf(error) !== 'ERROR_IDENTITY_DECIDED') throw error;
      // Another operator was faster: their decision is shown, and no input is lost.
      setTaken(true);
      await queryClient.invalidateQueries({ queryKey: applicationQuery(applicationWsid).queryKey });
      refetch('applications');
      return;
    }
    toast('success', decision.approved ? words.approved : words.sentBack);
    const afterwards = await neighbours().then(
      (known) => known.afterwards,
      () => null,
    );
    refetch('applications');
    if (afterwards === null) {
      toast('info', words.nothingLeft);
      await navigate({ to: '/operator/identity', search: {} });
    } else {
      await open(afterwards);
    }
  };
  const walk = (way: 'next' | 'previous'): void => {
    const go = async () => {
      const to = (await neighbours())[way];
      if (to !== null) await open(to);
    };
    // If the list cannot be fetched, the page says so beside its buttons.
    go().catch(() => {});
  };
  return { isTaken, decide, walk };
}
