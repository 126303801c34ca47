import type { Api, ContactGroup, DataIn, GroupedContact } from '@countersign/contract';
import { CONTACT_GROUPS_MAX, fromWsid, maskContact, toWsid } from '@countersign/domain';
import {
  type Call,
  type GroupedPerson,
  type Services,
  type Tx,
  deliverableContacts,
  lockKey,
  refuseWith,
} from '../../platform/index.ts';
import { accountOf } from '../envelopes/index.ts';
import { demandPeople } from './judge-people.ts';
import {
  type ColleagueContact,
  type GroupRow,
  deleteGroup,
  findColleagueContacts,
  insertGroup,
  selectGroups,
  updateGroup,
} from './store.ts';

type Groups = DataIn<Api['listContactGroups']>;

function presentPerson(
  { name, phone, email, identifyingContact, enterpriseName, memberId, roleType }: GroupedPerson,
  colleagues: ReadonlyMap<string, ColleagueContact>,
): GroupedContact | null {
  const known = { name, identifyingContact, enterpriseName, roleType };
  if (memberId === null) return { ...known, contact: { phone, email }, memberWsid: null };
  const own = colleagues.get(memberId);
  if (own === undefined) return null;
  const masked = (contact: string | null) => (contact === null ? null : maskContact(contact));
  const contact = { phone: masked(own.phone), email: masked(own.email) };
  return { ...known, contact, memberWsid: toWsid('enterpriseUser', memberId) };
}

async function answer(tx: Tx, accountId: string): Promise<Groups> {
  const rows = await selectGroups(tx, accountId);
  const memberIds = rows.flatMap(({ people }) => people.flatMap(({ memberId }) => memberId ?? []));
  const colleagues = await findColleagueContacts(tx, [...new Set(memberIds)]);
  return {
    contactGroups: rows.map(({ id, name, people, modifiedAt }): ContactGroup => ({
      contactGroupWsid: toWsid('contactGroup', id),
      name,
      people: people.flatMap((one) => presentPerson(one, colleagues) ?? []),
      modifiedDatetime: modifiedAt.toISOString(),
    })),
  };
}

export const listContactGroups = (services: Services, { caller }: Call<Api['listContactGroups']>): Promise<Groups> =>
  services.db.withTx((tx) => answer(tx, accountOf(caller)));

/** Serialises the changes of the account's groups, so that names stay unique and their number within its limit. */
const change = (
  services: Services,
  accountId: string,
  decide: (tx: Tx, known: readonly GroupRow[]) => Promise<void>,
): Promise<Groups> =>
  services.db.withTx(async (tx) => {
    await lockKey(tx, `contact groups ${accountId}`);
    await decide(tx, await selectGroups(tx, accountId));
    return answer(tx, accountId);
  });

function demandNew(known: readonly GroupRow[], name: string): void {
  if (known.some((one) => one.name === name)) refuseWith('ERROR_CONTACT_GROUP_EXISTS', { name });
}

function groupIn(known: readonly GroupRow[], wsid: string): GroupRow {
  const id = fromWsid('contactGroup', wsid);
  return known.find((one) => one.id === id) ?? refuseWith('ERROR_CONTACT_GROUP_NOT_FOUND');
}

export const addContactGroup = (
  services: Services,
  { caller, body: { name, people }, context: { now } }: Call<Api['addContactGroup']>,
): Promise<Groups> =>
  change(services, accountOf(caller), async (tx, known) => {
    demandNew(known, name);
    if (known.length >= CONTACT_GROUPS_MAX) refuseWith('ERROR_CONTACT_GROUP_LIMIT', { limit: CONTACT_GROUPS_MAX });
    const stored = await demandPeople(tx, caller, people, deliverableContacts(services.config));
    await insertGroup(tx, accountOf(caller), { id: services.ids.next(), name, people: stored, modifiedAt: now });
  });

export const updateContactGroup = (
  services: Services,
  { caller, params, body: { name, people }, context: { now } }: Call<Api['updateContactGroup']>,
): Promise<Groups> =>
  change(services, accountOf(caller), async (tx, known) => {
    const row = groupIn(known, params.contactGroupWsid);
    if (name !== undefined && name !== row.name) demandNew(known, name);
    const stored =
      people === undefined ? row.people : await demandPeople(tx, caller, people, deliverableContacts(services.config));
    await updateGroup(tx, { id: row.id, name: name ?? row.name, people: stored, modifiedAt: now });
  });

export const deleteContactGroup = (
  services: Services,
  { caller, params }: Call<Api['deleteContactGroup']>,
): Promise<Groups> =>
  change(services, accountOf(caller), async (tx, known) => {
    await deleteGroup(tx, groupIn(known, params.contactGroupWsid).id);
  });
