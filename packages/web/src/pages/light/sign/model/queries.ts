import type { Api, DataOf } from '@countersign/contract';
import { queryOptions } from '@tanstack/react-query';
import { CallError, api, call } from '../../../../api/client.ts';
import { loadKindsOf } from '../../../../parts/field-kinds/kinds.ts';
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

/** With the code of its kinds of fields, if the page does not contain it. */
export async function loadSigning({ envelopeWsid, participantWsid }: Turn, signal: AbortSignal): Promise<Signing> {
  const signing = await call(api.getSigning, { params: { envelopeWsid, participantWsid }, signal });
  await loadKindsOf(signing.forms);
  return signing;
}

/** The pre-checks and all that the page needs. While only time is in the way, they are repeated automatically. */
export const signingQuery = (turn: Turn) =>
  queryOptions({
    queryKey: ['signing', turn.envelopeWsid, turn.participantWsid],
    queryFn: ({ signal }) => loadSigning(turn, signal),
    // The bytes shown are the bytes signed: they change only with a notice to the person.
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    refetchInterval: ({ state: { error } }) => {
      if (!(error instanceof CallError)) return false;
      return mayLift(error.error) ? LIFTING_POLL_MS : isSlowToLift(error.error) && JOINING_POLL_MS;
    },
  });

/** The state of the envelope after the act; polled often while the last revisions are made, seldom while others act. */
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

/** What a stranger may know of a link. */
export const linkQuery = (turn: Turn) =>
  queryOptions({
    queryKey: ['link', turn.envelopeWsid, turn.participantWsid],
    queryFn: async ({ signal }) => (await call(api.getLink, { params: { ...turn }, signal })).link,
    staleTime: Infinity,
  });

/** The digests of the bytes that were shown (Rulings §6.9). */
export const seenDigests = ({ documents }: Signing): { fileWsid: string; digest: string }[] =>
  documents.map(({ fileWsid, digest }) => ({ fileWsid, digest }));

/** The documents that differ from those that were shown: replaced, added, or with another digest. */
export const changedNames = (before: Signing['documents'], now: Signing['documents']): string[] => {
  const shown = new Map(before.map(({ fileWsid, digest }) => [fileWsid, digest]));
  return now.filter(({ fileWsid, digest }) => shown.get(fileWsid) !== digest).map(({ fileName }) => fileName);
};

/** The signatures and seals the person has stored; a session of a link reaches neither (Rulings §6.8). */
export const writesQuery = queryOptions({
  queryKey: ['person-writes'],
  queryFn: async ({ signal }) => (await call(api.listPersonWrites, { signal })).personWrites,
});
export const sealsQuery = queryOptions({
  queryKey: ['person-seals'],
  queryFn: async ({ signal }) => (await call(api.listPersonSeals, { signal })).personSeals,
});
