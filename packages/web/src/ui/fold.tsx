import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './fold.module.css';

/** A part below its summary that is folded until the summary is pressed. */
export const Fold = ({
  summary,
  className,
  children,
  ...details
}: ComponentPropsWithRef<'details'> & { summary: ReactNode }) => (
  <details {...details} className={classes(styles.fold, className)}>
    <summary>{summary}</summary>
    {children}
  </details>
);
