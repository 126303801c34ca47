import type { Envelope, EnvelopeRow } from '@countersign/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, call, keep, queryClient } from '../../../api/client.ts';
import { type ListSearch, listCallQuery } from './list-search.ts';

export { currentUserWsid } from '../../../api/session.ts';

const COMPLETING_POLL_MS = 2500;
const PREPARING_POLL_MS = 1500;

/** One page of the list as its address says. Keys begin with `envelopes`, so that a push refetches them all. */
export const listQuery = (search: ListSearch) =>
  queryOptions({
    queryKey: ['envelopes', 'list', search],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => call(api.listEnvelopes, { query: quickly(search), signal }),
  });

/** What any account of the enterprise holds, for its owner. */
export const enterpriseListQuery = (enterpriseWsid: string, search: ListSearch) =>
  queryOptions({
    queryKey: ['envelopes', 'enterprise', enterpriseWsid, search],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      call(api.listEnterpriseEnvelopes, { params: { enterpriseWsid }, query: quickly(search), signal }),
  });

/** A page does not wait until a great many are counted. */
const quickly = (search: ListSearch) => ({ ...listCallQuery(search), total: 'quick' as const });

const TOTAL_STALE_MS = 30_000;

/** How many there are exactly, where a page only says how many at least. Counting them takes a while: no push asks for it. */
export const listTotalQuery = (search: ListSearch, enterpriseWsid: string | null) =>
  queryOptions({
    queryKey: ['envelopes-total', enterpriseWsid, { ...search, page: 1, sort: '' }],
    staleTime: TOTAL_STALE_MS,
    queryFn: async ({ signal }) => {
      const query = { ...listCallQuery(search), offset: 0, limit: 1 };
      const { page } =
        enterpriseWsid === null
          ? await call(api.listEnvelopes, { query, signal })
          : await call(api.listEnterpriseEnvelopes, { params: { enterpriseWsid }, query, signal });
      return page.totalElements;
    },
  });

export const expiringCountQuery = queryOptions({
  queryKey: ['envelopes', 'expiring'],
  queryFn: async ({ signal }) => {
    const query = { envelopeShownStatus: 'EXPIRING_SOON' as const, limit: 1 };
    return (await call(api.listEnvelopes, { query, signal })).page.totalElements;
  },
});

export const countsQuery = queryOptions({
  queryKey: ['envelopes', 'counts'],
  queryFn: async ({ signal }) => (await call(api.countEnvelopes, { signal })).counts,
});

const isBeingMade = ({ prepareState, completing, status }: Envelope): number | false => {
  if (status !== 'ING_PROCESS') return false;
  if (prepareState === 'NOT_STARTED' || prepareState === 'RUNNING') return PREPARING_POLL_MS;
  return completing ? COMPLETING_POLL_MS : false;
};

/** One envelope. It is asked for again by a push; while revisions are being made it is asked for often. */
export const envelopeQuery = (envelopeWsid: string) =>
  queryOptions({
    queryKey: ['envelope', envelopeWsid],
    queryFn: async ({ signal }) => (await call(api.getEnvelope, { params: { envelopeWsid }, signal })).envelope,
    refetchInterval: ({ state }) => (state.data ? isBeingMade(state.data) : false),
  });

export const documentsQuery = (envelopeWsid: string) =>
  queryOptions({
    queryKey: ['documents', envelopeWsid],
    queryFn: async ({ signal }) => (await call(api.listDocuments, { params: { envelopeWsid }, signal })).documents,
  });

export const formsQuery = (envelopeWsid: string) =>
  queryOptions({
    queryKey: ['forms', envelopeWsid],
    queryFn: async ({ signal }) => (await call(api.listForms, { params: { envelopeWsid }, signal })).forms,
  });

export const activitiesQuery = (envelopeWsid: string) =>
  queryOptions({
    queryKey: ['activities', envelopeWsid],
    queryFn: async ({ signal }) => (await call(api.listActivities, { params: { envelopeWsid }, signal })).activities,
  });

export const sealsQuery = queryOptions({
  queryKey: ['person-seals'],
  queryFn: async ({ signal }) => (await call(api.listPersonSeals, { signal })).personSeals,
});
export const writesQuery = queryOptions({
  queryKey: ['person-writes'],
  queryFn: async ({ signal }) => (await call(api.listPersonWrites, { signal })).personWrites,
});

/** Puts an answered envelope where the pages look for it, and lets the lists ask again. */
export function keepEnvelope(envelope: Envelope): void {
  void keep(envelopeQuery(envelope.envelopeWsid).queryKey, envelope);
  void queryClient.invalidateQueries({ queryKey: ['envelopes'] });
}

export async function remind(envelope: Envelope | EnvelopeRow): Promise<void> {
  const { envelopeWsid } = envelope;
  keepEnvelope((await call(api.remindEnvelope, { params: { envelopeWsid } })).envelope);
  await queryClient.invalidateQueries({ queryKey: ['activities', envelopeWsid] });
}

/** Out of the recycle bin of the active account. */
export async function restore(envelopeWsid: string): Promise<void> {
  keepEnvelope((await call(api.restoreEnvelope, { params: { envelopeWsid } })).envelope);
}

/** A new draft in the sender's zone, which dates printed in the documents will have. */
export async function createDraft(idempotencyKey: string): Promise<Envelope> {
  const timezone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const { envelope } = await call(api.createEnvelope, { body: { timezone }, idempotencyKey });
  keepEnvelope(envelope);
  return envelope;
}
