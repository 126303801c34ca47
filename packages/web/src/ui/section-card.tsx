import { type ReactNode, useId } from 'react';
import type { ClassName } from './box.ts';
import { Row, Stack, Paragraph } from './layout.tsx';
import styles from './section-card.module.css';

interface SectionCardProps {
  title: ReactNode;
  /** The level of the title in the outline of the page. */
  heading?: 'h2' | 'h3';
  /** What the section is for. */
  why?: ReactNode;
  /** Its main act, beside the title. */
  act?: ReactNode;
  className?: ClassName;
  children?: ReactNode;
}

/** A section of a page on a card: its title, one act, and the content. */
export function SectionCard({ title, heading = 'h2', why, act, className, children }: SectionCardProps) {
  const id = useId();
  return (
    <Stack as="section" card gap={4} minWidth={0} p={5} className={className} aria-labelledby={id}>
      <Row gapY={3} gapX={6} align="start" wrap justify="between">
        <div className={styles.words}>
          <Row as={heading} id={id} heading="m" gapY={1.5} gapX={2.5} wrap className={styles.title}>
            {title}
          </Row>
          {why && <Paragraph size="m" text={why} />}
        </div>
        {act}
      </Row>
      {children}
    </Stack>
  );
}
