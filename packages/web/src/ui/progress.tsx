import { Box } from './layout.tsx';
import styles from './progress.module.css';

/** @param value 0 … 1; null for unknown progress */
export function Progress({ value, label }: { value: number | null; label: string }) {
  const percent = value === null ? undefined : Math.round(Math.min(1, Math.max(0, value)) * 100);
  return (
    <Box
      radius="xs"
      overflow="hidden"
      className={styles.track}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
    >
      <div className={percent === undefined ? styles.unknown : styles.bar} style={{ width: `${percent ?? 35}%` }} />
    </Box>
  );
}
