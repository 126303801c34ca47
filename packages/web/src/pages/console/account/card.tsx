import { type ReactNode, useId } from 'react';
import { Box, Row, Text } from '../../../ui/layout.tsx';
import styles from './card.module.css';

interface CardProps {
  title: ReactNode;
  why?: ReactNode;
  /** Its main act, beside the title. */
  act?: ReactNode;
  children?: ReactNode;
}
/** One topic of the settings. */
export function Card({ title, why, act, children }: CardProps) {
  const id = useId();
  return (
    <Box as="section" card p={6} className={styles.card} aria-labelledby={id}>
      <Row gapY={3} gapX={6} align="start" wrap justify="between">
        <div className={styles.words}>
          <Row as="h2" id={id} heading="l" gapY={1.5} gapX={2.5} wrap className={styles.heading}>
            {title}
          </Row>
          {why && (
            <Text as="p" mt={1} size="m" tone="ink-2" className={styles.why}>
              {why}
            </Text>
          )}
        </div>
        {act}
      </Row>
      {children && (
        <Box mt={4} className={styles.body}>
          {children}
        </Box>
      )}
    </Box>
  );
}
