import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { type ComponentType, Suspense, lazy, useCallback, useEffect, useMemo, useState } from 'react';
import { queryClient } from '../../../api/client.ts';
import { sessionName } from '../../../api/session-name.ts';
import { isFreeLogin, sessionQuery } from '../../../api/session.ts';
import { startWorker } from '../../../parts/pdf-view/worker-port.ts';
import { withTexts } from '../../../text/load-texts.ts';
import { GuestGate } from './guest-gate.tsx';
import { type Turn, signingQuery } from './model/queries.ts';
import { OpeningView } from './opening-view.tsx';
import type { TurnedProps } from './turned.tsx';

let turned: ComponentType<TurnedProps> | null = null;
async function loadTurned(): Promise<ComponentType<TurnedProps>> {
  const { Turned } = await withTexts(() => import('./turned.tsx'), 'signing')();
  turned = Turned;
  return Turned;
}
const RefusalView = lazy(
  withTexts(async () => ({ default: (await import('./refusal-view.tsx')).RefusalView }), 'signing'),
);

/** Loads what draws the contract: not before a stranger has asked for a code, since most links are opened on a phone (ux 40). */
function loadReading(): void {
  startWorker();
  loadTurned().catch(() => {});
}

/** A person with a session, returning or just let in: what it may open is fetched together with it (ux 15). */
function openAsReturning(turn: Turn): void {
  if (sessionName() === undefined) return;
  loadReading();
  void queryClient.prefetchQuery(sessionQuery);
  void readAhead(turn).catch(() => {});
}

/** The first document is read while what shows it is still being made. */
async function readAhead(turn: Turn): Promise<void> {
  const signing = queryClient.fetchQuery(signingQuery(turn));
  const [{ documents }, { openFirst }] = await Promise.all([signing, import('./model/view-documents.ts')]);
  openFirst(documents);
}

/** This module is part of the first script of every page; only behind a signing link it begins before the page is rendered. */
const [, envelopeWsid, participantWsid] = /^\/sign\/([^/]+)\/([^/]+)/.exec(window.location.pathname) ?? [];
if (envelopeWsid !== undefined && participantWsid !== undefined) openAsReturning({ envelopeWsid, participantWsid });

/** `/sign/:envelopeWsid/:participantWsid`: identify the person, let them read, sign or check, and show what comes next. */
export function SignPage() {
  const { envelopeWsid, participantWsid } = useParams({ from: '/sign/$envelopeWsid/$participantWsid' });
  const turn = useMemo(() => ({ envelopeWsid, participantWsid }), [envelopeWsid, participantWsid]);
  const session = useQuery(sessionQuery);
  useEffect(() => {
    const isBegun = queryClient.getQueryState(signingQuery(turn).queryKey) !== undefined;
    if (!isBegun) openAsReturning(turn);
  }, [turn]);
  const [wantsLink, setWantsLink] = useState(false);
  // Entering a session resets the queries: this page has to subscribe to them again.
  const [, setProofs] = useState(0);
  const proven = useCallback(() => {
    setWantsLink(false);
    setProofs((count) => count + 1);
  }, []);
  if (session.isPending) return <OpeningView />;
  if (session.isError) {
    return (
      <Suspense fallback={<OpeningView />}>
        <RefusalView
          turn={turn}
          error={session.error}
          onAgain={() => void session.refetch()}
          isAsking={session.isFetching}
          onLink={() => setWantsLink(true)}
        />
      </Suspense>
    );
  }
  if (session.data === null || wantsLink)
    return <GuestGate turn={turn} onProven={proven} onEntering={() => openAsReturning(turn)} onProving={loadReading} />;
  return (
    <ForReturning
      key={turn.participantWsid}
      turn={turn}
      isFree={isFreeLogin(session.data)}
      onLink={() => setWantsLink(true)}
    />
  );
}

/**
 * The contract for a person who is known. Without Suspense, since React shows the content that replaces a fallback at the earliest
 * 300 ms after the fallback.
 */
function ForReturning(props: TurnedProps) {
  const [Turned, setTurned] = useState(() => turned);
  const [failure, setFailure] = useState<{ readonly cause: unknown } | null>(null);
  useEffect(() => {
    loadTurned().then(
      (loaded) => setTurned(() => loaded),
      (cause: unknown) => setFailure({ cause }),
    );
  }, []);
  if (Turned !== null) return <Turned {...props} />;
  // For the error page of the router.
  if (failure !== null) throw failure.cause;
  return <OpeningView />;
}
