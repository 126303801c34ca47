import { queryOptions } from '@tanstack/react-query';
import { CallError, api, call, queryClient } from './client.ts';

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

/** Forgets everything that was fetched for the former session. */
export async function enterSession(): Promise<void> {
  queryClient.clear();
  await queryClient.prefetchQuery(sessionQuery);
}

/** Spec §4 "Session": logout clears session storage. */
export async function logout(): Promise<void> {
  await call(api.deleteSession, {}).catch((error: unknown) => {
    if (!(error instanceof CallError && error.status === 401)) throw error;
  });
  sessionStorage.clear();
  queryClient.clear();
}
