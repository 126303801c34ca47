import type { Account, Enterprise } from '@countersign/contract';
import { ACCOUNTS_LIMIT, type Edition, editionOf } from '@countersign/domain';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api, call, queryClient, whileSessionChanges } from './client.ts';
import { readLoginStatus, writeLoginStatus } from './local-settings.ts';
import { announceLogin, currentUserWsid, enterpriseKey, sessionQuery, userQuery } from './session.ts';

/** The personal account and every enterprise account of the logged-in person (Spec §3 "Account list entry"). */
export const accountsQuery = (userWsid: string) =>
  queryOptions({
    queryKey: ['accounts', userWsid],
    staleTime: 60_000,
    queryFn: async ({ signal }) => {
      const query = { offset: 0, limit: ACCOUNTS_LIMIT };
      return (await call(api.listAccounts, { params: { userWsid }, query, signal })).accounts;
    },
  });

/** The number of pending contracts in each of the person's accounts; accounts without any are left out. */
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
    // The same call as for the person: where both are fetched again, it is made once.
    queryFn: async () => {
      await queryClient.fetchQuery({ ...userQuery(userWsid), staleTime: 0 });
      return queryClient.getQueryData<Enterprise | null>(enterpriseKey(userWsid)) ?? null;
    },
  });

/** The edition of the active account: personal 'p' or enterprise 'e' (Spec §1); under the console's guard only. */
export function useEdition(): Edition {
  const { data: session } = useQuery(sessionQuery);
  return editionOf(session?.userWsid ?? currentUserWsid());
}

/** The enterprise of the active account; null in the personal one, undefined until it is known. */
export function useEnterprise(): Enterprise | null | undefined {
  return useQuery(enterpriseQuery(currentUserWsid())).data;
}

/** Fetches everything about the logged-in person again. */
export async function refreshAccounts(): Promise<void> {
  const about = ['user', 'accounts', 'enterprise', 'privileges', 'identity'];
  await Promise.all(about.map((kind) => queryClient.invalidateQueries({ queryKey: [kind] })));
}

/**
 * Makes another account the active one (Spec §4 "Session"): everything fetched for the previous one is dropped, and the other
 * tabs of this browser, which share the session, are notified.
 */
export async function changeAccount(destinationWsid: string): Promise<void> {
  const params = { userWsid: currentUserWsid() };
  const { session, user } = await whileSessionChanges(() =>
    call(api.changeAccount, { params, body: { destinationWsid } }),
  );
  queryClient.clear();
  queryClient.setQueryData(sessionQuery.queryKey, session);
  queryClient.setQueryData(userQuery(session.userWsid).queryKey, user);
  writeLoginStatus({ ...readLoginStatus(), activeUserWsid: session.userWsid });
  announceLogin();
}

/** Sets the account that is active after login; the personal one becomes the default by clearing that of the enterprise. */
export async function makeDefault(chosen: Account, accounts: readonly Account[]): Promise<void> {
  const userWsid = currentUserWsid();
  const changed = chosen.enterpriseWsid === null ? accounts.find(({ defaultLogin }) => defaultLogin) : chosen;
  const enterpriseWsid = changed?.enterpriseWsid ?? null;
  if (enterpriseWsid === null) return;
  const body = { enterpriseWsid, isDefault: changed === chosen };
  const answer = await call(api.setDefaultAccount, { params: { userWsid }, body });
  queryClient.setQueryData(accountsQuery(userWsid).queryKey, answer.accounts);
}
