import { useParams } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { messageOf } from '../../../api/client.ts';
import { sharedText } from '../../../text/shared.ts';
import { useText } from '../../../text/text.ts';
import { useTitle } from '../../../text/use-title.ts';
import { Button } from '../../../ui/button.tsx';
import { type Drawing, EmptyState } from '../../../ui/empty-state.tsx';
import { LanguageSwitch } from '../../../ui/language-switch.tsx';
import { Logo } from '../../../ui/logo.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { DrawView } from './draw-view.tsx';
import styles from './scan-page.module.css';
import { takeSecret } from '../../../parts/scan/scan-secret.ts';
import { scanPageText } from './text.ts';
import { type ScanKey, useOpenedScan } from './use-opened-scan.ts';

function tabStore(): Storage | null {
  try {
    return sessionStorage;
  } catch {
    return null;
  }
}

/** The page behind the QR code: a full-screen pad, for the computer that shows the code; no login is needed. */
export function ScanPage() {
  const { scanWsid } = useParams({ from: '/scan/$scanWsid' });
  const words = useText(scanPageText);
  const [secret] = useState(() => takeSecret(scanWsid, window.location.hash, tabStore()));
  useEffect(() => {
    if (window.location.hash !== '') window.history.replaceState(window.history.state, '', window.location.pathname);
  }, []);
  if (secret !== null) return <OpenScan scan={{ scanWsid, secret }} />;
  return (
    <EndView drawing="search" title={words.incompleteTitle}>
      {words.incompleteWhy}
    </EndView>
  );
}

function OpenScan({ scan }: { scan: ScanKey }) {
  const words = useText(scanPageText);
  const shared = useText(sharedText);
  const { state, again, close } = useOpenedScan(scan);
  useTitle(state.step === 'drawing' ? words.title[state.opened.purpose] : words.page);
  switch (state.step) {
    case 'opening':
      return (
        <main className={styles.opening} role="status">
          <Spinner size={26} />
          <h1 className={styles.openingWord}>{words.opening}</h1>
        </main>
      );
    case 'drawing':
      return <DrawView scan={scan} opened={state.opened} untilMs={state.untilMs} onEnd={close} />;
    case 'gone':
      return (
        <EndView drawing="clock" title={words.goneTitle}>
          {words.goneWhy}
        </EndView>
      );
    case 'away':
      return (
        <EndView
          drawing="search"
          title={words.awayTitle}
          action={
            <Button variant="primary" onClick={again}>
              {shared.retry}
            </Button>
          }
        >
          {messageOf(state.error)}
        </EndView>
      );
    case 'done':
      return (
        <EndView drawing="done" title={words.doneTitle}>
          {words.doneWhy}
        </EndView>
      );
  }
}

interface EndViewProps {
  drawing: Drawing;
  title: string;
  children: ReactNode;
  action?: ReactNode;
}
/** One sentence and at most one way on; a live region reads it out. */
function EndView({ drawing, title, children, action }: EndViewProps) {
  const heading = useRef<HTMLElement>(null);
  useTitle(title);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.frame}>
      <header className={styles.bar}>
        <Logo size={28} />
        <LanguageSwitch />
      </header>
      <main className={styles.end} ref={heading} tabIndex={-1}>
        <EmptyState heading="h1" drawing={drawing} title={title} action={action}>
          <p>{children}</p>
        </EmptyState>
      </main>
    </div>
  );
}
