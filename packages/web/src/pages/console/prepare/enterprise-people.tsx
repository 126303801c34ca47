import type { Enterprise, EnterpriseRole } from '@countersign/contract';
import { MEMBER_ROLE, NAME_MAX, normaliseContact } from '@countersign/domain';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useEnterprise } from '../../../api/accounts.ts';
import { api, call } from '../../../api/client.ts';
import { randomId } from '../../../api/device.ts';
import { useMay } from '../../../api/privileges.ts';
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

/** A member as the picker knows them. */
interface Colleague {
  readonly memberWsid: string;
  readonly name: string;
  readonly contact: string;
  readonly about: string | null;
}

/** Whoever sees the members' page has their contacts; the others see them masked (security 36). */
function useColleagues(enterpriseWsid: string, search: string, isOpen: boolean) {
  return useInfiniteQuery({
    queryKey: ['members', enterpriseWsid, 'choose', isOpen, search],
    placeholderData: keepPreviousData,
    initialPageParam: 0,
    queryFn: async ({ pageParam, signal }) => {
      const query = { search, offset: pageParam, limit: PAGE, sorts: '+name' };
      const params = { enterpriseWsid };
      if (!isOpen) {
        const { members, page } = await call(api.pickMembers, { params, query: { ...query, sorts: '' }, signal });
        const colleagues: Colleague[] = members.map(({ memberWsid, name, contact, departmentName }) => ({
          ...{ memberWsid, name, contact, about: departmentName },
        }));
        return { colleagues, page };
      }
      const { members, page } = await call(api.listMembers, {
        params,
        query: { ...query, filters: 'status=NORMAL' },
        signal,
      });
      const colleagues: Colleague[] = members.map(({ memberWsid, name, phone, email, departmentName }) => ({
        ...{ memberWsid: memberWsid ?? '', name, contact: phone ?? email ?? '', about: departmentName },
      }));
      return { colleagues, page };
    },
    getNextPageParam: ({ page }) =>
      page.offset + page.limit < page.totalElements ? page.offset + page.limit : undefined,
  });
}

function Members({ enterprise, rows, onAdd }: Owned) {
  const words = useText(peopleText);
  const isOpen = useMay('members:manage');
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed.trim());
  const list = useColleagues(enterprise.enterpriseWsid, search, isOpen);
  const colleagues = list.data?.pages.flatMap((page) => page.colleagues) ?? [];
  const rowFrom = ({ name, contact }: Colleague): PersonRow => ({
    ...withType(emptyRow(randomId()), 'ENTERPRISE_MEMBER'),
    name: name.slice(0, NAME_MAX),
    contact: isOpen ? contact : '',
    enterpriseName: enterprise.name,
    enterpriseWsid: enterprise.enterpriseWsid,
  });
  const known = new Set(rows.map(({ contact }) => normaliseContact(contact)?.value));
  const isIn = ({ name, contact }: Colleague): boolean =>
    isOpen ? known.has(contact) : rows.some((row) => row.type === 'ENTERPRISE_MEMBER' && row.name === name);
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
      {!isOpen && <p className={styles.note}>{words.colleaguesMasked}</p>}
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
              about={[one.contact, one.about].filter(Boolean).join(' · ')}
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
