import { useParams } from '@tanstack/react-router';
import { messageOf } from '../../../api/client.ts';
import { Digest } from '../../../parts/shield/digest.tsx';
import { AwayView, EndView, OpeningView } from '../../../parts/scan/code-page.tsx';
import { useCodeSecret } from '../../../parts/scan/use-code-secret.ts';
import { useText } from '../../../text/text.ts';
import { useTitle } from '../../../text/use-title.ts';
import { canSign } from './phone-key.ts';
import { ShieldView } from './shield-view.tsx';
import styles from './shield-page.module.css';
import { NotShownError, type ShieldKey } from './sign-by-phone.ts';
import { shieldPageText } from './text.ts';
import { useShield } from './use-shield.ts';

/** The page behind the QR code of an external signature: the phone is the signing device. */
export function ShieldPage() {
  const { shieldWsid } = useParams({ from: '/shield/$shieldWsid' });
  const words = useText(shieldPageText);
  const secret = useCodeSecret(shieldWsid);
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
  const { state, again, confirm, enterCode, refuse, runOut } = useShield(shield);
  useTitle(state.step === 'shown' ? state.opened.challenge.title : words.page);
  switch (state.step) {
    case 'opening':
      return <OpeningView word={words.opening} />;
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
      return <AwayView title={words.awayTitle} error={state.error} onAgain={again} />;
  }
}
