import type { ComponentProps, ReactNode } from 'react';
import { classes } from './classes.ts';
import { Row } from './layout.tsx';
import styles from './row-list.module.css';

interface RowListProps extends Omit<ComponentProps<'ul'>, 'className'> {
  /** Inside a card: without a surface and padding of its own. */
  plain?: boolean;
}

/** Rows with lines between them. */
export const RowList = ({ plain = false, ...list }: RowListProps) => (
  <ul className={classes(styles.list, plain ? styles.plain : styles.card)} {...list} />
);

interface ListRowProps {
  /** The picture or mark before the words. */
  lead?: ReactNode;
  children: ReactNode;
  /** A state or a menu. */
  end?: ReactNode;
  /** Buttons; on a phone they have their own line. */
  acts?: ReactNode;
  below?: ReactNode;
}

export const ListRow = ({ lead, children, end, acts, below }: ListRowProps) => (
  <Row as="li" gapY={2.5} gapX={3} wrap>
    {lead}
    <div className={styles.words}>{children}</div>
    {end && <Row gap={2}>{end}</Row>}
    {acts && (
      <Row gap={2} wrap className={styles.acts}>
        {acts}
      </Row>
    )}
    {below && <div className={styles.below}>{below}</div>}
  </Row>
);
