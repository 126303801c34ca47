import type { EnterpriseRole } from '@countersign/contract';
import type { ReactNode } from 'react';
import { Pill } from '../../../../ui/pill.tsx';
import { useRoleNameOf } from '../../parts/role-name.ts';
import { Text } from '../../../../ui/index.ts';
import styles from './members.module.css';

/** The roles of a member, or a placeholder for none. */
export function RolePills({ roles, none }: { roles: readonly EnterpriseRole[]; none: ReactNode }) {
  const nameOf = useRoleNameOf();
  if (roles.length === 0) return none;
  return (
    <Text inlineRow gapY={1} gapX={1.5} align="stretch" wrap className={styles.pills}>
      {roles.map((role) => (
        <Pill key={role.enterpriseRoleWsid} tone={role.alias === null ? 'neutral' : 'good'} label={nameOf(role)} />
      ))}
    </Text>
  );
}
