import type { ReactNode } from 'react';
import { Box, Heading, Row, Stack, Text } from './layout.tsx';
import styles from './empty-state.module.css';

export type Drawing = 'paper' | 'done' | 'lock' | 'clock' | 'search';
const DETAIL: Record<Drawing, ReactNode> = {
  paper: <path d="M44 74c7-5 11-5 16-1s10 3 18-2" stroke="var(--brand)" />,
  done: <path d="M46 62l10 10 20-24" stroke="var(--brand)" strokeWidth="4" />,
  lock: (
    <g stroke="var(--brand)">
      <rect x="48" y="60" width="24" height="18" rx="4" />
      <path d="M53 60v-6a7 7 0 0114 0v6" />
    </g>
  ),
  clock: (
    <g stroke="var(--brand)">
      <circle cx="60" cy="64" r="15" />
      <path d="M60 56v9l6 4" />
    </g>
  ),
  search: (
    <g stroke="var(--brand)">
      <circle cx="57" cy="60" r="12" />
      <path d="M66 69l9 9" />
    </g>
  ),
};

interface EmptyStateProps {
  drawing?: Drawing;
  title: ReactNode;
  /** `h1` if it is the only content of the page. */
  heading?: 'h1' | 'h2' | 'h3';
  why?: ReactNode;
  /** More below the words. */
  children?: ReactNode;
  action?: ReactNode;
}
/** Says that there is nothing here, why, and the next act. */
export const EmptyState = ({ drawing = 'paper', title, heading = 'h2', why, children, action }: EmptyStateProps) => (
  <Stack gap={2.5} align="center" py={12} px={5} textAlign="center">
    <svg
      data-paper
      width="120"
      height="120"
      viewBox="0 0 120 120"
      fill="none"
      strokeWidth="2.400"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <ellipse cx="60" cy="106" rx="38" ry="5" fill="#ece8df" />
      <path d="M34 18h38l16 16v66H34z" fill="#fff" stroke="#cfc8b9" />
      <path d="M72 18v16h16" stroke="#cfc8b9" />
      <path d="M44 34h16M44 43h30" stroke="#e0dacd" />
      {DETAIL[drawing]}
    </svg>
    <Heading as={heading} heading="l" text={title} />
    {(why || children) && (
      <Box maxWidth="words" tone="ink-2">
        {why}
        {children}
      </Box>
    )}
    {action && (
      <Row gap={2.5} align="stretch" wrap justify="center" mt={2.5}>
        {action}
      </Row>
    )}
  </Stack>
);

/** A short sentence in place of a list inside a section. */
export const Nothing = ({ children }: { children: ReactNode }) => (
  <Text as="p" p={5} radius="m" textAlign="center" tone="ink-3" className={styles.nothing}>
    {children}
  </Text>
);
