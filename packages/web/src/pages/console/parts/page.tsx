import type { ReactNode } from 'react';
import { useTitle } from '../../../text/use-title.ts';
import styles from './page.module.css';

/** The layout of a page: title, main act, and content. */
export function Page({
  title,
  lead,
  action,
  children,
  narrow = false,
}: {
  title: string;
  lead?: ReactNode;
  action?: ReactNode;
  children: ReactNode;
  narrow?: boolean;
}) {
  useTitle(title);
  return (
    <div className={narrow ? `${styles.page} ${styles.narrow}` : styles.page}>
      <header className={styles.header}>
        <div className={styles.words}>
          <h1 className={styles.title}>{title}</h1>
          {lead && <div className={styles.lead}>{lead}</div>}
        </div>
        {action && <div className={styles.action}>{action}</div>}
      </header>
      {children}
    </div>
  );
}
