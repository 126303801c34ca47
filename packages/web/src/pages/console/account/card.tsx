import { type ReactNode, useId } from 'react';
import styles from './card.module.css';

interface CardProps {
  title: ReactNode;
  why?: ReactNode;
  /** Its main act, beside the title. */
  act?: ReactNode;
  children?: ReactNode;
}
/** One topic of the settings. */
export function Card({ title, why, act, children }: CardProps) {
  const id = useId();
  return (
    <section className={styles.card} aria-labelledby={id}>
      <div className={styles.top}>
        <div className={styles.words}>
          <h2 id={id} className={styles.heading}>
            {title}
          </h2>
          {why && <p className={styles.why}>{why}</p>}
        </div>
        {act}
      </div>
      {children && <div className={styles.body}>{children}</div>}
    </section>
  );
}
