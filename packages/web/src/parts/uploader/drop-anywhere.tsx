import type { ReactNode } from 'react';
import { Grid, Icon, Row } from '../../ui/index.ts';
import styles from './drop-zone.module.css';
import { useDropped } from './use-dropped.ts';

/**
 * Accepts files dropped anywhere on the page (ux 2); without it the browser would leave the page and open the file. A {@link
 * DropZone} in the page handles its own.
 */
export function DropAnywhere({ title, onFiles }: { title: ReactNode; onFiles: (files: File[]) => void }) {
  const over = useDropped(onFiles);
  if (!over) return null;
  return (
    <Grid center cover className={styles.anywhere} aria-hidden="true">
      <Row as="span" gap={3} py={4} px={6} radius="l" fill="surface" shadow={2} weight={600}>
        <Icon name="upload" size={28} />
        {title}
      </Row>
    </Grid>
  );
}
