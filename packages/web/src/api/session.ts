import { queryOptions } from '@tanstack/react-query';
import { CallError, api, call, queryClient } from './client.ts';
import { randomId } from './device.ts';
import { dropSharedFiles } from './drop-shared.ts';
import { sessionName } from './session-name.ts';
import { changeSettings, clearLoginStatus, readLoginStatus, writeLoginStatus } from './local-settings.ts';

/**
 * The caller's session, null for a stranger. It stays known while the page is open: many parts read it without observing it, such
 * as the report that a person is still there, who may have been idle for half an hour.
 */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  staleTime: 60_000,
  gcTime: Infinity,
  queryFn: async ({ signal }) => {
    // Without a session the answer is known.
    if (sessionName() === undefined) return null;
    try {
      return (await call(api.getSession, { signal })).session;
    } catch (error) {
      if (error instanceof CallError && error.status === 401) return null;
      throw error;
    }
  },
});

/** The caller's id; the guard of the console has fetched the session before any of its pages is drawn. */
export const currentUserWsid = (): string => queryClient.getQueryData(sessionQuery.queryKey)?.userWsid ?? '';

export const enterpriseKey = (userWsid: string) => ['enterprise', userWsid] as const;

/** The profile of the person in the active account; the response also names that account's enterprise. */
export const userQuery = (userWsid: string) =>
  queryOptions({
    queryKey: ['user', userWsid],
    staleTime: 60_000,
    queryFn: async ({ signal }) => {
      const { user, enterprise } = (await call(api.getUser, { params: { userWsid }, query: {}, signal })).userInfo;
      queryClient.setQueryData(enterpriseKey(userWsid), enterprise);
      return user;
    },
  });

/** A session with scopes was opened by a link and reaches its participant alone (Rulings §6.8). */
export const isFreeLogin = (session: { sessionScopes: readonly string[] }): boolean => session.sessionScopes.length > 0;

/** Changes in this browser's storage when a person logs in or out, so that its other tabs notice (Spec §4). */
export const LOGIN_CHANGED_KEY = 'countersign.login';
function lastLogin(): string | null {
  try {
    return localStorage.getItem(LOGIN_CHANGED_KEY);
  } catch {
    return null;
  }
}
/** What this tab knows of: its own last login or logout, and those before it was loaded. */
let knownLogin = lastLogin();
export function announceLogin(): void {
  knownLogin = randomId();
  try {
    localStorage.setItem(LOGIN_CHANGED_KEY, knownLogin);
  } catch {
    // Without storage the other tabs notice at their next call.
    knownLogin = null;
  }
}
/** Whether a person has logged in or out in another tab since this one was loaded, also before it began to listen. */
export const hasLoginChanged = (): boolean => lastLogin() !== knownLogin;

let isLeaving = false;
/** This tab itself has logged out, or is about to: reports of its session's end are not shown. */
export const hasLeft = (): boolean => isLeaving;
/** A person is logged in here again. */
export const arrive = (): void => {
  isLeaving = false;
};

/** Drops everything that was fetched for the previous session. */
export async function enterSession(): Promise<void> {
  arrive();
  queryClient.clear();
  announceLogin();
  await queryClient.prefetchQuery(sessionQuery);
  const session = queryClient.getQueryData(sessionQuery.queryKey);
  if (!session || isFreeLogin(session)) return;
  // A login of any kind resets the failures: the next one shows the captcha only if the server asks for it.
  changeSettings({ captchaShown: false, handedOver: false });
  // Which account was active here before is checked when the accounts are known (Spec §8 "Startup and session").
  writeLoginStatus({ ...readLoginStatus(), lastActiveMs: Date.now() });
}

/**
 * Spec §4 "Session": logout clears session storage.
 * @param end the call that ends the session
 */
export async function logout(end: () => Promise<unknown> = () => call(api.deleteSession, {})): Promise<void> {
  isLeaving = true;
  await end().catch((error: unknown) => {
    if (error instanceof CallError && error.status === 401) return;
    isLeaving = false;
    throw error;
  });
  sessionStorage.clear();
  clearLoginStatus();
  queryClient.clear();
  void navigator.clearAppBadge?.().catch(() => {});
  dropSharedFiles();
  announceLogin();
}
