import { queryOptions } from '@tanstack/react-query';
import { api, call, queryClient } from '../../../api/client.ts';
import { activitiesQuery, documentsQuery, envelopeQuery, formsQuery } from '../model/queries.ts';

/** The envelopes related to this one. */
export const relatedQuery = (envelopeWsid: string) =>
  queryOptions({
    queryKey: ['related', envelopeWsid],
    queryFn: async ({ signal }) => (await call(api.listRelated, { params: { envelopeWsid }, signal })).related,
  });

/** The notices about it; only its sender may see them. */
export const noticesQuery = (envelopeWsid: string) =>
  queryOptions({
    queryKey: ['notices', envelopeWsid],
    queryFn: async ({ signal }) => (await call(api.listNotices, { params: { envelopeWsid }, signal })).notices,
    retry: false,
  });

/** Refetches everything the page shows. */
export function refreshDetail(envelopeWsid: string): void {
  for (const { queryKey } of [
    envelopeQuery(envelopeWsid),
    documentsQuery(envelopeWsid),
    activitiesQuery(envelopeWsid),
    formsQuery(envelopeWsid),
    relatedQuery(envelopeWsid),
    noticesQuery(envelopeWsid),
  ])
    void queryClient.invalidateQueries({ queryKey });
  void queryClient.invalidateQueries({ queryKey: ['attachments', envelopeWsid] });
  void queryClient.invalidateQueries({ queryKey: ['envelopes'] });
}
