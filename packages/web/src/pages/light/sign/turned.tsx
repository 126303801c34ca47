import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, type ReactNode, Suspense, lazy, useCallback, useEffect, useState } from 'react';
import { CallError, errorNameOf, keep } from '../../../api/client.ts';
import { isInPerson, toInPerson } from '../../../api/in-person.ts';
import { LOAD_AFTER_MS } from '../../../ui/late.tsx';
import { suggestLanguage } from '../../../text/load-texts.ts';
import { whenIdle } from '../../../ui/when-idle.ts';
import { CheckingView } from './checking-view.tsx';
import { type Turn, changedNames, envelopeQuery, signingQuery } from './model/queries.ts';
import { type Acted, actedKind } from './model/stage.ts';
import { useEnvelopeChanges } from './model/use-envelope-changes.ts';
import { OpeningView } from './opening-view.tsx';
import { RefusalView } from './refusal-view.tsx';
import { SigningView } from './signing-view.tsx';

export interface TurnedProps {
  turn: Turn;
  isFree: boolean;
  onLink: () => void;
}
/** The person is known: the pre-checks say what they may do now. */
export function Turned({ turn, isFree, onLink }: TurnedProps) {
  const [acted, setActed] = useState<Acted | null>(null);
  const [changed, setChanged] = useState<readonly string[] | null>(null);
  const signing = useQuery({ ...signingQuery(turn), enabled: acted === null });
  const refused = useStanding(signing.error);
  useEnvelopeChanges(turn, acted !== null);
  // The chunk of the done view loads while the person reads, so that nothing is waited for after the act.
  useEffect(() => whenIdle(LOAD_AFTER_MS, () => void loadDone().catch(() => {})), []);
  // A guest who comes back does not pass the gate, which chooses the language.
  const language = signing.data?.participant.language ?? null;
  useEffect(() => suggestLanguage(isFree ? language : null), [isFree, language]);
  const onActed = useCallback(
    (done: Acted): void => {
      if (isInPerson()) return toInPerson();
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

const loadDone = () => import('./done-view.tsx');
const DoneView = lazy(() => loadDone().then(({ DoneView: component }) => ({ default: component })));

const Done = ({ turn, ...props }: { turn: Turn } & Omit<ComponentProps<typeof DoneView>, 'envelopeWsid'>) => (
  <Suspense fallback={<OpeningView />}>
    <DoneView envelopeWsid={turn.envelopeWsid} {...props} />
  </Suspense>
);

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
