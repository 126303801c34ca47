import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { Suspense, lazy, useCallback, useEffect, useMemo, useState } from 'react';
import { sessionName } from '../../../api/session-name.ts';
import { isFreeLogin, sessionQuery } from '../../../api/session.ts';
import { startWorker } from '../../../parts/pdf-view/worker-port.ts';
import { GuestGate } from './guest-gate.tsx';
import { signingQuery } from './model/queries.ts';
import { OpeningView } from './opening-view.tsx';

const loadTurned = () => import('./turned.tsx');
const Turned = lazy(() => loadTurned().then(({ Turned: component }) => ({ default: component })));
const RefusalView = lazy(() => import('./refusal-view.tsx').then((chunk) => ({ default: chunk.RefusalView })));

/** Loads what draws the contract: not before a stranger has asked for a code, since most links are opened on a phone (ux 40). */
function loadReading(): void {
  startWorker();
  loadTurned().catch(() => {});
}
if (sessionName() !== undefined) loadReading();

/** `/sign/:envelopeWsid/:participantWsid`: identify the person, let them read, sign or check, and show what comes next. */
export function SignPage() {
  const { envelopeWsid, participantWsid } = useParams({ from: '/sign/$envelopeWsid/$participantWsid' });
  const turn = useMemo(() => ({ envelopeWsid, participantWsid }), [envelopeWsid, participantWsid]);
  const session = useQuery(sessionQuery);
  const queries = useQueryClient();
  // A returning person has a session: what it may open is fetched together with it (ux 15).
  useEffect(() => {
    if (sessionName() === undefined) return;
    loadReading();
    void queries.prefetchQuery(signingQuery(turn));
  }, [queries, turn]);
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
  if (session.data === null || wantsLink) return <GuestGate turn={turn} onProven={proven} onProving={loadReading} />;
  return (
    <Suspense fallback={<OpeningView />}>
      <Turned
        key={turn.participantWsid}
        turn={turn}
        isFree={isFreeLogin(session.data)}
        onLink={() => setWantsLink(true)}
      />
    </Suspense>
  );
}
