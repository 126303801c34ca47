import { classes } from './classes.ts';
import styles from './spinner.module.css';

export const Spinner = ({ size = 18, className }: { size?: number; className?: string }) => (
  <svg
    className={classes(styles.spinner, className)}
    width={size}
    height={size}
    viewBox="0 0 20 20"
    fill="none"
    aria-hidden="true"
  >
    <circle cx="10" cy="10" r="8" stroke="currentColor" strokeOpacity="0.25" strokeWidth="2.500" />
    <path d="M18 10a8 8 0 00-8-8" stroke="currentColor" strokeWidth="2.500" strokeLinecap="round" />
  </svg>
);
