import type { Enterprise, EnterpriseRole } from '@countersign/contract';
import { MEMBER_ROLE, NAME_MAX, maskContact } from '@countersign/domain';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useEnterprise } from '../../../api/accounts.ts';
import { randomId } from '../../../api/device.ts';
import { SearchInput } from '../parts/search-field.tsx';
import { Button, Paragraph, Skeleton, Stack } from '../../../ui/index.ts';
import { Popover } from '../../../ui/popover.tsx';
import { rolesQuery } from '../model/enterprise-roles.ts';
import { type MemberToPick, useMembersToPick } from '../model/members-to-pick.ts';
import { PersonButton } from '../parts/person-button.tsx';
import { useRoleNameOf } from '../parts/role-name.ts';
import { type PersonRow, emptyRow, withType } from './model/people-rows.ts';
import { Segments } from './segments.tsx';
import styles from './recent-people.module.css';
import { usePeopleText } from './text-people.ts';

interface Props {
  rows: readonly PersonRow[];
  onAdd: (rows: readonly PersonRow[]) => void;
}

/** Members and roles of the active enterprise to choose from; renders nothing in the personal account. */
export function EnterprisePeople(props: Props) {
  const words = usePeopleText();
  const [open, setOpen] = useState(false);
  const enterprise = useEnterprise();
  if (!enterprise) return null;
  return (
    <div>
      <Popover
        open={open}
        onOpenChange={setOpen}
        label={words.colleaguesOf}
        trigger={<Button icon="building" label={words.colleagues} />}
      >
        {open && <Book enterprise={enterprise} {...props} />}
      </Popover>
    </div>
  );
}

type Owned = Props & { enterprise: Enterprise };

function Book(props: Owned) {
  const words = usePeopleText();
  const [shown, setShown] = useState<'members' | 'roles'>('members');
  return (
    <Stack gap={2.5} p={3}>
      <Segments label={words.colleaguesOf}>
        <button type="button" aria-pressed={shown === 'members'} onClick={() => setShown('members')}>
          {words.colleaguesMembers}
        </button>
        <button type="button" aria-pressed={shown === 'roles'} onClick={() => setShown('roles')}>
          {words.colleaguesRoles}
        </button>
      </Segments>
      {shown === 'members' ? <Members {...props} /> : <Roles {...props} />}
    </Stack>
  );
}

function Members({ enterprise, rows, onAdd }: Owned) {
  const words = usePeopleText();
  const { enterpriseWsid } = enterprise;
  const [typed, setTyped] = useState('');
  const { members, ...list } = useMembersToPick(typed);
  const rowFrom = ({ memberWsid, name, contact }: MemberToPick): PersonRow => ({
    ...withType(emptyRow(randomId()), 'ENTERPRISE_MEMBER'),
    memberWsid,
    name: name.slice(0, NAME_MAX),
    contact,
    enterpriseName: enterprise.name,
    enterpriseWsid,
  });
  // A person with a typed contact is matched by its masked form.
  const isIn = ({ memberWsid, name, contact }: MemberToPick): boolean =>
    rows.some((row) =>
      row.memberWsid === null
        ? row.name.trim() === name && maskContact(row.contact.trim()) === contact
        : row.memberWsid === memberWsid,
    );
  return (
    <>
      <SearchInput label={words.colleaguesSearch} value={typed} onChange={setTyped} />
      <div aria-live="polite" className={styles.status}>
        {list.isError ? (
          <Paragraph py={1.5} px={1} size="m">
            {words.colleaguesFailed}{' '}
            <Button size="s" variant="quiet" icon="rotate" label={words.colleagues} onClick={list.again} />
          </Paragraph>
        ) : members === undefined ? (
          <Skeleton height={156} />
        ) : (
          members.length === 0 && (
            <Paragraph
              py={1.5}
              px={1}
              size="m"
              text={list.search === '' ? words.colleaguesNone : words.recentNoMatch}
            />
          )
        )}
      </div>
      <Stack as="ul" overflowY="auto" className={styles.people}>
        {(members ?? []).map((one) => (
          <li key={one.memberWsid}>
            <PersonButton
              name={one.name}
              about={[one.contact, one.departmentName].filter(Boolean).join(' · ')}
              isIn={isIn(one)}
              onAdd={() => onAdd([rowFrom(one)])}
            />
          </li>
        ))}
      </Stack>
      {list.hasMore && (
        <Button size="s" variant="quiet" label={words.recentMore} busy={list.isLoadingMore} onClick={list.loadMore} />
      )}
    </>
  );
}

function Roles({ enterprise, rows, onAdd }: Owned) {
  const words = usePeopleText();
  const nameOf = useRoleNameOf();
  const { data, isError } = useQuery(rolesQuery(enterprise.enterpriseWsid));
  const rowFrom = (role: EnterpriseRole): PersonRow => ({
    ...withType(emptyRow(randomId()), 'ENTERPRISE_ROLE'),
    name: nameOf(role),
    enterpriseName: enterprise.name,
    enterpriseWsid: enterprise.enterpriseWsid,
    enterpriseRoleWsid: role.enterpriseRoleWsid,
  });
  if (isError) return <Paragraph py={1.5} px={1} size="m" text={words.colleaguesFailed} />;
  if (data === undefined) return <Skeleton height={156} />;
  return (
    <>
      <Paragraph py={1.5} px={1} size="m" text={words.rolesWhy} />
      <Stack as="ul" overflowY="auto" className={styles.people}>
        {data
          // Every member has this role, so it identifies no one in particular.
          .filter(({ alias }) => alias !== MEMBER_ROLE)
          .map((role) => (
            <li key={role.enterpriseRoleWsid}>
              <PersonButton
                name={nameOf(role)}
                about={enterprise.name}
                isIn={rows.some(({ enterpriseRoleWsid }) => enterpriseRoleWsid === role.enterpriseRoleWsid)}
                onAdd={() => onAdd([rowFrom(role)])}
              />
            </li>
          ))}
      </Stack>
    </>
  );
}
