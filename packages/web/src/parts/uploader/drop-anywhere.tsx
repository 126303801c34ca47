import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { Grid, Row } from '../../ui/layout.tsx';
import styles from './drop-zone.module.css';

const hasFiles = (event: DragEvent): boolean => [...(event.dataTransfer?.types ?? [])].includes('Files');

/**
 * Accepts files dropped anywhere on the page (ux 2); without it the browser would leave the page and open the file. A {@link
 * DropZone} in the page handles its own.
 */
export function DropAnywhere({ title, onFiles }: { title: ReactNode; onFiles: (files: File[]) => void }) {
  const [over, setOver] = useState(false);
  const latest = useRef(onFiles);
  useEffect(() => {
    latest.current = onFiles;
  });
  useEffect(() => {
    const enter = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(true);
    };
    const leave = (event: DragEvent) => event.relatedTarget === null && setOver(false);
    const drop = (event: DragEvent) => {
      setOver(false);
      if (!hasFiles(event) || event.defaultPrevented) return;
      event.preventDefault();
      const files = [...(event.dataTransfer?.files ?? [])];
      if (files.length > 0) latest.current(files);
    };
    window.addEventListener('dragenter', enter);
    window.addEventListener('dragover', enter);
    window.addEventListener('dragleave', leave);
    window.addEventListener('drop', drop);
    return () => {
      window.removeEventListener('dragenter', enter);
      window.removeEventListener('dragover', enter);
      window.removeEventListener('dragleave', leave);
      window.removeEventListener('drop', drop);
    };
  }, []);
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
