import type { ReactNode } from 'react';
import { Row, Stack, Text } from '../../../ui/layout.tsx';
import styles from './facts.module.css';

export function Facts({ children }: { children: ReactNode }) {
  return (
    <Stack as="dl" gap={1.5} m={0}>
      {children}
    </Stack>
  );
}

export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Row gapX={3} align="baseline" wrap size="m">
      <Text as="dt" rigid tone="ink-3" className={styles.name}>
        {name}
      </Text>
      <Text as="dd" growFrom={60} m={0}>
        {children}
      </Text>
    </Row>
  );
}

/** Further remarks below the facts. */
export function Notes({ notes }: { notes: readonly string[] }) {
  if (notes.length === 0) return null;
  return (
    <Text as="ul" bullets tone="ink-2" size="m">
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </Text>
  );
}
