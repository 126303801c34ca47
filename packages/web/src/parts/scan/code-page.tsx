import { type ReactNode, useEffect, useRef } from 'react';
import { messageOf } from '../../api/client.ts';
import { useSharedText } from '../../text/shared.ts';
import { useTitle } from '../../text/use-title.ts';
import { Button, type Drawing, EmptyState, Heading, Row, Spinner, Stack } from '../../ui/index.ts';
import { LanguageSwitch } from '../../ui/language-switch.tsx';
import { Logo } from '../../ui/logo.tsx';

/** A page behind a QR code while it is being opened. */
export const OpeningView = ({ word }: { word: string }) => (
  <Stack as="main" gap={3} align="center" justify="center" tone="ink-2" screenHigh role="status">
    <Spinner size={26} />
    <Heading as="h1" size="base" weight={400} text={word} />
  </Stack>
);

interface EndViewProps {
  drawing: Drawing;
  title: string;
  why?: string;
  children?: ReactNode;
  action?: ReactNode;
}
/** One sentence and at most one way on; a live region reads it out. */
export function EndView({ drawing, title, why, children, action }: EndViewProps) {
  const heading = useRef<HTMLElement>(null);
  useTitle(title);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Stack screenHigh>
      <Row as="header" justify="between" p={4}>
        <Logo size={28} />
        <LanguageSwitch />
      </Row>
      <Stack as="main" grow align="center" justify="center" px={4} pb={16} ref={heading} tabIndex={-1}>
        <EmptyState heading="h1" drawing={drawing} title={title} action={action}>
          {why !== undefined && <p>{why}</p>}
          {children}
        </EmptyState>
      </Stack>
    </Stack>
  );
}

/** The server could not be asked. */
export function AwayView({ title, error, onAgain }: { title: string; error: unknown; onAgain: () => void }) {
  const shared = useSharedText();
  const retry = <Button variant="primary" label={shared.retry} onClick={onAgain} />;
  return <EndView drawing="search" title={title} why={messageOf(error)} action={retry} />;
}
