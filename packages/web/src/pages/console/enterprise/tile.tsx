import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Icon, type IconName, Text } from '../../../ui/index.ts';
import styles from './tile.module.css';

interface TileProps {
  to: '/enterprise/invitations' | '/enterprise/seal-audit' | '/enterprise/finance';
  icon: IconName;
  /** Something there waits for the user. */
  isWaiting?: boolean;
  children: ReactNode;
}

/** A link to another page of the enterprise, with a number from it. */
export const Tile = ({ to, icon, isWaiting = false, children }: TileProps) => (
  <Link to={to} search={{}} className={styles.tile} data-waiting={isWaiting || undefined}>
    <Icon name={icon} />
    <Text grow>{children}</Text>
    <Icon name="chevronRight" size={16} />
  </Link>
);
