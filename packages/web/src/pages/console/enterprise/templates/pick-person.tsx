import { maskContact, normaliseContact } from '@countersign/domain';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useEnterprise } from '../../../../api/accounts.ts';
import { api, call } from '../../../../api/client.ts';
import { currentUserWsid, userQuery } from '../../../../api/session.ts';
import { SearchInput } from '../../parts/search-field.tsx';
import { IconButton } from '../../../../ui/button.tsx';
import { Popover } from '../../../../ui/popover.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { useMembersToPick } from '../../model/members-to-pick.ts';
import { PersonButton } from '../../parts/person-button.tsx';
import { type TypedContacts, typedOf } from '../../model/two-contacts.ts';
import { Grid, Paragraph } from '../../../../ui/layout.tsx';
import styles from './sheets.module.css';
import { useSheetsText } from './sheets-text.ts';

export interface Picked extends TypedContacts {
  readonly name: string;
  /** Masked for a colleague. */
  readonly contact: string;
  readonly memberWsid: string | null;
  readonly enterpriseName: string | null;
}

/** Picks a person for a role of the template: the user themselves or a recent recipient of the account. */
export function PickPerson({ role, onPick }: { role: string; onPick: (one: Picked) => void }) {
  const words = useSheetsText();
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
  const words = useSheetsText();
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
  const { members: found = [] } = useMembersToPick(typed);
  const colleagues = found.map(({ memberWsid, name, contact, isMe = false }) => ({
    memberWsid,
    name,
    contact,
    otherContact: '',
    isMe,
    enterpriseName: enterprise?.name ?? null,
  }));
  const mine = me?.phone ?? me?.email ?? '';
  const others = (data ?? []).map((one): Picked => {
    const { name, enterpriseName, memberWsid } = one;
    return { name, enterpriseName, memberWsid, ...typedOf(one) };
  });
  const isSelf = search === '' && mine !== '';
  const self = {
    name: me?.displayName ?? '',
    contact: mine,
    otherContact: '',
    memberWsid: null,
    enterpriseName: enterprise?.name ?? null,
  };
  // A person with a typed contact is matched by its masked form.
  const isAmong = (colleague: Picked): boolean =>
    others.some((one) =>
      one.memberWsid === null
        ? one.name === colleague.name && maskContact(one.contact) === colleague.contact
        : one.memberWsid === colleague.memberWsid,
    );
  const members = colleagues.filter((one) => !isAmong(one) && !(isSelf && one.isMe));
  return (
    <Grid gap={2.5} p={3} className={styles.book}>
      <SearchInput label={words.pickSearch} value={typed} onChange={setTyped} />
      {isPending ? (
        <Skeleton height={140} />
      ) : (
        <Grid as="ul" overflowY="auto" className={styles.people}>
          {isSelf && (
            <li>
              <PersonButton name={self.name} about={words.me} onAdd={() => onPick(self)} />
            </li>
          )}
          {others
            .filter(({ contact }) => !isSelf || normaliseContact(contact)?.value !== mine)
            .map((one) => (
              <li key={one.memberWsid ?? one.contact}>
                <PersonButton name={one.name} about={one.contact} onAdd={() => onPick(one)} />
              </li>
            ))}
          {members.map((one) => (
            <li key={one.memberWsid}>
              <PersonButton name={one.name} about={one.contact} onAdd={() => onPick(one)} />
            </li>
          ))}
        </Grid>
      )}
      {!isPending && !isSelf && others.length + members.length === 0 && <Paragraph text={words.pickNone} />}
    </Grid>
  );
}
