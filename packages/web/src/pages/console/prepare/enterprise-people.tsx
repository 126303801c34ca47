import type { Enterprise, EnterpriseRole } from '@countersign/contract';
import { MEMBER_ROLE, NAME_MAX, maskContact } from '@countersign/domain';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useEnterprise } from '../../../api/accounts.ts';
import { randomId } from '../../../api/device.ts';
import { useText } from '../../../text/text.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { Popover } from '../../../ui/popover.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { rolesQuery } from '../model/enterprise-roles.ts';
import { type MemberToPick, useMembersToPick } from '../model/members-to-pick.ts';
import { PersonButton } from '../parts/person-button.tsx';
import { useRoleNameOf } from '../parts/role-name.ts';
import { type PersonRow, emptyRow, withType } from './model/people-rows.ts';
import styles from './recent-people.module.css';
import { peopleText } from './text-people.ts';

interface Props {
  rows: readonly PersonRow[];
  onAdd: (rows: readonly PersonRow[]) => void;
}

/** Members and roles of the active enterprise to choose from; renders nothing in the personal account. */
export function EnterprisePeople(props: Props) {
  const words = useText(peopleText);
  const [open, setOpen] = useState(false);
  const enterprise = useEnterprise();
  if (!enterprise) return null;
  return (
    <div>
      <Popover
        open={open}
        onOpenChange={setOpen}
        label={words.colleaguesOf}
        trigger={<Button icon="building">{words.colleagues}</Button>}
      >
        {open && <Book enterprise={enterprise} {...props} />}
      </Popover>
    </div>
  );
}

type Owned = Props & { enterprise: Enterprise };

function Book(props: Owned) {
  const words = useText(peopleText);
  const [shown, setShown] = useState<'members' | 'roles'>('members');
  return (
    <div className={styles.book}>
      <div className={styles.kinds} role="group" aria-label={words.colleaguesOf}>
        <button type="button" aria-pressed={shown === 'members'} onClick={() => setShown('members')}>
          {words.colleaguesMembers}
        </button>
        <button type="button" aria-pressed={shown === 'roles'} onClick={() => setShown('roles')}>
          {words.colleaguesRoles}
        </button>
      </div>
      {shown === 'members' ? <Members {...props} /> : <Roles {...props} />}
    </div>
  );
}

function Members({ enterprise, rows, onAdd }: Owned) {
  const words = useText(peopleText);
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
      <TextField
        type="search"
        label={words.colleaguesSearch}
        labelHidden
        placeholder={words.colleaguesSearch}
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <div aria-live="polite" className={styles.status}>
        {list.isError ? (
          <p className={styles.note}>
            {words.colleaguesFailed}{' '}
            <Button size="s" variant="quiet" icon="rotate" onClick={list.again}>
              {words.colleagues}
            </Button>
          </p>
        ) : members === undefined ? (
          <Skeleton height={156} />
        ) : (
          members.length === 0 && (
            <p className={styles.note}>{list.search === '' ? words.colleaguesNone : words.recentNoMatch}</p>
          )
        )}
      </div>
      <ul className={styles.people}>
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
      </ul>
      {list.hasMore && (
        <Button size="s" variant="quiet" busy={list.isLoadingMore} onClick={list.loadMore}>
          {words.recentMore}
        </Button>
      )}
    </>
  );
}

function Roles({ enterprise, rows, onAdd }: Owned) {
  const words = useText(peopleText);
  const nameOf = useRoleNameOf();
  const { data, isError } = useQuery(rolesQuery(enterprise.enterpriseWsid));
  const rowFrom = (role: EnterpriseRole): PersonRow => ({
    ...withType(emptyRow(randomId()), 'ENTERPRISE_ROLE'),
    name: nameOf(role),
    enterpriseName: enterprise.name,
    enterpriseWsid: enterprise.enterpriseWsid,
    enterpriseRoleWsid: role.enterpriseRoleWsid,
  });
  if (isError) return <p className={styles.note}>{words.colleaguesFailed}</p>;
  if (data === undefined) return <Skeleton height={156} />;
  return (
    <>
      <p className={styles.note}>{words.rolesWhy}</p>
      <ul className={styles.people}>
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
      </ul>
    </>
  );
}
