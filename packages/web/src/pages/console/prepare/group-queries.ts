import type { Api, BodyIn, ContactGroup } from '@countersign/contract';
import { queryOptions } from '@tanstack/react-query';
import { api, call, keep } from '../../../api/client.ts';
import { currentUserWsid } from '../../../api/session.ts';

/** The contact groups of the active account, by name. */
export const groupsQuery = queryOptions({
  queryKey: ['contact-groups'],
  staleTime: 60_000,
  queryFn: async ({ signal }) =>
    (await call(api.listContactGroups, { params: { userWsid: currentUserWsid() }, signal })).contactGroups,
});

const keepGroups = (groups: readonly ContactGroup[]): void => void keep(groupsQuery.queryKey, [...groups]);

export async function addGroup(name: string, people: BodyIn<Api['addContactGroup']>['people']): Promise<void> {
  const params = { userWsid: currentUserWsid() };
  keepGroups((await call(api.addContactGroup, { params, body: { name, people } })).contactGroups);
}
export async function changeGroup(contactGroupWsid: string, body: BodyIn<Api['updateContactGroup']>): Promise<void> {
  const params = { userWsid: currentUserWsid(), contactGroupWsid };
  keepGroups((await call(api.updateContactGroup, { params, body })).contactGroups);
}
export async function removeGroup(contactGroupWsid: string): Promise<void> {
  const params = { userWsid: currentUserWsid(), contactGroupWsid };
  keepGroups((await call(api.deleteContactGroup, { params })).contactGroups);
}
