import type { ReactNode } from 'react';
import styles from './banner.module.css';
import { classes } from './classes.ts';
import { Icon, type IconName } from './icon.tsx';

export type Tone = 'neutral' | 'info' | 'good' | 'warn' | 'danger';
const ICONS: Record<Tone, IconName> = {
  neutral: 'info',
  info: 'info',
  good: 'check',
  warn: 'warning',
  danger: 'warning',
};

/** A notice in the page, with at most one way on. */
export function Banner({
  tone = 'info',
  children,
  action,
  icon,
}: {
  tone?: Tone;
  children: ReactNode;
  action?: ReactNode;
  icon?: IconName;
}) {
  return (
    <div className={classes(styles.banner, styles[tone])} role={tone === 'danger' ? 'alert' : 'status'}>
      <Icon name={icon ?? ICONS[tone]} />
      <div className={styles.words}>{children}</div>
      {action}
    </div>
  );
}
