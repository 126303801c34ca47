import type { InputHTMLAttributes, ReactNode } from 'react';
import styles from './checkbox.module.css';
import { Icon } from './icon.tsx';

export function Checkbox({ children, ...input }: InputHTMLAttributes<HTMLInputElement> & { children: ReactNode }) {
  return (
    <label className={styles.row}>
      <span className={styles.holder}>
        <input {...input} type="checkbox" className={styles.input} />
        <span className={styles.box}>
          <Icon name="check" size={14} />
        </span>
      </span>
      <span>{children}</span>
    </label>
  );
}
