import type { ReactNode } from 'react';
import { Grid, Heading, Paragraph, Row, Stack } from '../../../ui/index.ts';
import styles from './landing.module.css';
import { useLandingText } from './text.ts';

/** The landing page on a desktop: an explanation on one side, the card on the other. */
export function LandingSplit({ children }: { children: ReactNode }) {
  const words = useLandingText();
  return (
    <Grid columns={2} grow align="stretch" borderTop borderBottom>
      <Stack gap={3} justify="center" fill="sunk" className={styles.aside}>
        <WayDrawing />
        <Heading heading="page" text={words.asideTitle} />
        <Paragraph size="touch" maxWidth="prose" leading={1.8} text={words.asideText} />
      </Stack>
      <Row fill="surface" className={styles.side}>
        {children}
      </Row>
    </Grid>
  );
}

/** A message, a path, and a contract at its end. */
const WayDrawing = () => (
  <svg data-paper className={styles.way} viewBox="0 0 420 240" fill="none" strokeLinejoin="round" aria-hidden="true">
    <path
      d="M24 132h104a8 8 0 018 8v62a8 8 0 01-8 8H24a8 8 0 01-8-8v-62a8 8 0 018-8z"
      fill="#fff"
      stroke="#d6cdba"
      strokeWidth="2"
    />
    <path d="M18 138l58 40 58-40" stroke="#d6cdba" strokeWidth="2" />
    <path
      d="M150 172c56 14 40-84 94-96"
      stroke="var(--brand)"
      strokeWidth="2.500"
      strokeLinecap="round"
      strokeDasharray="2 9"
    />
    <path d="M234 66l14 9-11 13" stroke="var(--brand)" strokeWidth="2.500" strokeLinecap="round" />
    <path
      d="M272 24h112a6 6 0 016 6v160a6 6 0 01-6 6H272a6 6 0 01-6-6V30a6 6 0 016-6z"
      fill="#efe9dc"
      transform="rotate(4 328 110)"
    />
    <path
      d="M272 18h112a6 6 0 016 6v160a6 6 0 01-6 6H272a6 6 0 01-6-6V24a6 6 0 016-6z"
      fill="#fff"
      stroke="#d6cdba"
      strokeWidth="2"
    />
    <path d="M304 42h48" stroke="var(--ink)" strokeWidth="4" strokeLinecap="round" />
    <path d="M284 66h88M284 82h88M284 98h60" stroke="#e3dccd" strokeWidth="4" strokeLinecap="round" />
    <path d="M284 160h44" stroke="#c9c1b0" strokeWidth="1.500" />
    <path
      d="M288 154c6-3 12-24 16-22s-10 20-3 22 8-12 13-11-1 9 9 7"
      stroke="var(--signature-ink)"
      strokeWidth="2.400"
      strokeLinecap="round"
    />
    <g stroke="var(--seal)" transform="rotate(-9 354 146)">
      <circle cx="354" cy="146" r="23" strokeWidth="2.600" />
      <path
        d="M354 135l3 7.200 7.700.6-5.900 5 1.900 7.500-6.700-4-6.700 4 1.900-7.500-5.900-5 7.700-.6z"
        fill="var(--seal)"
        stroke="none"
      />
    </g>
  </svg>
);
