import type { ReactNode } from 'react';
import { IconButton } from './button.tsx';
import { Row, Text } from './layout.tsx';
import styles from './floating-bar.module.css';

interface FloatingBarProps {
  label: string;
  /** What is selected or changed. */
  status: ReactNode;
  close?: { readonly label: string; readonly act: () => void };
  /** The acts. */
  children: ReactNode;
}

/** Floats over a list while something is selected or unsaved (ux 30). */
export const FloatingBar = ({ label, status, close, children }: FloatingBarProps) => (
  <section className={styles.bar} aria-label={label} data-foot>
    <Text grow weight={600} tabular role="status" text={status} />
    <Row gap={2} wrap className={styles.acts}>
      {children}
    </Row>
    {close && <IconButton icon="close" label={close.label} onClick={close.act} />}
  </section>
);
