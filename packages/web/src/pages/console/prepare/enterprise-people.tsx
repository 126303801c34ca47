import type { Enterprise, EnterpriseRole, ListedMember } from '@countersign/contract';
import { MEMBER_ROLE, NAME_MAX, maskContact } from '@countersign/domain';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useEnterprise } from '../../../api/accounts.ts';
import { api, call } from '../../../api/client.ts';
import { randomId } from '../../../api/device.ts';
import { useText } from '../../../text/text.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Popover } from '../../../ui/popover.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { rolesQuery } from '../model/enterprise-roles.ts';
import { useRoleNameOf } from '../parts/role-name.ts';
import { type PersonRow, emptyRow, withType } from './model/people-rows.ts';
import styles from './recent-people.module.css';
import { peopleText } from './text-people.ts';

const PAGE = 20;

interface Props {
  rows: readonly PersonRow[];
  onAdd: (rows: readonly PersonRow[]) => void;
}

/** Members and roles of the active enterprise, chosen instead of typed; nothing in the personal account. */
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
  const search = useDeferredValue(typed.trim());
  const list = useInfiniteQuery({
    queryKey: ['members', enterpriseWsid, 'choose', search],
    placeholderData: keepPreviousData,
    initialPageParam: 0,
    queryFn: ({ pageParam, signal }) =>
      call(api.pickMembers, { params: { enterpriseWsid }, query: { search, offset: pageParam, limit: PAGE }, signal }),
    getNextPageParam: ({ page }) =>
      page.offset + page.limit < page.totalElements ? page.offset + page.limit : undefined,
  });
  const colleagues = list.data?.pages.flatMap(({ members }) => members) ?? [];
  const rowFrom = ({ memberWsid, name, contact }: ListedMember): PersonRow => ({
    ...withType(emptyRow(randomId()), 'ENTERPRISE_MEMBER'),
    ...{ memberWsid, name: name.slice(0, NAME_MAX), contact },
    ...{ enterpriseName: enterprise.name, enterpriseWsid },
  });
  // Somebody whose contact was typed is told by what is shown of it.
  const isIn = ({ memberWsid, name, contact }: ListedMember): boolean =>
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
            <Button size="s" variant="quiet" icon="rotate" onClick={() => void list.refetch()}>
              {words.colleagues}
            </Button>
          </p>
        ) : list.isPending ? (
          <Skeleton height={156} />
        ) : (
          colleagues.length === 0 && (
            <p className={styles.note}>{search === '' ? words.colleaguesNone : words.recentNoMatch}</p>
          )
        )}
      </div>
      <ul className={styles.people}>
        {colleagues.map((one) => (
          <li key={one.memberWsid}>
            <Choice
              name={one.name}
              about={[one.contact, one.departmentName].filter(Boolean).join(' · ')}
              isIn={isIn(one)}
              onAdd={() => onAdd([rowFrom(one)])}
            />
          </li>
        ))}
      </ul>
      {list.hasNextPage && (
        <Button size="s" variant="quiet" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
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
          // Every member has it, so that it names nobody.
          .filter(({ alias }) => alias !== MEMBER_ROLE)
          .map((role) => (
            <li key={role.enterpriseRoleWsid}>
              <Choice
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

interface ChoiceProps {
  name: string;
  about: string;
  isIn: boolean;
  onAdd: () => void;
}
function Choice({ name, about, isIn, onAdd }: ChoiceProps) {
  const words = useText(peopleText);
  return (
    <button
      type="button"
      className={styles.person}
      // Kept in reach of the keyboard, so that the focus does not get lost with what it did.
      aria-disabled={isIn || undefined}
      aria-label={isIn ? `${name} ${words.recentIn}` : words.recentAdd(name)}
      onClick={() => !isIn && onAdd()}
    >
      <Avatar name={name} size={32} />
      <span className={styles.words}>
        <span>{name}</span>
        <small>{about}</small>
      </span>
      <Icon name={isIn ? 'check' : 'plus'} size={18} />
    </button>
  );
}
