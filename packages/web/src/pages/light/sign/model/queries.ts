import type { Api, DataOf } from '@countersign/contract';
import { queryOptions } from '@tanstack/react-query';
import { CallError, api, call } from '../../../../api/client.ts';
import { isSlowToLift, mayLift } from './refusals.ts';

export type Signing = DataOf<Api['getSigning']>;
export interface Turn {
  readonly envelopeWsid: string;
  readonly participantWsid: string;
}

const LIFTING_POLL_MS = 4000;
const JOINING_POLL_MS = 15_000;
const COMPLETING_POLL_MS = 2500;
const WAITING_POLL_MS = 30_000;

/** The pre-checks and all that the page needs. While only time is in the way, it asks again by itself. */
export const signingQuery = (turn: Turn) =>
  queryOptions({
    queryKey: ['signing', turn.envelopeWsid, turn.participantWsid],
    queryFn: ({ signal }) => call(api.getSigning, { params: { ...turn }, signal }),
    // The bytes shown are the bytes signed: they change when the person is told, not behind their back.
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    refetchInterval: ({ state: { error } }) => {
      if (!(error instanceof CallError)) return false;
      return mayLift(error.error) ? LIFTING_POLL_MS : isSlowToLift(error.error) && JOINING_POLL_MS;
    },
  });

/** How the envelope stands after the act. It asks often while the last revisions are made, seldom while others act. */
export const envelopeQuery = (envelopeWsid: string) =>
  queryOptions({
    queryKey: ['envelope', envelopeWsid],
    queryFn: async ({ signal }) =>
      (await call(api.getEnvelope, { params: { envelopeWsid }, query: {}, signal })).envelope,
    refetchInterval: ({ state: { data } }) => {
      if (!data || data.status !== 'ING_PROCESS') return false;
      return data.completing ? COMPLETING_POLL_MS : WAITING_POLL_MS;
    },
  });

export const documentsQuery = (envelopeWsid: string) =>
  queryOptions({
    queryKey: ['documents', envelopeWsid],
    queryFn: async ({ signal }) => (await call(api.listDocuments, { params: { envelopeWsid }, signal })).documents,
  });

/** What stands behind a link, for a stranger. */
export const linkQuery = (turn: Turn) =>
  queryOptions({
    queryKey: ['link', turn.envelopeWsid, turn.participantWsid],
    queryFn: async ({ signal }) => (await call(api.getLink, { params: { ...turn }, signal })).link,
    staleTime: Infinity,
  });

/** The digests of the bytes that were shown (Rulings §6.9). */
export const seenDigests = ({ documents }: Signing): { fileWsid: string; digest: string }[] =>
  documents.map(({ fileWsid, digest }) => ({ fileWsid, digest }));

/** Which documents are others than those that were shown: replaced, added, or with another digest. */
export const changedNames = (before: Signing['documents'], now: Signing['documents']): string[] => {
  const shown = new Map(before.map(({ fileWsid, digest }) => [fileWsid, digest]));
  return now.filter(({ fileWsid, digest }) => shown.get(fileWsid) !== digest).map(({ fileName }) => fileName);
};

/** Signatures and seals the person has stored; a session of a link reaches neither (Rulings §6.8). */
export const writesQuery = queryOptions({
  queryKey: ['person-writes'],
  queryFn: async ({ signal }) => (await call(api.listPersonWrites, { signal })).personWrites,
});
export const sealsQuery = queryOptions({
  queryKey: ['person-seals'],
  queryFn: async ({ signal }) => (await call(api.listPersonSeals, { signal })).personSeals,
});
