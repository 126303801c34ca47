import { normaliseContact } from '@countersign/domain';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useEnterprise } from '../../../../api/accounts.ts';
import { api, call } from '../../../../api/client.ts';
import { useMay } from '../../../../api/privileges.ts';
import { currentUserWsid, userQuery } from '../../../../api/session.ts';
import { useText } from '../../../../text/text.ts';
import { Avatar } from '../../../../ui/avatar.tsx';
import { IconButton } from '../../../../ui/button.tsx';
import { TextField } from '../../../../ui/field.tsx';
import { Popover } from '../../../../ui/popover.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import styles from './sheets.module.css';
import { sheetsText } from './sheets-text.ts';

export interface Picked {
  readonly name: string;
  readonly contact: string;
  readonly enterpriseName: string | null;
}

/** Whom this account has sent to before, and oneself, for a role of the template. */
export function PickPerson({ role, onPick }: { role: string; onPick: (one: Picked) => void }) {
  const words = useText(sheetsText);
  const [open, setOpen] = useState(false);
  const pick = (one: Picked) => {
    onPick(one);
    setOpen(false);
  };
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      label={words.pickFor(role)}
      trigger={<IconButton icon="users" label={words.pickFor(role)} />}
    >
      {open && <Book onPick={pick} />}
    </Popover>
  );
}

function Book({ onPick }: { onPick: (one: Picked) => void }) {
  const words = useText(sheetsText);
  const userWsid = currentUserWsid();
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed.trim());
  const { data: me } = useQuery(userQuery(userWsid));
  const { data, isPending } = useQuery({
    queryKey: ['address-book', userWsid, 'templates', search],
    queryFn: async ({ signal }) => {
      const query = { limit: 20, ...(search === '' ? {} : { search }) };
      return (await call(api.listAddressBook, { params: { userWsid }, query, signal })).addressBook;
    },
  });
  const enterprise = useEnterprise();
  const colleagues = useColleagues(search);
  const mine = me?.phone ?? me?.email ?? '';
  const others = (data ?? []).map(({ name, contact, enterpriseName }): Picked => ({
    ...{ name, enterpriseName, contact: contact.phone ?? contact.email ?? '' },
  }));
  const isSelf = search === '' && mine !== '';
  const known = new Set([...others.map(({ contact }) => contact), mine]);
  const members = colleagues.filter(({ contact }) => contact === '' || !known.has(contact));
  return (
    <div className={styles.book}>
      <TextField
        type="search"
        label={words.pickSearch}
        labelHidden
        placeholder={words.pickSearch}
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      {isPending ? (
        <Skeleton height={140} />
      ) : (
        <ul className={styles.people}>
          {isSelf && (
            <Person
              one={{ name: me?.displayName ?? '', contact: mine, enterpriseName: enterprise?.name ?? null }}
              about={words.me}
              onPick={onPick}
            />
          )}
          {others
            .filter(({ contact }) => !isSelf || normaliseContact(contact)?.value !== mine)
            .map((one) => (
              <Person key={one.contact} one={one} about={one.contact} onPick={onPick} />
            ))}
          {members.map(({ memberWsid, about, ...one }) => (
            <Person key={memberWsid} one={one} about={about} onPick={onPick} />
          ))}
        </ul>
      )}
      {!isPending && !isSelf && others.length + members.length === 0 && <p className={styles.note}>{words.pickNone}</p>}
    </div>
  );
}

/** Members of the active enterprise; whoever does not see the members' page has their names alone (security 36). */
function useColleagues(search: string) {
  const enterprise = useEnterprise();
  const isOpen = useMay('members:manage');
  const params = { enterpriseWsid: enterprise?.enterpriseWsid ?? '' };
  const { data = [] } = useQuery({
    queryKey: ['members', params.enterpriseWsid, 'templates', isOpen, search],
    enabled: Boolean(enterprise),
    queryFn: async ({ signal }) => {
      if (!isOpen) {
        const { members } = await call(api.pickMembers, { params, query: { search, limit: 20 }, signal });
        return members.map(({ memberWsid, name, contact }) => ({ memberWsid, name, contact: '', about: contact }));
      }
      const query = { search, limit: 20, filters: 'status=NORMAL' };
      const { members } = await call(api.listMembers, { params, query, signal });
      return members.map(({ memberWsid, name, phone, email }) => {
        const contact = phone ?? email ?? '';
        return { memberWsid: memberWsid ?? contact, name, contact, about: contact };
      });
    },
  });
  return data.map((one) => ({ ...one, enterpriseName: enterprise?.name ?? null }));
}

function Person({ one, about, onPick }: { one: Picked; about: string; onPick: (one: Picked) => void }) {
  return (
    <li>
      <button type="button" className={styles.person} onClick={() => onPick(one)}>
        <Avatar name={one.name} size={32} />
        <span>
          {one.name}
          <small>{about}</small>
        </span>
      </button>
    </li>
  );
}
