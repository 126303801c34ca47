import type { Document } from '@countersign/contract';
import type { NameSource } from '@countersign/domain';
import { useQueries } from '@tanstack/react-query';
import { useCallback, useMemo, useRef, useState } from 'react';
import { api, call } from '../../../../api/client.ts';
import { createKeeper } from '../model/kept-values.ts';
import { type Signing, loadSigning } from '../model/queries.ts';
import { type Adopted, type OutReason, drawnKey, idsOf, BATCH_MAX, outReason, seenKey } from './model.ts';

/** One envelope of the batch, as far as it is loaded. */
export interface Item {
  readonly envelopeWsid: string;
  readonly title: string;
  readonly senderName: string;
  readonly senderNameSource: NameSource;
  /** Null if it is not the caller's turn. */
  readonly participantWsid: string | null;
  /** The result of the pre-checks; null = they refused, or nothing waits for the caller. */
  readonly signing: Signing | null;
  readonly out: OutReason | 'notYourTurn' | 'joinFirst' | { readonly error: unknown } | null;
}

async function loadItem(envelopeWsid: string, signal: AbortSignal): Promise<Item> {
  const { envelope } = await call(api.getEnvelope, { params: { envelopeWsid }, query: {}, signal });
  const { title, senderName, senderNameSource } = envelope;
  const known = { envelopeWsid, title, senderName, senderNameSource };
  const mine = envelope.participants.find(({ isMe, atTurn, actionType }) => isMe && atTurn && actionType !== 'SENDER');
  if (mine === undefined) return { ...known, participantWsid: null, signing: null, out: 'notYourTurn' };
  const { participantWsid } = mine;
  if (mine.waitingJoinEnterprise) return { ...known, participantWsid, signing: null, out: 'joinFirst' };
  try {
    const signing = await loadSigning({ envelopeWsid, participantWsid }, signal);
    return { ...known, participantWsid, signing, out: outReason(signing) };
  } catch (error) {
    return { ...known, participantWsid, signing: null, out: { error } };
  }
}

/** The bytes shown are the bytes signed: they are fetched once, and again only when the person asks. */
const itemQuery = (envelopeWsid: string) => ({
  queryKey: ['batch', envelopeWsid],
  queryFn: ({ signal }: { signal: AbortSignal }) => loadItem(envelopeWsid, signal),
  staleTime: Infinity,
  gcTime: 0,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
});

const SEEN_KEY = 'batch:seen';
const DRAWN_KEY = 'batch:drawn';
const store = (): Storage | null => {
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
};
function loadKept(of: string): readonly string[] {
  try {
    const kept: unknown = JSON.parse(store()?.getItem(of) ?? '[]');
    return Array.isArray(kept) ? kept.filter((key): key is string => typeof key === 'string') : [];
  } catch {
    return [];
  }
}
function keep(of: string, keys: readonly string[]): void {
  try {
    store()?.setItem(of, JSON.stringify(keys));
  } catch {
    // If storage is full or forbidden, only resuming is lost, never the signing.
  }
}

export type Batch = ReturnType<typeof useBatch>;

/** The envelopes of an address, which of them were viewed, and the pictures for all: stored as long as the tab (ux 23). */
export function useBatch(ids: string) {
  const asked = useMemo(() => idsOf(ids), [ids]);
  const taken = useMemo(() => asked.slice(0, BATCH_MAX), [asked]);
  const queries = useQueries({ queries: taken.map(itemQuery) });
  const keeper = useMemo(() => createKeeper(store(), 'batch'), []);
  const [adopted, setAdopted] = useState<Adopted>(() => keeper.load().adopted);
  const [seen, setSeen] = useState<readonly string[]>(() => loadKept(SEEN_KEY));
  // A ref, as only the act reads it and drawing changes nothing on the screen. It is stored along with the viewed envelopes.
  const drawn = useRef<ReadonlySet<string> | null>(null);

  const adopt = useCallback(
    (picture: keyof Adopted, value: Adopted[keyof Adopted]) =>
      setAdopted((now) => {
        const next = { ...now, [picture]: value };
        keeper.save({ values: {}, adopted: next, started: true });
        return next;
      }),
    [keeper],
  );
  const markSeen = useCallback(
    (signing: Signing) =>
      setSeen((now) => {
        const key = seenKey(signing);
        if (now.includes(key)) return now;
        const next = [...now, key];
        keep(SEEN_KEY, next);
        return next;
      }),
    [],
  );
  const drawnBefore = useCallback(() => (drawn.current ??= new Set(loadKept(DRAWN_KEY))), []);
  const markDrawn = useCallback(
    (keys: readonly string[]) => {
      const before = drawnBefore();
      if (keys.every((key) => before.has(key))) return;
      const next = new Set([...before, ...keys]);
      drawn.current = next;
      keep(DRAWN_KEY, [...next]);
    },
    [drawnBefore],
  );
  return {
    isTooMany: asked.length > taken.length,
    rows: taken.map((envelopeWsid, at) => ({
      envelopeWsid,
      item: queries[at]?.data,
      error: queries[at]?.error ?? null,
    })),
    isLoading: queries.some(({ isFetching }) => isFetching),
    reload: (envelopeWsids: readonly string[]): Promise<unknown> =>
      Promise.all(queries.filter((_, at) => envelopeWsids.includes(taken[at] ?? '')).map((query) => query.refetch())),
    adopted,
    adopt,
    isSeen: (signing: Signing): boolean => seen.includes(seenKey(signing)),
    markSeen,
    isDrawn: (document: Document, page: number): boolean => drawnBefore().has(drawnKey(document, page)),
    markDrawn,
  };
}
