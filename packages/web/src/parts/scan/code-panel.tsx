import { type ReactNode, Suspense, lazy } from 'react';
import { Card, Grid, Hint, Icon, Skeleton, Stack, Text } from '../../ui/index.ts';
import styles from './scan.module.css';
import { timeLeft } from './scan-state.ts';

const QrCode = lazy(() => import('./qr-code.tsx'));
const WAITING = <Skeleton width={184} height={184} radius={6} />;

interface CodePanelProps {
  /** The accessible name, which makes the panel a section of its page. */
  title?: string;
  /** The address in the code: 'making' before there is one, 'done' or 'over' after it. */
  code: { readonly href: string } | 'making' | 'done' | 'over';
  codeLabel: string;
  lead?: ReactNode;
  steps: readonly string[];
  /** The state in words, which is read out. */
  status: string;
  isGood: boolean;
  children: ReactNode;
}
/** A QR code for a phone, beside the steps to take and the state it is in. */
export const CodePanel = ({ title, code, codeLabel, lead, steps, status, isGood, children }: CodePanelProps) => (
  <Card
    as={title === undefined ? 'div' : 'section'}
    row
    gapY={5}
    gapX={6}
    wrap
    p={4}
    fill="paper"
    className={styles.panel}
    aria-label={title}
  >
    <Grid rigid center border radius="m" fill="surface" tone="brand" className={styles.code}>
      {typeof code === 'object' ? (
        <Suspense fallback={WAITING}>
          <QrCode text={code.href} label={codeLabel} />
        </Suspense>
      ) : code === 'making' ? (
        WAITING
      ) : (
        <Icon name={code === 'done' ? 'check' : 'clock'} size={44} />
      )}
    </Grid>
    <Stack gap={2.5} align="start" minWidth={0} className={styles.words}>
      {lead}
      <Stack as="ol" gap={1.5} numbers className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </Stack>
      <Text
        as="p"
        size="m"
        tone={isGood ? 'brand-strong' : 'ink-2'}
        weight={isGood ? 600 : undefined}
        role="status"
        text={status}
      />
      {children}
    </Stack>
  </Card>
);

interface TimeLeftProps {
  untilMs: number;
  nowMs: number;
  say: (minutes: number, seconds: number) => string;
}
/** Outside of the live region, since a screen reader must not read out every second. */
export function TimeLeft({ untilMs, nowMs, say }: TimeLeftProps) {
  const { minutes, seconds } = timeLeft(untilMs, nowMs);
  return <Hint size="s" tabular text={say(minutes, seconds)} />;
}
