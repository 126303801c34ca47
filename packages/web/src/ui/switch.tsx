import type { InputHTMLAttributes } from 'react';
import styles from './switch.module.css';

interface SwitchProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'role' | 'aria-label'> {
  checked: boolean;
  /** What it turns on or off, for those who do not see where it stands. */
  label: string;
}
/** On or off at once, without a button to save it. */
export function Switch({ label, ...input }: SwitchProps) {
  return (
    <span className={styles.holder}>
      <input
        {...input}
        type="checkbox"
        role="switch"
        aria-checked={input.checked}
        aria-label={label}
        className={styles.input}
      />
      <span className={styles.track} aria-hidden="true">
        <span className={styles.knob} />
      </span>
    </span>
  );
}
