import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import { Icon } from './icon.tsx';
import styles from './steps.module.css';

export type StepState = 'done' | 'now' | 'later' | 'failed';
export interface Step {
  key: string;
  label: ReactNode;
  state: StepState;
}
/** The current step of a short sequence. */
export function Stepper({ label, steps }: { label: string; steps: readonly Step[] }) {
  return (
    <ol className={styles.stepper} aria-label={label}>
      {steps.map((step, at) => (
        <li
          key={step.key}
          className={classes(styles.step, styles[step.state])}
          aria-current={step.state === 'now' ? 'step' : undefined}
        >
          <span className={styles.dot}>{step.state === 'done' ? <Icon name="check" size={14} /> : at + 1}</span>
          <span>{step.label}</span>
        </li>
      ))}
    </ol>
  );
}

export interface TimelineItem {
  key: string;
  state: StepState;
  title: ReactNode;
  detail?: ReactNode;
  time?: ReactNode;
  mark?: ReactNode;
}
/** Past and future events, from top to bottom. */
export function Timeline({ items }: { items: readonly TimelineItem[] }) {
  return (
    <ol className={styles.timeline}>
      {items.map((item) => (
        <li key={item.key} className={classes(styles.item, styles[item.state])}>
          <span className={styles.mark}>{item.mark ?? <span className={styles.point} />}</span>
          <div className={styles.words}>
            <div className={styles.head}>
              <span className={styles.title}>{item.title}</span>
              {item.time && <span className={styles.time}>{item.time}</span>}
            </div>
            {item.detail && <div className={styles.detail}>{item.detail}</div>}
          </div>
        </li>
      ))}
    </ol>
  );
}
