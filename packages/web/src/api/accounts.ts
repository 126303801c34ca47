import type { Account, Enterprise } from '@countersign/contract';
import { ACCOUNTS_LIMIT, type Edition, editionOf } from '@countersign/domain';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api, call, queryClient } from './client.ts';
import { readLoginStatus, writeLoginStatus } from './local-settings.ts';
import { announceLogin, currentUserWsid, enterpriseKey, sessionQuery, userQuery } from './session.ts';

/** The personal account and every enterprise account of whoever is logged in (Spec §3 "Account list entry"). */
export const accountsQuery = (userWsid: string) =>
  queryOptions({
    queryKey: ['accounts', userWsid],
    staleTime: 60_000,
    queryFn: async ({ signal }) => {
      const query = { offset: 0, limit: ACCOUNTS_LIMIT };
      return (await call(api.listAccounts, { params: { userWsid }, query, signal })).accounts;
    },
  });

/** What waits for the person in each of their accounts, those with something alone. */
export const waitingQuery = (userWsid: string) =>
  queryOptions({
    queryKey: ['accounts', userWsid, 'waiting'],
    staleTime: 30_000,
    queryFn: async ({ signal }) => (await call(api.listWaiting, { params: { userWsid }, signal })).accounts,
  });

/** The enterprise of an active account; null in the personal one. */
export const enterpriseQuery = (userWsid: string) =>
  queryOptions({
    queryKey: enterpriseKey(userWsid),
    staleTime: 60_000,
    queryFn: async ({ signal }) =>
      (await call(api.getUser, { params: { userWsid }, query: {}, signal })).userInfo.enterprise,
  });

/** Of the active account: personal 'p' or enterprise 'e' (Spec §1); under the console's guard only. */
export function useEdition(): Edition {
  const { data: session } = useQuery(sessionQuery);
  return editionOf(session?.userWsid ?? currentUserWsid());
}

/** The enterprise of the active account; null in the personal one, undefined until it is known. */
export function useEnterprise(): Enterprise | null | undefined {
  return useQuery(enterpriseQuery(currentUserWsid())).data;
}

/** What was fetched about whoever is logged in is fetched anew. */
export async function refreshAccounts(): Promise<void> {
  const about = ['user', 'accounts', 'enterprise', 'privileges', 'identity'];
  await Promise.all(about.map((kind) => queryClient.invalidateQueries({ queryKey: [kind] })));
}

/**
 * Makes another account the active one (Spec §4 "Session"): nothing that was fetched for the former one stays, and the
 * other tabs of this browser, which have the same session, are told.
 */
export async function changeAccount(destinationWsid: string): Promise<void> {
  const params = { userWsid: currentUserWsid() };
  const { session, user } = await call(api.changeAccount, { params, body: { destinationWsid } });
  queryClient.clear();
  queryClient.setQueryData(sessionQuery.queryKey, session);
  queryClient.setQueryData(userQuery(session.userWsid).queryKey, user);
  writeLoginStatus({ ...readLoginStatus(), activeUserWsid: session.userWsid });
  announceLogin();
}

/** The account that is active after login; the personal one has no id of an enterprise and is so by there being no other. */
export async function makeDefault(chosen: Account, accounts: readonly Account[]): Promise<void> {
  const userWsid = currentUserWsid();
  const changed = chosen.enterpriseWsid === null ? accounts.find(({ defaultLogin }) => defaultLogin) : chosen;
  const enterpriseWsid = changed?.enterpriseWsid ?? null;
  if (enterpriseWsid === null) return;
  const body = { enterpriseWsid, isDefault: changed === chosen };
  const answer = await call(api.setDefaultAccount, { params: { userWsid }, body });
  queryClient.setQueryData(accountsQuery(userWsid).queryKey, answer.accounts);
}
