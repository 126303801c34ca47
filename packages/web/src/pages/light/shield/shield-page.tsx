import { useParams } from '@tanstack/react-router';
import { messageOf } from '../../../api/client.ts';
import { Digest } from '../../../parts/shield/digest.tsx';
import { AwayView, EndView, OpeningView } from '../../../parts/scan/code-page.tsx';
import { useCodeSecret } from '../../../parts/scan/use-code-secret.ts';
import { useTitle } from '../../../text/use-title.ts';
import { Stack, Text } from '../../../ui/index.ts';
import { canSign } from './phone-key.ts';
import { ShieldView } from './shield-view.tsx';
import styles from './shield-page.module.css';
import { NotShownError, type ShieldKey } from './sign-by-phone.ts';
import { useShieldPageText } from './text.ts';
import { useShield } from './use-shield.ts';

/** The page behind the QR code of an external signature: the phone is the signing device. */
export function ShieldPage() {
  const { shieldWsid } = useParams({ from: '/shield/$shieldWsid' });
  const words = useShieldPageText();
  const secret = useCodeSecret(shieldWsid);
  if (secret === null) {
    return <EndView drawing="search" title={words.incompleteTitle} why={words.incompleteWhy} />;
  }
  if (canSign()) return <OpenShield shield={{ shieldWsid, secret }} />;
  return <EndView drawing="lock" title={words.unfitTitle} why={words.unfitWhy} />;
}

function OpenShield({ shield }: { shield: ShieldKey }) {
  const words = useShieldPageText();
  const { state, again, confirm, enterCode, refuse, runOut } = useShield(shield);
  useTitle(state.step === 'shown' ? state.opened.challenge.title : words.page);
  switch (state.step) {
    case 'opening':
      return <OpeningView word={words.opening} />;
    case 'shown':
      return <ShieldView state={state} onConfirm={confirm} onCode={enterCode} onRefuse={refuse} onOver={runOut} />;
    case 'done':
      return (
        <EndView drawing="done" title={words.doneTitle} why={words.doneWhy(state.title)}>
          <Stack as="ul" gap={3} mx="auto" mt={4} textAlign="left" className={styles.signed}>
            {state.documents.map(({ fileWsid, fileName, digest }, at) => (
              <Stack as="li" key={fileWsid} gap={1.5} pt={at > 0 ? 3 : 0} borderTop={at > 0}>
                <Text as="strong" tone="ink" text={fileName} />
                <Digest label={words.signedDigest} digest={digest} />
              </Stack>
            ))}
          </Stack>
        </EndView>
      );
    case 'refused':
      return <EndView drawing="paper" title={words.refusedTitle} why={words.refusedWhy} />;
    case 'gone':
      return <EndView drawing="clock" title={words.goneTitle} why={words.goneWhy} />;
    case 'failed':
      return (
        <EndView
          drawing="lock"
          title={words.failedTitle}
          why={state.error instanceof NotShownError ? words.notShown : messageOf(state.error)}
        >
          <p>{words.failedNext}</p>
        </EndView>
      );
    case 'away':
      return <AwayView title={words.awayTitle} error={state.error} onAgain={again} />;
  }
}
