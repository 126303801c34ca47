import { SESSION_NAME_COOKIE } from '@countersign/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { type ComponentProps, type ReactNode, Suspense, lazy, useCallback, useEffect, useMemo, useState } from 'react';
import { CallError, errorNameOf, keep } from '../../../api/client.ts';
import { isFreeLogin, sessionQuery } from '../../../api/session.ts';
import { ensureWorker } from '../../../parts/pdf-view/pdf-view.tsx';
import { CheckingView } from './checking-view.tsx';
import { GuestGate } from './guest-gate.tsx';
import { type Turn, changedNames, envelopeQuery, signingQuery } from './model/queries.ts';
import { type Acted, actedKind } from './model/stage.ts';
import { useEnvelopeChanges } from './model/use-envelope-changes.ts';
import { OpeningView } from './opening-view.tsx';
import { RefusalView } from './refusal-view.tsx';
import { SigningView } from './signing-view.tsx';

/** `/sign/:envelopeWsid/:participantWsid`: identify the person, let them read, sign or check, and show what comes next. */
export function SignPage() {
  const { envelopeWsid, participantWsid } = useParams({ from: '/sign/$envelopeWsid/$participantWsid' });
  const turn = useMemo(() => ({ envelopeWsid, participantWsid }), [envelopeWsid, participantWsid]);
  const session = useQuery(sessionQuery);
  const queries = useQueryClient();
  // The largest chunks load while the session is fetched, or the person identifies themselves (ux 15).
  useEffect(ensureWorker, []);
  useEffect(() => {
    // A returning person has a session: the documents it may open are fetched together with it.
    if (hasSessionName()) void queries.prefetchQuery(signingQuery(turn));
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
      <RefusalView
        turn={turn}
        error={session.error}
        onAgain={() => void session.refetch()}
        isAsking={session.isFetching}
        onLink={() => setWantsLink(true)}
      />
    );
  }
  if (session.data === null || wantsLink) return <GuestGate turn={turn} onProven={proven} />;
  return (
    <Turned
      key={turn.participantWsid}
      turn={turn}
      isFree={isFreeLogin(session.data)}
      onLink={() => setWantsLink(true)}
    />
  );
}

const hasSessionName = (): boolean =>
  document.cookie.split('; ').some((pair) => pair.startsWith(`${SESSION_NAME_COOKIE}=`));

interface TurnedProps {
  turn: Turn;
  isFree: boolean;
  onLink: () => void;
}
/** The person is known: the pre-checks say what they may do now. */
function Turned({ turn, isFree, onLink }: TurnedProps) {
  const [acted, setActed] = useState<Acted | null>(null);
  const [changed, setChanged] = useState<readonly string[] | null>(null);
  const signing = useQuery({ ...signingQuery(turn), enabled: acted === null });
  const refused = useStanding(signing.error);
  useEnvelopeChanges(turn, acted !== null);
  // The chunk of the done view loads while the person reads, so that nothing is waited for after the act.
  useEffect(() => {
    const timer = setTimeout(() => {
      loadDone().catch(() => {});
    }, LOAD_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  const onActed = useCallback(
    (done: Acted): void => {
      setActed(done);
      void keep(envelopeQuery(turn.envelopeWsid).queryKey, done.envelope);
    },
    [turn.envelopeWsid],
  );
  const onChanged = useCallback(async (): Promise<void> => {
    const before = signing.data?.documents ?? [];
    const { data } = await signing.refetch();
    setChanged(data === undefined ? [] : changedNames(before, data.documents));
  }, [signing]);

  if (acted !== null) {
    const contact = signing.data?.authentication.contact ?? null;
    return <Done turn={turn} kind={acted.kind} answered={acted.envelope} isFree={isFree} contact={contact} />;
  }
  if (signing.data !== undefined && !isRefusal(signing.error)) {
    const shared = { signing: signing.data, changed, onDismissChanged: () => setChanged(null), onActed, onChanged };
    return signing.data.participant.actionType === 'CHECKER' ? (
      <CheckingView {...shared} isFree={isFree} />
    ) : (
      <SigningView {...shared} isFree={isFree} />
    );
  }
  if (refused === null) return <OpeningView />;
  const refusal = (
    <RefusalView
      turn={turn}
      error={refused}
      onAgain={() => void signing.refetch()}
      isAsking={signing.isFetching}
      onLink={onLink}
    />
  );
  return errorNameOf(refused) === 'ERROR_ALREADY_SIGNED' ? (
    <ActedBefore turn={turn} isFree={isFree} otherwise={refusal} />
  ) : (
    refusal
  );
}

/** The last error, kept while a refetch has cleared it: otherwise the error page would flash and lose its input. */
function useStanding(error: Error | null): Error | null {
  const [last, setLast] = useState(error);
  if (error !== null && error !== last) setLast(error);
  return error ?? last;
}

const LOAD_AFTER_MS = 1500;
const loadDone = () => import('./done-view.tsx');
const DoneView = lazy(() => loadDone().then(({ DoneView: component }) => ({ default: component })));

function Done({ turn, ...props }: { turn: Turn } & Omit<ComponentProps<typeof DoneView>, 'envelopeWsid'>) {
  return (
    <Suspense fallback={<OpeningView />}>
      <DoneView envelopeWsid={turn.envelopeWsid} {...props} />
    </Suspense>
  );
}

/** A refusal is shown in place of the contract; a lost connection leaves the contract as it is. */
const isRefusal = (error: Error | null): boolean => error instanceof CallError && error.status < 500;

/** A person who returns after the act sees its result, not an error page. */
function ActedBefore({ turn, isFree, otherwise }: { turn: Turn; isFree: boolean; otherwise: ReactNode }) {
  const { data, isPending } = useQuery(envelopeQuery(turn.envelopeWsid));
  if (isPending) return <OpeningView />;
  const mine = data?.participants.find(({ participantWsid }) => participantWsid === turn.participantWsid);
  const kind = mine === undefined ? null : actedKind(mine);
  if (kind === null) return otherwise;
  return <Done turn={turn} kind={kind} answered={null} isFree={isFree} contact={null} />;
}
