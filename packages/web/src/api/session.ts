import { queryOptions } from '@tanstack/react-query';
import { CallError, api, call, queryClient } from './client.ts';
import { randomId } from './device.ts';
import { clearLoginStatus, writeLoginStatus } from './local-settings.ts';

/** The caller's session, null for a stranger. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  staleTime: 60_000,
  queryFn: async ({ signal }) => {
    try {
      return (await call(api.getSession, { signal })).session;
    } catch (error) {
      if (error instanceof CallError && error.status === 401) return null;
      throw error;
    }
  },
});

export const userQuery = (userWsid: string) =>
  queryOptions({
    queryKey: ['user', userWsid],
    staleTime: 60_000,
    queryFn: async ({ signal }) => (await call(api.getUser, { params: { userWsid }, query: {}, signal })).userInfo.user,
  });

/** A session with scopes was opened by a link and reaches its participant alone (Rulings §6.8). */
export const isFreeLogin = (session: { sessionScopes: readonly string[] }): boolean => session.sessionScopes.length > 0;

/** Changes in the storage of this browser when somebody logs in or out, so that its other tabs notice (Spec §4). */
export const LOGIN_CHANGED_KEY = 'countersign.login';
function announceLogin(): void {
  try {
    localStorage.setItem(LOGIN_CHANGED_KEY, randomId());
  } catch {
    // Without storage the other tabs learn it from their next call.
  }
}

/** Forgets everything that was fetched for the former session. */
export async function enterSession(): Promise<void> {
  queryClient.clear();
  announceLogin();
  await queryClient.prefetchQuery(sessionQuery);
  const session = queryClient.getQueryData(sessionQuery.queryKey);
  if (!session || isFreeLogin(session)) return;
  writeLoginStatus({ userWsid: session.userWsid, activeUserWsid: session.userWsid, lastActiveMs: Date.now() });
}

/** Spec §4 "Session": logout clears session storage. */
export async function logout(): Promise<void> {
  await call(api.deleteSession, {}).catch((error: unknown) => {
    if (!(error instanceof CallError && error.status === 401)) throw error;
  });
  sessionStorage.clear();
  clearLoginStatus();
  queryClient.clear();
  announceLogin();
}
