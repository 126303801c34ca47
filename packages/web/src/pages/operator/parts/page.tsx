import type { ReactNode } from 'react';
import { useTitle } from '../../../text/use-title.ts';
import { classes } from '../../../ui/classes.ts';
import styles from './page.module.css';

interface PageProps {
  title: string;
  lead?: ReactNode;
  action?: ReactNode;
  /** The link back to the list this page belongs to. */
  back?: ReactNode;
  children: ReactNode;
  narrow?: boolean;
}

/** Title, the page's one main act, and the content. */
export function Page({ title, lead, action, back, children, narrow = false }: PageProps) {
  useTitle(title);
  return (
    <div className={classes(styles.page, narrow && styles.narrow)}>
      {back && <div className={styles.back}>{back}</div>}
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
