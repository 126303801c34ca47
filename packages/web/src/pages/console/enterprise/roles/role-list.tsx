import type { PolicyRole } from '@countersign/contract';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { formatNumber } from '../../../../text/format.ts';
import { useText } from '../../../../text/text.ts';
import { Icon } from '../../../../ui/icon.tsx';
import { useRoleNameOf } from '../../parts/role-name.ts';
import styles from './roles.module.css';
import type { KeyDrafts } from './roles-page.tsx';
import { rolesText } from './roles-text.ts';

interface RoleListProps {
  roles: readonly PolicyRole[];
  chosen: string | null;
  drafts: KeyDrafts;
}

/** The built-in roles, then those the enterprise has created. */
export function RoleList({ roles, chosen, drafts }: RoleListProps) {
  const words = useText(rolesText);
  const own = roles.filter(({ alias }) => alias === null);
  const builtIn = roles.filter(({ alias }) => alias !== null);
  return (
    <nav className={styles.list} aria-label={words.list}>
      <Group title={words.builtIn} roles={builtIn} chosen={chosen} drafts={drafts} />
      <Group title={words.ownRoles} roles={own} chosen={chosen} drafts={drafts} />
      {own.length === 0 && <p className={styles.none}>{words.noOwn}</p>}
    </nav>
  );
}

function Group({ title, roles, chosen, drafts }: RoleListProps & { title: string }) {
  const words = useText(rolesText);
  const nameOf = useRoleNameOf();
  const id = useId();
  return (
    <>
      <h2 id={id} className={styles.group}>
        {title}
      </h2>
      <ul aria-labelledby={id}>
        {roles.map((role) => (
          <li key={role.enterpriseRoleWsid}>
            <Link
              to="/enterprise/roles"
              search={{ role: role.enterpriseRoleWsid }}
              className={styles.item}
              aria-current={role.enterpriseRoleWsid === chosen ? 'true' : undefined}
            >
              <span className={styles.itemName}>
                {nameOf(role)}
                {drafts.has(role.enterpriseRoleWsid) && (
                  <span className={styles.dot} role="img" aria-label={words.unsaved} title={words.unsaved} />
                )}
              </span>
              <span className={styles.count}>
                <span aria-hidden="true">{formatNumber(role.authorCount)}</span>
                <span className="visually-hidden">{words.holders(formatNumber(role.authorCount))}</span>
              </span>
              <Icon name="chevronRight" size={16} />
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
