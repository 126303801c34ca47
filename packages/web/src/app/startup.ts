import type { Account, Session } from '@countersign/contract';
import { accountsQuery, changeAccount } from '../api/accounts.ts';
import { CallError, queryClient } from '../api/client.ts';
import { type LoginStatus, readLoginStatus, writeLoginStatus } from '../api/local-settings.ts';
import { arrive, currentUserWsid, userQuery } from '../api/session.ts';
import { defineText, textOf } from '../text/text.ts';
import { type Address, readAhead } from './read-ahead.ts';
import { toast } from '../ui/toast.tsx';

const useWords = defineText('app/startup');

export type Startup =
  | { readonly kind: 'fine'; readonly personalWsid: string }
  | { readonly kind: 'removed'; readonly personalWsid: string; readonly enterpriseName: string };

/**
 * Spec §8 "Startup and session": the active account, which this browser has stored or the session names, may be missing from
 * the list or DISABLED. What another person stored in this browser is ignored.
 */
export function judgeStartup(
  status: Pick<LoginStatus, 'userWsid' | 'activeUserWsid'>,
  sessionWsid: string,
  accounts: readonly Account[],
): Startup {
  const personalWsid = accounts.find(({ userType }) => userType === 'PERSON')?.userWsid ?? sessionWsid;
  const isOwn = status.userWsid === personalWsid && status.activeUserWsid !== '';
  for (const active of [sessionWsid, ...(isOwn ? [status.activeUserWsid] : [])]) {
    if (active === personalWsid) continue;
    const account = accounts.find(({ userWsid }) => userWsid === active);
    if (account?.memberStatus === 'NORMAL') continue;
    return { kind: 'removed', personalWsid, enterpriseName: account?.enterpriseName ?? '' };
  }
  return { kind: 'fine', personalWsid };
}

/** Spec §8 ERROR_LOAD_DATA: the console cannot work without the accounts. */
export class LoadDataError extends Error {
  override readonly name = 'ERROR_LOAD_DATA';
}

async function loadAccounts(sessionWsid: string): Promise<readonly Account[]> {
  try {
    const [accounts] = await Promise.all([
      queryClient.ensureQueryData(accountsQuery(sessionWsid)),
      queryClient.ensureQueryData(userQuery(sessionWsid)),
    ]);
    return accounts;
  } catch (cause) {
    // The session has just ended: the login follows by itself.
    if (cause instanceof CallError && cause.status === 401) throw cause;
    throw new LoadDataError('the account could not be loaded', { cause });
  }
}

/** Checks the active account. Returns true where it was removed and the personal one became active in its place. */
export async function startUp({ userWsid: sessionWsid }: Session, address: Address): Promise<boolean> {
  // The first page of a visit does not wait for the accounts before it asks for what it shows.
  if (queryClient.getQueryState(accountsQuery(sessionWsid).queryKey) === undefined) readAhead(address);
  const accounts = await loadAccounts(sessionWsid);
  arrive();
  const status = readLoginStatus();
  const found = judgeStartup(status, sessionWsid, accounts);
  const isRemoved = found.kind === 'removed';
  if (isRemoved && sessionWsid !== found.personalWsid) await changeAccount(found.personalWsid);
  const known = { userWsid: found.personalWsid, activeUserWsid: currentUserWsid() || sessionWsid };
  if (known.userWsid !== status.userWsid || known.activeUserWsid !== status.activeUserWsid)
    writeLoginStatus({ ...known, lastActiveMs: Date.now() });
  if (isRemoved) toast('warning', textOf(useWords).removed(found.enterpriseName));
  return isRemoved;
}
