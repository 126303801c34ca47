import type { ScanPurpose } from '@countersign/domain';
import { Suspense, lazy } from 'react';
import { messageOf } from '../../api/client.ts';
import { useText } from '../../text/text.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Grid, Hint, Stack, Text } from '../../ui/layout.tsx';
import styles from './scan.module.css';
import { type ScanState, timeLeft } from './scan-state.ts';
import { scanText } from './text.ts';
import { useScan } from './use-scan.ts';

const QrCode = lazy(() => import('./qr-code.tsx'));

interface ScanPanelProps {
  purpose: ScanPurpose;
  name?: string;
  canList?: boolean;
  /** The writeWsid or personalSealWsid of the drawing from the phone. */
  onDrawn: (wsid: string) => void;
}

/** A QR code by which a phone draws; the drawing arrives here within a second (ux 21). */
export default function ScanPanel({ purpose, name = '', canList = true, onDrawn }: ScanPanelProps) {
  const words = useText(scanText);
  const { state, nowMs, again } = useScan({ purpose, name, canList }, onDrawn);
  return (
    <div className={styles.panel}>
      <Grid rigid center border radius="m" fill="surface" tone="brand" className={styles.code}>
        {'scan' in state ? (
          <Suspense fallback={<Skeleton width={184} height={184} radius={6} />}>
            <QrCode text={state.scan.href} label={words.code} />
          </Suspense>
        ) : state.step === 'making' ? (
          <Skeleton width={184} height={184} radius={6} />
        ) : (
          <Icon name={state.step === 'drawn' ? 'check' : 'clock'} size={44} />
        )}
      </Grid>
      <Stack gap={2.5} align="start" minWidth={0} className={styles.words}>
        <Stack as="ol" gap={1.5} className={styles.steps}>
          {words.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </Stack>
        <Standing state={state} onAgain={again} />
        {'untilMs' in state && <Left untilMs={state.untilMs} nowMs={nowMs} />}
      </Stack>
    </div>
  );
}

function Standing({ state, onAgain }: { state: ScanState; onAgain: () => void }) {
  const words = useText(scanText);
  const isBad = state.step === 'expired' || state.step === 'failed';
  const word = {
    making: () => words.making,
    shown: () => words.once,
    opened: () => words.opened,
    expired: () => words.expired,
    drawn: () => words.drawn,
    failed: () => (state.step === 'failed' ? messageOf(state.error) : ''),
  }[state.step]();
  return (
    <>
      <Text
        as="p"
        size="m"
        tone="ink-2"
        className={(state.step === 'opened' || state.step === 'drawn') && styles.good}
        role="status"
      >
        {word}
      </Text>
      {isBad && (
        <Button icon="rotate" onClick={onAgain}>
          {words.again}
        </Button>
      )}
    </>
  );
}

/** Outside of the live region, since a screen reader must not read out every second. */
function Left({ untilMs, nowMs }: { untilMs: number; nowMs: number }) {
  const words = useText(scanText);
  const { minutes, seconds } = timeLeft(untilMs, nowMs);
  return (
    <Hint size="s" tabular>
      {words.left(minutes, seconds)}
    </Hint>
  );
}
