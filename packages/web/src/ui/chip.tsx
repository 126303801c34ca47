import type { ComponentProps } from 'react';
import styles from './chip.module.css';

/** One of several short choices; `aria-pressed` marks the chosen one. */
export const Chip = (properties: ComponentProps<'button'>) => (
  <button type="button" className={styles.chip} {...properties} />
);
