import type { ReactNode } from 'react';
import { Row } from '../../../ui/index.ts';
import styles from './segments.module.css';

/** A group of buttons beside each other of which one is pressed. */
export const Segments = ({ label, children }: { label: string; children: ReactNode }) => (
  <Row rigid align="stretch" p={0.5} radius="m" fill="sunk" role="group" aria-label={label} className={styles.segments}>
    {children}
  </Row>
);
