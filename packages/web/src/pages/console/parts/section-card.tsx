import { type ReactNode, useId } from 'react';
import { Heading, Row, Stack, Text } from '../../../ui/layout.tsx';
import styles from './section-card.module.css';

interface SectionCardProps {
  title: string;
  /** What the section is for. */
  why?: ReactNode;
  action?: ReactNode;
  children?: ReactNode;
}

/** A section of a page on a card: its title, one act, and the content. */
export function SectionCard({ title, why, action, children }: SectionCardProps) {
  const id = useId();
  return (
    <Stack as="section" card gap={4} minWidth={0} p={5} aria-labelledby={id}>
      <Row gapY={3} gapX={6} align="start" wrap justify="between">
        <div className={styles.words}>
          <Heading id={id}>{title}</Heading>
          {why && (
            <Text as="p" tone="ink-2" size="m">
              {why}
            </Text>
          )}
        </div>
        {action}
      </Row>
      {children}
    </Stack>
  );
}
