import { useQuery } from '@tanstack/react-query';
import { Suspense, lazy, useEffect, useRef } from 'react';
import { errorNameOf, messageOf, requestIdOf, NetworkError } from '../../../api/client.ts';
import { useIdentityPlace, useIdentityWord } from '../../../parts/identity/requires-identity.tsx';
import { useTitle } from '../../../text/use-title.ts';
import { AnchorButton, Button, type Drawing, EmptyState, Stack, Text } from '../../../ui/index.ts';
import { LightFrame } from './light-frame.tsx';
import { type Turn, envelopeQuery } from './model/queries.ts';
import { type RefusalTone, type WayOn, refusalPage } from './model/refusals.ts';
import { useRefusalWords } from './refusal-words.ts';
import { useSignText } from './text.ts';

const JoinWay = lazy(() => import('./join-way.tsx'));

const DRAWINGS: Record<RefusalTone, Drawing> = {
  wait: 'clock',
  done: 'done',
  ended: 'paper',
  closed: 'lock',
  trouble: 'search',
};

interface RefusalViewProps {
  turn: Turn;
  error: unknown;
  /** Repeats the request. */
  onAgain: () => void;
  isAsking: boolean;
  /** Proves the contact of the link instead. */
  onLink: () => void;
}

/** A failed pre-check, in words, with one way on (ux 27). */
export function RefusalView({ turn, error, onAgain, isAsking, onLink }: RefusalViewProps) {
  const text = useSignText();
  const name = error instanceof NetworkError ? null : (errorNameOf(error) ?? 'ERROR_INTERNAL');
  const { data: envelope } = useQuery({
    ...envelopeQuery(turn.envelopeWsid),
    enabled: name === 'ERROR_ENVELOPE_STATUS_IS_NOT_MATCH',
  });
  const page = refusalPage(name, envelope?.status ?? null);
  const words = useRefusalWords()[page.words];
  const heading = useRef<HTMLDivElement>(null);
  useTitle(words.title);
  useEffect(() => heading.current?.focus(), []);
  const requestId = requestIdOf(error);
  const action = <Way way={page.way} turn={turn} onAgain={onAgain} onLink={onLink} isAsking={isAsking} />;
  return (
    <LightFrame>
      <Stack as="main" grow align="center" justify="center" px={4} pb={16} ref={heading} tabIndex={-1}>
        <EmptyState heading="h1" drawing={DRAWINGS[page.tone]} title={words.title} action={action}>
          <p>{words.text}</p>
          {page.words === 'other' && <Text as="p" mt={2} text={messageOf(error)} />}
          {page.tone === 'trouble' && requestId !== null && (
            <Text as="p" mt={2} size="s">
              {text.refusal.code} <code>{requestId}</code>
            </Text>
          )}
        </EmptyState>
      </Stack>
    </LightFrame>
  );
}

function Way({
  way,
  turn,
  onAgain,
  onLink,
  isAsking,
}: { way: WayOn; isAsking: boolean } & Pick<RefusalViewProps, 'turn' | 'onAgain' | 'onLink'>) {
  const { refusal } = useSignText();
  switch (way) {
    case 'again':
      return <Button variant="primary" label={refusal.again} busy={isAsking} onClick={onAgain} />;
    case 'link':
      return <Button variant="primary" label={refusal.link} onClick={onLink} />;
    case 'home':
      return <AnchorButton variant="primary" label={refusal.home} href="/wesign" />;
    case 'join':
      return (
        <Suspense>
          <JoinWay turn={turn} onJoined={onAgain} />
        </Suspense>
      );
    case 'identity':
      return <IdentityWay />;
  }
}

const IdentityWay = () => <AnchorButton variant="primary" label={useIdentityWord()} href={useIdentityPlace()} />;
