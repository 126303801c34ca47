import type { ReactNode } from 'react';
import type { Tone } from './banner.tsx';
import { classes } from './classes.ts';
import { Icon, type IconName } from './icon.tsx';
import styles from './pill.module.css';

/** A status in a word; the icon repeats it without colour. */
export function Pill({ tone = 'neutral', icon, children }: { tone?: Tone; icon?: IconName; children: ReactNode }) {
  return (
    <span className={classes(styles.pill, styles[tone])}>
      {icon && <Icon name={icon} size={14} />}
      {children}
    </span>
  );
}
