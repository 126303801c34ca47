import { api } from '@countersign/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call, queryClient } from '../../../../api/client.ts';
import { ActButton } from '../../../../parts/trouble/act-button.tsx';
import { Banner, toast } from '../../../../ui/index.ts';
import { self } from '../own-user.tsx';
import { useNoticesText } from './notices-text.ts';

const stoppedQuery = queryOptions({
  queryKey: ['stopped-notices'],
  queryFn: ({ signal }) => call(api.getPreferences, { params: self(), signal }),
});

/** Notices that are no longer sent because someone complained from the person's mailbox or phone, and the way back. */
export function Stopped() {
  const words = useNoticesText();
  const { data } = useQuery(stoppedQuery);
  if (data === undefined || data.stopped.length === 0) return null;
  const { preferences, stopped } = data;
  const resume = async () => {
    const body = { ...preferences, resume: true };
    queryClient.setQueryData(stoppedQuery.queryKey, await call(api.setPreferences, { params: self(), body }));
    toast('success', words.resumed);
  };
  const contacts = [...new Set(stopped.map(({ contact }) => contact))].join(', ');
  return (
    <Banner tone="warn" action={<ActButton size="s" label={words.resume} onAct={resume} />}>
      <strong>{words.stopped(contacts)}</strong>
      <p>{words.stoppedWhy}</p>
    </Banner>
  );
}
