import { Link } from '@tanstack/react-router';
import { Icon } from '../../../ui/index.ts';
import styles from './back-link.module.css';

/** The link from a page back to the list or the page above it. */
export const BackLink = ({ to, children }: { to: string; children: string }) => (
  <Link to={to} search={{}} className={styles.back}>
    <Icon name="arrowLeft" size={16} />
    {children}
  </Link>
);
