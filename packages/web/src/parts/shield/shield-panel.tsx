import { SHIELD_NUMBER_DIGITS } from '@countersign/domain';
import { Suspense, lazy, useEffect, useRef, useState } from 'react';
import { messageOf } from '../../api/client.ts';
import { useText } from '../../text/text.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { CodeField } from '../../ui/code-field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useMedia } from '../../ui/use-media.ts';
import { Box, Grid, Hint, Stack, Text } from '../../ui/layout.tsx';
import styles from '../scan/scan.module.css';
import { timeLeft } from '../scan/scan-state.ts';
import { Digest } from './digest.tsx';
import panel from './shield-panel.module.css';
import type { PanelState } from './shield-state.ts';
import { shieldPanelText } from './text.ts';
import { type ShieldBody, type ShieldPlace, useShieldPanel } from './use-shield-panel.ts';

const QrCode = lazy(() => import('../scan/qr-code.tsx'));

interface ShieldPanelProps extends ShieldPlace {
  /** As for a signing: the documents that were shown, the values, and the proofs. */
  body: ShieldBody;
  /** The phone has signed; the envelope is to be fetched again. */
  onSigned: () => void;
  /** This code is over, and the person wants to start again: with another body and its own proofs. */
  onRefused: () => void;
}

/** The QR code of an external signature, the progress on the phone, and the time left (conventions, rule 10). */
export default function ShieldPanel({ body, onSigned, onRefused, ...place }: ShieldPanelProps) {
  const words = useText(shieldPanelText);
  const { state, nowMs, confirm } = useShieldPanel(place, body);
  // A phone cannot scan its own screen: there, the person opens the code's address.
  const isHandheld = useMedia('(hover: none) and (pointer: coarse)');
  const isSigned = state.step === 'over' && state.session.status === 'SIGNED';
  const signed = useRef(onSigned);
  useEffect(() => {
    signed.current = onSigned;
  });
  useEffect(() => {
    if (isSigned) signed.current();
  }, [isSigned]);
  const isBad = state.step === 'failed' || (state.step === 'over' && !isSigned);
  const isGood = isSigned || (state.step === 'running' && state.session.status !== 'SHOWN');
  return (
    <section className={styles.panel} aria-label={words.title}>
      <Grid rigid center border radius="m" fill="surface" tone="brand" className={styles.code}>
        {state.step === 'running' ? (
          <Suspense fallback={<Skeleton width={184} height={184} radius={6} />}>
            <QrCode text={state.link} label={words.code} />
          </Suspense>
        ) : state.step === 'making' ? (
          <Skeleton width={184} height={184} radius={6} />
        ) : (
          <Icon name={isSigned ? 'check' : 'clock'} size={44} />
        )}
      </Grid>
      <Stack gap={2.5} align="start" minWidth={0} className={styles.words}>
        <p>{words.lead}</p>
        <Stack as="ol" gap={1.5} className={styles.steps}>
          {words.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </Stack>
        <Text as="p" size="m" tone="ink-2" className={isGood && styles.good} role="status">
          {wordOf(state, words)}
        </Text>
        {state.step === 'running' && state.session.waitingPhone !== null && (
          <NumberEntry phone={state.session.waitingPhone.name} onEnter={confirm} />
        )}
        {state.step === 'running' && <Left untilMs={state.untilMs} nowMs={nowMs} />}
        {state.step === 'running' && (
          <>
            {isHandheld && (
              <a className={buttonClass('primary')} href={state.link} target="_blank" rel="noreferrer">
                {words.here}
              </a>
            )}
            <Digests documents={body.documents} />
          </>
        )}
        {isBad && (
          <Button icon="rotate" onClick={onRefused}>
            {words.again}
          </Button>
        )}
      </Stack>
    </section>
  );
}

/** A new phone shows a number: only a phone in the signer's own hand is accepted (rulings §8.19). */
function NumberEntry({ phone, onEnter }: { phone: string; onEnter: (number: string) => Promise<void> }) {
  const words = useText(shieldPanelText);
  const [number, setNumber] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const enter = (typed: string): void => {
    setBusy(true);
    setFault(null);
    onEnter(typed)
      .catch((error: unknown) => {
        setNumber('');
        setFault(messageOf(error));
      })
      .finally(() => setBusy(false));
  };
  return (
    <Stack gap={2.5} width="full">
      <p>
        <strong>{words.newPhone(phone)}</strong> {words.numberWhy}
      </p>
      <CodeField
        label={words.number}
        value={number}
        digits={SHIELD_NUMBER_DIGITS}
        onChange={setNumber}
        onComplete={enter}
        error={fault}
        disabled={isBusy}
      />
    </Stack>
  );
}

/** The digests of the documents, as the phone shows them too, for comparison. */
function Digests({ documents }: Pick<ShieldBody, 'documents'>) {
  const words = useText(shieldPanelText);
  return (
    <Box as="details" width="full" size="m" className={panel.compare}>
      <summary>{words.compare}</summary>
      {documents.map(({ fileWsid, digest }, index) => (
        <Digest key={fileWsid} label={words.digest(index + 1, documents.length)} digest={digest} />
      ))}
    </Box>
  );
}

function wordOf(state: PanelState, words: ReturnType<typeof useText<(typeof shieldPanelText)['en']>>): string {
  if (state.step === 'making') return words.making;
  return state.step === 'failed' ? messageOf(state.error) : words.status[state.session.status];
}

/** Outside of the live region, since a screen reader must not read out every second. */
function Left({ untilMs, nowMs }: { untilMs: number; nowMs: number }) {
  const words = useText(shieldPanelText);
  const { minutes, seconds } = timeLeft(untilMs, nowMs);
  return (
    <Hint size="s" tabular>
      {words.left(minutes, seconds)}
    </Hint>
  );
}
