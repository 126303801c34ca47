import { useQuery } from '@tanstack/react-query';
import { Suspense, lazy, useEffect, useRef, useState } from 'react';
import { api, call, messageOf } from '../../../api/client.ts';
import { deviceId } from '../../../api/device.ts';
import { isInPerson } from '../../../api/in-person.ts';
import { enterSession } from '../../../api/session.ts';
import { CodeProof, type Proof, fetchOpcode } from '../../../parts/code/code-proof.tsx';
import { LinkSender } from '../../../parts/link-sender/link-sender.tsx';
import { AcceptedByPress } from '../../../parts/legal/accepted-by-press.tsx';
import { EntryForm } from '../../../parts/entry/entry-form.tsx';
import { acceptedTerms } from '../../../text/terms.ts';
import { suggestLanguage, withTexts } from '../../../text/load-texts.ts';
import { useTitle } from '../../../text/use-title.ts';
import { Banner, Grid, Heading, Hint, Paragraph, Spinner, Stack, Text, box } from '../../../ui/index.ts';
import { LightFrame } from './light-frame.tsx';
import { type Turn, linkQuery } from './model/queries.ts';
import styles from './guest-gate.module.css';
import { useSignText } from './text.ts';

const GiveBack = lazy(withTexts(async () => ({ default: (await import('./rare-parts.ts')).GiveBack }), 'signing'));
const RefusalView = lazy(
  withTexts(async () => ({ default: (await import('./refusal-view.tsx')).RefusalView }), 'signing'),
);

interface GuestGateProps {
  turn: Turn;
  onProven: () => void;
  /** Called once the code is accepted, while the session is being fetched. */
  onEntering: () => void;
  /** Called as soon as the person does something here, such as asking for the code. */
  onProving: () => void;
}
/** Opens a link with a code sent to its contact; a stranger is told nothing more (Rulings §3, §6.8). */
export function GuestGate({ turn, onProven, onEntering, onProving }: GuestGateProps) {
  const text = useSignText();
  const link = useQuery(linkQuery(turn));
  useTitle(text.guest.title);
  const language = link.data?.language ?? null;
  useEffect(() => suggestLanguage(language), [language]);
  if (link.isError) {
    return (
      <Suspense>
        <RefusalView
          turn={turn}
          error={link.error}
          onAgain={() => void link.refetch()}
          isAsking={link.isFetching}
          onLink={() => void link.refetch()}
        />
      </Suspense>
    );
  }
  // The card appears whole: its height depends on the kind of the contact.
  if (link.isPending) {
    return (
      <LightFrame>
        <Grid as="main" center grow role="status">
          <Spinner size={28} />
          <span className="visually-hidden">{text.loading}</span>
        </Grid>
      </LightFrame>
    );
  }
  const { contact, kind, sender } = link.data;
  return (
    <LightFrame>
      <Stack
        as="main"
        gap={5}
        grow
        justify="center"
        width="full"
        mx="auto"
        className={styles.gate}
        onFocusCapture={onProving}
      >
        <Stack as="section" card gap={4} p={6} shadow={1}>
          <div>
            <Heading as="h1" heading="xl" text={text.guest.title} />
            {sender && <LinkSender {...sender} />}
            <Paragraph text={text.guest.lead} />
            <Text as="p" mt={0.5} size="title-s" weight={600} tone="ink" text={contact} />
          </div>
          <Prove turn={turn} contact={contact} kind={kind} onProven={onProven} onEntering={onEntering} />
          <Hint size="s" text={text.guest.safe} />
        </Stack>
        {isInPerson() ? (
          <Suspense>
            <GiveBack />
          </Suspense>
        ) : (
          <a
            className={box({ inlineRow: true, alignSelf: 'center', minHeight: 'touch' })}
            href={`/login?returnTo=${encodeURIComponent(location.pathname)}`}
          >
            {text.guest.login}
          </a>
        )}
      </Stack>
    </LightFrame>
  );
}

interface ProveProps {
  turn: Turn;
  contact: string;
  kind: Proof['kind'];
  onProven: () => void;
  onEntering: () => void;
}
function Prove({ turn, contact, kind, onProven, onEntering }: ProveProps) {
  const text = useSignText();
  const [code, setCode] = useState('');
  const [codeError, setCodeError] = useState<string | null>(null);
  const [submitted, setSubmitted] = useState(0);
  const [fault, setFault] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  // An autofilled code completes once; a press on the button meanwhile must not spend it twice.
  const isUnderWay = useRef(false);
  const destinationWsid = turn.participantWsid;
  const proof: Proof = { contact, kind, service: 'SIGNING_OBJECT', destinationWsid };

  const enter = async (digits: string): Promise<void> => {
    if (digits.length < 6) return setCodeError(text.code.digits);
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setBusy(true);
    setFault(null);
    try {
      const opcode = await fetchOpcode(proof, digits).catch((error: unknown) => setCodeError(messageOf(error)));
      if (opcode === undefined) return setCode('');
      const body = {
        contact,
        destinationWsid,
        enableAutoRegist: true,
        opcode,
        deviceId: deviceId(),
        ...acceptedTerms(),
      };
      await call(api.createSigningSession, { body });
      const entered = enterSession();
      onEntering();
      await entered;
      onProven();
    } catch (error) {
      setFault(messageOf(error));
    } finally {
      isUnderWay.current = false;
      setBusy(false);
    }
  };
  return (
    <EntryForm
      act={text.guest.open}
      busy={isBusy}
      submitted={submitted}
      onSubmit={() => {
        setSubmitted(submitted + 1);
        void enter(code);
      }}
    >
      <CodeProof
        proof={proof}
        service="SIGNING_OBJECT"
        code={code}
        codeError={codeError}
        onCode={(next) => {
          setCode(next);
          setCodeError(null);
        }}
        onComplete={(digits) => void enter(digits)}
        submitted={submitted}
      />
      <AcceptedByPress act={text.guest.open} />
      {fault !== null && <Banner tone="danger">{fault}</Banner>}
    </EntryForm>
  );
}
