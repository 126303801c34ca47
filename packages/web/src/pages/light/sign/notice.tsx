import type { ReactNode } from 'react';
import { Row } from '../../../ui/index.ts';
import styles from './notice.module.css';

/** A line above the contract, with a link on. */
export const Notice = ({ children }: { children: ReactNode }) => (
  <Row
    as="p"
    gapY={0.5}
    gapX={4}
    wrap
    justify="center"
    py={2}
    px={5}
    fill="warn-soft"
    tone="warn"
    size="m"
    className={styles.notice}
  >
    {children}
  </Row>
);
