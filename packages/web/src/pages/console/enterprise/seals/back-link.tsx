import { Link } from '@tanstack/react-router';
import { Icon } from '../../../../ui/icon.tsx';
import styles from './back-link.module.css';

/** From a page beneath the seals to the list of them. */
export function BackLink({ children }: { children: string }) {
  return (
    <Link to="/enterprise/seals" search={{}} className={styles.back}>
      <Icon name="arrowLeft" size={16} />
      {children}
    </Link>
  );
}
