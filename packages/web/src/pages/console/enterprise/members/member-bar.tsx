import { MEMBER_ROLE } from '@countersign/domain';
import { useQuery } from '@tanstack/react-query';
import { Row, SelectField } from '../../../../ui/index.ts';
import { rolesQuery } from '../../model/enterprise-roles.ts';
import { useRoleNameOf } from '../../parts/role-name.ts';
import { SearchField } from '../../parts/search-field.tsx';
import styles from './members.module.css';
import { useMembersText } from './members-text.ts';
import {
  MEMBER_SORT_NAMES,
  type MemberSearch,
  type MemberSort,
  SHOWN_MEMBER_STATUSES,
  type ShownMemberStatus,
} from './model/member-search.ts';

interface MemberBarProps {
  enterpriseWsid: string;
  search: MemberSearch;
  onChange: (next: Partial<MemberSearch>) => void;
}

/** The search, filters and sort order of the members. */
export function MemberBar({ enterpriseWsid, search, onChange }: MemberBarProps) {
  const words = useMembersText();
  const nameOf = useRoleNameOf();
  const { data: roles = [] } = useQuery(rolesQuery(enterpriseWsid));
  return (
    <Row gap={2.5} align="stretch" wrap mb={4} role="search">
      <SearchField
        className={styles.search}
        label={words.search}
        value={search.search}
        onChange={(text) => onChange({ search: text })}
      />
      <SelectField
        className={styles.filter}
        label={words.status}
        labelHidden
        value={search.status}
        onChange={({ currentTarget: { value } }) => onChange({ status: value as '' | ShownMemberStatus })}
        none={words.statuses.NORMAL}
        options={SHOWN_MEMBER_STATUSES.map((status) => [status, words.statuses[status]])}
      />
      <SelectField
        className={styles.filter}
        label={words.role}
        labelHidden
        value={search.role}
        onChange={({ currentTarget: { value } }) => onChange({ role: value })}
        none={words.anyRole}
        options={roles
          // Every member has this role without being bound to it.
          .filter(({ alias }) => alias !== MEMBER_ROLE)
          .map((role) => [role.enterpriseRoleWsid, nameOf(role)])}
      />
      <SelectField
        className={styles.filter}
        label={words.sort}
        labelHidden
        value={search.sort}
        onChange={({ currentTarget: { value } }) => onChange({ sort: value as MemberSort })}
        options={MEMBER_SORT_NAMES.map((name) => [name, words.sorts[name]])}
      />
    </Row>
  );
}
