import { useParams } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { messageOf } from '../../../api/client.ts';
import { takeSecret } from '../../../parts/scan/scan-secret.ts';
import { Digest } from '../../../parts/shield/digest.tsx';
import { sharedText } from '../../../text/shared.ts';
import { useText } from '../../../text/text.ts';
import { useTitle } from '../../../text/use-title.ts';
import { Button } from '../../../ui/button.tsx';
import { type Drawing, EmptyState } from '../../../ui/empty-state.tsx';
import { LanguageSwitch } from '../../../ui/language-switch.tsx';
import { Logo } from '../../../ui/logo.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { canSign } from './phone-key.ts';
import { ShieldView } from './shield-view.tsx';
import styles from './shield-page.module.css';
import { NotShownError, type ShieldKey } from './sign-by-phone.ts';
import { shieldPageText } from './text.ts';
import { useShield } from './use-shield.ts';

function tabStore(): Storage | null {
  try {
    return sessionStorage;
  } catch {
    return null;
  }
}

/** The page behind the QR code of an external signature: the phone is the signing device. */
export function ShieldPage() {
  const { shieldWsid } = useParams({ from: '/shield/$shieldWsid' });
  const words = useText(shieldPageText);
  const [secret] = useState(() => takeSecret(shieldWsid, window.location.hash, tabStore()));
  useEffect(() => {
    if (window.location.hash !== '') window.history.replaceState(window.history.state, '', window.location.pathname);
  }, []);
  if (secret === null) {
    return (
      <EndView drawing="search" title={words.incompleteTitle}>
        <p>{words.incompleteWhy}</p>
      </EndView>
    );
  }
  if (canSign()) return <OpenShield shield={{ shieldWsid, secret }} />;
  return (
    <EndView drawing="lock" title={words.unfitTitle}>
      <p>{words.unfitWhy}</p>
    </EndView>
  );
}

function OpenShield({ shield }: { shield: ShieldKey }) {
  const words = useText(shieldPageText);
  const shared = useText(sharedText);
  const { state, again, confirm, enterCode, refuse, runOut } = useShield(shield);
  useTitle(state.step === 'shown' ? state.opened.challenge.title : words.page);
  switch (state.step) {
    case 'opening':
      return (
        <main className={styles.opening} role="status">
          <Spinner size={26} />
          <h1 className={styles.openingWord}>{words.opening}</h1>
        </main>
      );
    case 'shown':
      return <ShieldView state={state} onConfirm={confirm} onCode={enterCode} onRefuse={refuse} onOver={runOut} />;
    case 'done':
      return (
        <EndView drawing="done" title={words.doneTitle}>
          <p>{words.doneWhy(state.title)}</p>
          <ul className={styles.signed}>
            {state.documents.map(({ fileWsid, fileName, digest }) => (
              <li key={fileWsid}>
                <strong>{fileName}</strong>
                <Digest label={words.signedDigest} digest={digest} />
              </li>
            ))}
          </ul>
        </EndView>
      );
    case 'refused':
      return (
        <EndView drawing="paper" title={words.refusedTitle}>
          <p>{words.refusedWhy}</p>
        </EndView>
      );
    case 'gone':
      return (
        <EndView drawing="clock" title={words.goneTitle}>
          <p>{words.goneWhy}</p>
        </EndView>
      );
    case 'failed':
      return (
        <EndView drawing="lock" title={words.failedTitle}>
          <p>{state.error instanceof NotShownError ? words.notShown : messageOf(state.error)}</p>
          <p>{words.failedNext}</p>
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
          <p>{messageOf(state.error)}</p>
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
          {children}
        </EmptyState>
      </main>
    </div>
  );
}
