import type { ReactNode } from 'react';
import { useTitle } from '../../text/use-title.ts';
import { Box, type ClassName, Heading, Row, classes } from '../../ui/index.ts';
import styles from './page.module.css';

export interface PageProps {
  title: string;
  lead?: ReactNode;
  action?: ReactNode;
  /** The link back to the list this page belongs to. */
  back?: ReactNode;
  children: ReactNode;
  narrow?: boolean;
  className?: ClassName;
}

/** Title, the page's one main act, and the content. */
export function Page({ title, lead, action, back, children, narrow = false, className }: PageProps) {
  useTitle(title);
  return (
    <div className={classes(styles.page, narrow && styles.narrow, className)}>
      {back && <div className={styles.back}>{back}</div>}
      <Row as="header" gapY={3} gapX={6} align="start" wrap justify="between" mb={5}>
        <div className={styles.words}>
          <Heading as="h1" heading="page" className={styles.title} text={title} />
          {lead && (
            <Box mt={1} tone="ink-2">
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
