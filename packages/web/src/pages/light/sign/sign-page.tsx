import { SESSION_NAME_COOKIE } from '@countersign/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { type ComponentProps, type ReactNode, Suspense, lazy, useCallback, useEffect, useMemo, useState } from 'react';
import { CallError, errorNameOf, keep } from '../../../api/client.ts';
import { isFreeLogin, sessionQuery } from '../../../api/session.ts';
import { ensureWorker } from '../../../parts/pdf-view/pdf-view.tsx';
import { CheckDesk } from './check-desk.tsx';
import { GuestGate } from './guest-gate.tsx';
import { type Turn, changedNames, envelopeQuery, signingQuery } from './model/queries.ts';
import { type Acted, actedKind } from './model/stage.ts';
import { useEnvelopeChanges } from './model/use-envelope-changes.ts';
import { OpeningView } from './opening-view.tsx';
import { RefusalView } from './refusal-view.tsx';
import { SignDesk } from './sign-desk.tsx';

/** `/sign/:envelopeWsid/:participantWsid`: prove who you are, read, sign or check, and see what comes next. */
export function SignPage() {
  const { envelopeWsid, participantWsid } = useParams({ from: '/sign/$envelopeWsid/$participantWsid' });
  const turn = useMemo(() => ({ envelopeWsid, participantWsid }), [envelopeWsid, participantWsid]);
  const session = useQuery(sessionQuery);
  const queries = useQueryClient();
  // The largest part of what is needed travels while the person is asked for, or proves who they are (ux 15).
  useEffect(ensureWorker, []);
  useEffect(() => {
    // Whoever was here before has a session: what it may open is asked for together with it.
    if (hasSessionName()) void queries.prefetchQuery(signingQuery(turn));
  }, [queries, turn]);
  const [wantsLink, setWantsLink] = useState(false);
  // Entering a session makes the queries anew: this page has to look at them again.
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
/** Somebody is known: the pre-checks say what they may do now. */
function Turned({ turn, isFree, onLink }: TurnedProps) {
  const [acted, setActed] = useState<Acted | null>(null);
  const [changed, setChanged] = useState<readonly string[] | null>(null);
  const signing = useQuery({ ...signingQuery(turn), enabled: acted === null });
  const refused = useStanding(signing.error);
  useEnvelopeChanges(turn, acted !== null);
  // What says that it is done comes while one reads, so that nothing is waited for after the act.
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
  if (signing.data !== undefined && !isWall(signing.error)) {
    const shared = { signing: signing.data, changed, onDismissChanged: () => setChanged(null), onActed, onChanged };
    return signing.data.participant.actionType === 'CHECKER' ? (
      <CheckDesk {...shared} isFree={isFree} />
    ) : (
      <SignDesk {...shared} isFree={isFree} />
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

/** The last error: a question that is asked again forgets it, and the page it stands on would flash and lose what was done there. */
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

/** A refusal stands before the contract; a lost connection leaves it where it is. */
const isWall = (error: Error | null): boolean => error instanceof CallError && error.status < 500;

/** Whoever comes back after the act finds what became of it, not a wall. */
function ActedBefore({ turn, isFree, otherwise }: { turn: Turn; isFree: boolean; otherwise: ReactNode }) {
  const { data, isPending } = useQuery(envelopeQuery(turn.envelopeWsid));
  if (isPending) return <OpeningView />;
  const mine = data?.participants.find(({ participantWsid }) => participantWsid === turn.participantWsid);
  const kind = mine === undefined ? null : actedKind(mine);
  if (kind === null) return otherwise;
  return <Done turn={turn} kind={kind} answered={null} isFree={isFree} contact={null} />;
}
