import type { PolicyRole } from '@countersign/contract';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { formatNumber } from '../../../../text/format.ts';
import { Hint, Icon, Small, Stack, Text } from '../../../../ui/index.ts';
import { useRoleNameOf } from '../../parts/role-name.ts';
import styles from './roles.module.css';
import type { KeyDrafts } from './roles-page.tsx';
import { useRolesText } from './roles-text.ts';

interface RoleListProps {
  roles: readonly PolicyRole[];
  chosen: string | null;
  drafts: KeyDrafts;
}

/** The built-in roles, then those the enterprise has created. */
export function RoleList({ roles, chosen, drafts }: RoleListProps) {
  const words = useRolesText();
  const own = roles.filter(({ alias }) => alias === null);
  const builtIn = roles.filter(({ alias }) => alias !== null);
  return (
    <Stack as="nav" className={styles.list} aria-label={words.list}>
      <Group title={words.builtIn} roles={builtIn} chosen={chosen} drafts={drafts} />
      <Group title={words.ownRoles} roles={own} chosen={chosen} drafts={drafts} />
      {own.length === 0 && <Hint py={1} px={3} text={words.noOwn} />}
    </Stack>
  );
}

function Group({ title, roles, chosen, drafts }: RoleListProps & { title: string }) {
  const words = useRolesText();
  const nameOf = useRoleNameOf();
  const id = useId();
  return (
    <>
      <Text
        as="h2"
        id={id}
        mx={3}
        mt={1}
        mb={1.5}
        tone="ink-3"
        size="s"
        weight={550}
        className={styles.group}
        text={title}
      />
      <ul aria-labelledby={id}>
        {roles.map((role) => (
          <li key={role.enterpriseRoleWsid}>
            <Link
              to="/enterprise/roles"
              search={{ role: role.enterpriseRoleWsid }}
              className={styles.item}
              aria-current={role.enterpriseRoleWsid === chosen ? 'true' : undefined}
            >
              <Text grow minWidth={0}>
                {nameOf(role)}
                {drafts.has(role.enterpriseRoleWsid) && (
                  <span className={styles.dot} role="img" aria-label={words.unsaved} title={words.unsaved} />
                )}
              </Text>
              <Small as="span" rigid weight={400} tabular>
                <span aria-hidden="true">{formatNumber(role.authorCount)}</span>
                <span className="visually-hidden">{words.holders(formatNumber(role.authorCount))}</span>
              </Small>
              <Icon name="chevronRight" size={16} />
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
