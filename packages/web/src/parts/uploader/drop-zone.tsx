import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import { takenExtensions } from '../../text/office.ts';
import { Box, Grid, Icon, Text, box, classes } from '../../ui/index.ts';
import styles from './drop-zone.module.css';

interface DropZoneProps {
  title: ReactNode;
  hint?: ReactNode;
  onFiles: (files: File[]) => void;
  multiple?: boolean;
  /** Extensions without the dot. */
  accept?: readonly string[];
  compact?: boolean;
  disabled?: boolean;
}
const hasFiles = (event: DragEvent): boolean => [...event.dataTransfer.types].includes('Files');

/** An area to drop files on, which is also a button to choose them. */
export function DropZone({
  title,
  hint,
  onFiles,
  multiple = true,
  accept = takenExtensions(),
  compact = false,
  disabled = false,
}: DropZoneProps) {
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const take = (list: FileList | null) => {
    const files = [...(list ?? [])];
    if (files.length > 0) onFiles(multiple ? files : files.slice(0, 1));
  };
  return (
    <Box
      radius="l"
      fill="surface"
      className={classes(styles.zone, over && styles.over, compact && styles.compact)}
      onDragOver={(event) => {
        if (disabled || !hasFiles(event)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={(event) => !event.currentTarget.contains(event.relatedTarget as Node | null) && setOver(false)}
      onDrop={(event) => {
        if (disabled || !hasFiles(event)) return;
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer.files);
      }}
    >
      <button
        type="button"
        className={box({
          gap: 2,
          ...(compact ? { row: true, wrap: true, justify: 'center', py: 3 } : { stack: true, align: 'center', py: 10 }),
          width: 'full',
          px: 5,
          radius: 'l',
          textAlign: 'center',
        })}
        disabled={disabled}
        onClick={() => input.current?.click()}
      >
        <Grid as="span" center radius="circle" fill="brand-soft" tone="brand" className={styles.icon}>
          <Icon name="upload" size={compact ? 20 : 26} />
        </Grid>
        <Text weight={600} text={title} />
        {hint && <Text tone="ink-3" size="m" text={hint} />}
      </button>
      <input
        ref={input}
        type="file"
        hidden
        multiple={multiple}
        accept={accept.map((extension) => `.${extension}`).join(',')}
        data-testid="file-input"
        onChange={(event) => {
          take(event.currentTarget.files);
          event.currentTarget.value = '';
        }}
      />
    </Box>
  );
}
