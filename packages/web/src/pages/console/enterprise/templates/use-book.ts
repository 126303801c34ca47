import { maskContact } from '@countersign/domain';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useEnterprise } from '../../../../api/accounts.ts';
import { api, call } from '../../../../api/client.ts';
import { currentUserWsid, userQuery } from '../../../../api/session.ts';
import { useMembersToPick } from '../../model/members-to-pick.ts';
import { type TypedContacts, typedOf } from '../../model/two-contacts.ts';

export interface Picked extends TypedContacts {
  readonly name: string;
  /** Masked for a colleague. */
  readonly contact: string;
  readonly memberWsid: string | null;
  readonly enterpriseName: string | null;
}

/** The people to pick from: oneself, the address book and the members, each once. */
export function useBook() {
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
  return { typed, setTyped, isPending, mine, others, isSelf, self, members };
}
