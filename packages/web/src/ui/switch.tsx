import type { InputHTMLAttributes } from 'react';
import { Text, box } from './layout.tsx';
import styles from './switch.module.css';

interface SwitchProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'role' | 'aria-label'> {
  checked: boolean;
  /** The accessible label. */
  label: string;
}
/** A switch that takes effect at once, without a save button. */
export const Switch = ({ label, ...input }: SwitchProps) => (
  <Text inlineGrid position="relative" rigid center height="touch" className={styles.holder}>
    <input
      {...input}
      type="checkbox"
      role="switch"
      aria-checked={input.checked}
      aria-label={label}
      className={box({ coverInput: true }, styles.input)}
    />
    <Text position="relative" radius="round" fill="surface" className={styles.track} aria-hidden="true">
      <span className={styles.knob} />
    </Text>
  </Text>
);
