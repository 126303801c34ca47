import { type ReactNode, useEffect, useRef } from 'react';
import { messageOf } from '../../api/client.ts';
import { sharedText } from '../../text/shared.ts';
import { useText } from '../../text/text.ts';
import { useTitle } from '../../text/use-title.ts';
import { Button } from '../../ui/button.tsx';
import { type Drawing, EmptyState } from '../../ui/empty-state.tsx';
import { LanguageSwitch } from '../../ui/language-switch.tsx';
import { Logo } from '../../ui/logo.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import styles from './code-page.module.css';

/** A page behind a QR code while it is being opened. */
export function OpeningView({ word }: { word: string }) {
  return (
    <Stack as="main" gap={3} align="center" justify="center" tone="ink-2" className={styles.opening} role="status">
      <Spinner size={26} />
      <h1 className={styles.word}>{word}</h1>
    </Stack>
  );
}

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
    <Stack className={styles.frame}>
      <Row as="header" justify="between" p={4}>
        <Logo size={28} />
        <LanguageSwitch />
      </Row>
      <Stack as="main" grow align="center" justify="center" className={styles.end} ref={heading} tabIndex={-1}>
        <EmptyState heading="h1" drawing={drawing} title={title} action={action}>
          {why !== undefined && <p>{why}</p>}
          {children}
        </EmptyState>
      </Stack>
    </Stack>
  );
}

interface AwayViewProps {
  title: string;
  error: unknown;
  onAgain: () => void;
}
/** The server could not be asked. */
export function AwayView({ title, error, onAgain }: AwayViewProps) {
  const shared = useText(sharedText);
  const retry = (
    <Button variant="primary" onClick={onAgain}>
      {shared.retry}
    </Button>
  );
  return <EndView drawing="search" title={title} why={messageOf(error)} action={retry} />;
}
