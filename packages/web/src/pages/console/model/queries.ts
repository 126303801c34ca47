import type { Envelope, EnvelopeRow } from '@countersign/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, call, keep, queryClient } from '../../../api/client.ts';
import { type ListSearch, listCallQuery } from './list-search.ts';

export { currentUserWsid } from '../../../api/session.ts';

const COMPLETING_POLL_MS = 2500;
const PREPARING_POLL_MS = 1500;

/** One page of the list, by its address. Keys begin with `envelopes`, so that a push refetches them all. */
export const listQuery = (search: ListSearch) =>
  queryOptions({
    queryKey: ['envelopes', 'list', search],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => call(api.listEnvelopes, { query: quickly(search), signal }),
  });

/** The envelopes of all accounts of the enterprise. */
export const enterpriseListQuery = (enterpriseWsid: string, search: ListSearch) =>
  queryOptions({
    queryKey: ['envelopes', 'enterprise', enterpriseWsid, search],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      call(api.listEnterpriseEnvelopes, { params: { enterpriseWsid }, query: quickly(search), signal }),
  });

/** A page does not wait for the exact count of a long list. */
const quickly = (search: ListSearch) => ({ ...listCallQuery(search), total: 'quick' as const });

const TOTAL_STALE_MS = 30_000;

/** The exact count, for a page that knows only a lower bound. Counting takes long, so no push refetches it. */
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

/** One envelope. A push refetches it; it is polled while revisions are being made. */
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

/** Puts an envelope from an answer into the query cache and refetches the lists. */
export function keepEnvelope(envelope: Envelope): void {
  void keep(envelopeQuery(envelope.envelopeWsid).queryKey, envelope);
  void queryClient.invalidateQueries({ queryKey: ['envelopes'] });
}

export async function remind(envelope: Envelope | EnvelopeRow): Promise<void> {
  const { envelopeWsid } = envelope;
  keepEnvelope((await call(api.remindEnvelope, { params: { envelopeWsid } })).envelope);
  await queryClient.invalidateQueries({ queryKey: ['activities', envelopeWsid] });
}

/** Takes the envelope out of the recycle bin of the active account. */
export async function restore(envelopeWsid: string): Promise<void> {
  keepEnvelope((await call(api.restoreEnvelope, { params: { envelopeWsid } })).envelope);
}

/** Creates a draft with the time zone of the sender, in which dates are printed in the documents. */
export async function createDraft(idempotencyKey: string): Promise<Envelope> {
  const timezone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const { envelope } = await call(api.createEnvelope, { body: { timezone }, idempotencyKey });
  keepEnvelope(envelope);
  return envelope;
}
