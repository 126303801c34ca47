import type { ReactNode } from 'react';
import { useTitle } from '../../../text/use-title.ts';
import { Box, Heading, Row } from '../../../ui/layout.tsx';
import styles from './page.module.css';

/** The layout of a page: title, main act, and content. */
export function Page({
  title,
  lead,
  action,
  children,
  narrow = false,
}: {
  title: string;
  lead?: ReactNode;
  action?: ReactNode;
  children: ReactNode;
  narrow?: boolean;
}) {
  useTitle(title);
  return (
    <div className={narrow ? `${styles.page} ${styles.narrow}` : styles.page}>
      <Row as="header" gapY={4} gapX={6} align="start" wrap justify="between" mb={6} className={styles.header}>
        <div className={styles.words}>
          <Heading as="h1" heading="page" className={styles.title}>
            {title}
          </Heading>
          {lead && (
            <Box mt={1.5} tone="ink-2">
              {lead}
            </Box>
          )}
        </div>
        {action && (
          <Row gap={2.5} align="stretch" wrap>
            {action}
          </Row>
        )}
      </Row>
      {children}
    </div>
  );
}
