import { Link } from '@tanstack/react-router';
import { Icon } from '../../../../ui/icon.tsx';
import styles from './back-link.module.css';

/** The link from a page about seals back to the list of seals. */
export function BackLink({ children }: { children: string }) {
  return (
    <Link to="/enterprise/seals" search={{}} className={styles.back}>
      <Icon name="arrowLeft" size={16} />
      {children}
    </Link>
  );
}
