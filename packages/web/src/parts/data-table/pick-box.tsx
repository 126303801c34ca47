import { useEffect, useRef } from 'react';
import { Grid } from '../../ui/index.ts';
import styles from './pick-box.module.css';

interface PickBoxProps {
  label: string;
  checked: boolean;
  /** Some of the rows that it stands for are chosen, but not all. */
  isPartly?: boolean;
  disabled?: boolean;
  onChange: () => void;
}
/** The checkbox of a row, or of all rows of the page. */
export function PickBox({ label, checked, isPartly = false, disabled = false, onChange }: PickBoxProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = isPartly;
  }, [isPartly]);
  return (
    <Grid as="label" center height="touch" clickable className={styles.picker}>
      <input ref={box} type="checkbox" aria-label={label} checked={checked} disabled={disabled} onChange={onChange} />
    </Grid>
  );
}
